"""Play, replay and read the law at a terminal, line by line. Games are drawn here, never judged."""
