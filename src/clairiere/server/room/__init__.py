"""One table: its only writer, its log, its viewers, and what each of them is told."""
