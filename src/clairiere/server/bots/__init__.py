"""Bots at tables on the web, and the processes in which those that search think.

May import `clairiere.bots`, `room` and what stands below, no HTTP and no mail. `Bots` observes rooms: where a bot is
asked, it gets a copy of the state, thinks in a thread or a process, and answers through `Room.play_for_bot`.
"""
