"""Chapter 8, the Woodland Alliance."""
