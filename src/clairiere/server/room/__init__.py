"""One table: its only writer, its log, its viewers, and what each of them is told.

May import `timing`, `rows` and `wire`; no HTTP, no SQL, no bots, no mail: a room knows its store, its listeners and its
observers by the protocols in `ports`, needs no thread, socket or file, and can be run by another host.
Messages enter as structs of `wire` with the seat they are for; they are judged by `timing`, appended to the log,
committed, and only then told, to each viewer as that seat may see it and in that viewer's language.
"""
