"""Messages to people whose turn it is: who is to be told, what is written, and the outbox that sends it.

May import `room`, `store` and what stands below, no HTTP and no bots. `Notices` observes rooms; guests' addresses
come from the store; e-mails leave through an SMTP server, in a thread of their own. Nobody waits for them.
"""
