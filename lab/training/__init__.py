"""What makes the weights that the bots read. Each tool prints or writes a file, which is copied into the product."""
