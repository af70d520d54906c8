"""Chapter 7, the Eyrie Dynasties: roosts, leaders, the Decree and turmoil."""
