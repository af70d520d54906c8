"""Whoever runs the server, over HTTP; and everybody about themselves."""
