"""Chapter 9, the Vagabond: items and characters, relationships, quests, ruins."""
