"""Chapter 10, the real-time form and the form by turns: who is asked when, and the clocks."""
