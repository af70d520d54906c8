"""At a real table: `lookup.py` what is sent once and looked up there, `root.py` what the engine works out for Root."""
