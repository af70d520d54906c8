"""What somebody keeps here for themselves alone: answers that they planned, and all that is known of them."""
