"""Servers put to the test as they are run: load tests, kills at random moments, and a PostgreSQL of their own.

May import everything in `server`; only `cli` imports it. Servers run in processes of their own and are talked to over
real sockets; what was measured leaves as figures, plain values that commands print or keep.
"""
