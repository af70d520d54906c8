"""Chapter 10, the Lizard Cult: gardens and the Outcast, rituals, conspiracies."""
