"""HTTP and WebSockets: the application, identities, requests and responses, and the connections below them.

May import everything in `server` except `run` and `archive`; only this folder imports Starlette. Data enters as bytes,
is decoded within its limits to a struct of `wire` (`requests`, `sockets`), and leaves as JSON of such structs, or as a
refusal with its status code. `operations` lists the addresses; OpenAPI and the routes are made from it.
"""
