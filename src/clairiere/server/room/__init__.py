"""One table: its only writer, its log, its viewers, and what each of them is told.

May import `live`, `store`'s rows and `wire`; no HTTP, no bots, no mail: those observe rooms (`rooms.Observer`).
Messages enter as structs of `wire` with the seat they are for; they are judged by `live`, appended to the log,
committed, and only then told, to each viewer as that seat may see it and in that viewer's language.
"""
