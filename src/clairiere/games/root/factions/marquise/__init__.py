"""Chapter 6, the Marquise de Cat."""
