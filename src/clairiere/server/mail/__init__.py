"""Letters to people whose turn it is: addresses, letters, the outbox."""
