"""The table on the web.

    run | archive       the process that serves; backup, export and import of what a store holds
    http                requests, sockets and connections; a handler for each address
    bots | notices      observers of rooms: bots that play, messages to people whose turn it is,
    planned             and answers that people planned for questions that may come
    room                one table: judged, written down, then told to whoever looks
    store               what is remembered, in SQLite or PostgreSQL
    rows, wire, …       what is remembered and what is sent, as plain types; limits, clocks: used by all

A folder imports only what stands below it; `pyproject.toml` holds that. Data enters through `http` as bytes, goes to
a room as structs of `wire`, is committed by `store`, and leaves as structs of `wire` again, one for each viewer.
"""
