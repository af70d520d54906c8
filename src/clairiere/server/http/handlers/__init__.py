"""A handler for each address of the HTTP interface."""
