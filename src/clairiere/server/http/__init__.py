"""HTTP and the socket: the application, who sends a request, how it is read and answered, and the connections below.

May import everything in `server` but `run`, `archive` and `trials`; nothing below knows Starlette. Data enters as
bytes, is read within its limits as a struct of `wire` (`requests`, `sockets`), and leaves as JSON of such structs, or
as a refusal with the right status. `operations` lists the addresses; OpenAPI and the routes are made from it.
"""
