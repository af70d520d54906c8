"""One table: its session, its viewers, and what each of them is sent.

    room            the only writer of a table: every change is stored first and sent then
    session         the game at the table: the rules, the clocks (`timing`), and the stored part of the log
    broadcast       messages to viewers; present_moment and seat_reader say what is in them
    permissions     who may see what; presence: who is connected; listing, room_listing: tables in lists
    rooms           all rooms of a process

May import `timing`, `rows` and `wire`; no HTTP, no SQL, no bots, no mail: a room knows its store, its listeners and its
observers by the protocols in `ports`, and needs no thread, socket or file.
"""
