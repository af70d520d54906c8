"""Chapter 9, the Vagabond."""
