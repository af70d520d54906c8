"""Messages to people whose turn it is: who is to be told, what is said, and the ways by which it goes.

May import `room`, `store` and what stands below, no HTTP and no bots. `Notices` observes rooms; what a guest has chosen
comes from the store; each of the `Channels` has an outbox of its own. Nobody waits for them.
"""
