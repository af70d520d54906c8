"""The contract that every game signs, and what runs games that sign it.

It imports typing, and names for the compiler. In come answers (`State.take`), positions (`Game.load`) and records
(`read_record`); out go questions (`State.open`), views (`State.view`), events (`State.log`), positions (`State.dump`)
and records (`Record.text`). Chance comes in as answers too: whoever plays NATURE gives them.
"""
