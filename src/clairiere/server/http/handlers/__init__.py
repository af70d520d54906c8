"""A function for each address of the HTTP interface, by subject.

A handler gets an `ApiRequest` and returns a struct of `wire`, a text or a response; what it refuses, it raises. It
knows rooms, the store and what stands below them, and nothing of the application or of sockets. `app.HANDLERS` names
them all.
"""
