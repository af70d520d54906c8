"""Chapter 8, the Woodland Alliance: sympathy and outrage, supporters and revolts, officers."""
