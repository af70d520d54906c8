"""Chapter 6, the Marquise de Cat: the keep, wood and buildings, field hospitals."""
