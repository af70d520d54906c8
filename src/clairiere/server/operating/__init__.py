"""What whoever runs a server can do: remove tables, keep guests out, clean names, hand out or delete somebody's data.

One guest may ask for the last two as well.
"""
