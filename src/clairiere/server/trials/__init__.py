"""Servers put to the test: load, kills, and a PostgreSQL of their own."""
