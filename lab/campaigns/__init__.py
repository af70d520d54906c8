"""Rules and servers under test for as long as one likes: random games, load tests, servers killed at random moments.

Servers run in processes of their own, are talked to over real sockets, and get a PostgreSQL of their own where needed.
"""
