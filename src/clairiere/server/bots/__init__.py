"""Bots and hints at tables on the web, and the processes in which they think."""
