"""The contract that every game implements, and what runs such games.

It imports `typing` and names for the compiler only. In go answers (`State.take`), positions (`Game.load`) and records
(`read_record`). Out come questions (`State.open`), views (`State.view`), events (`State.log`), positions (`State.dump`)
and records (`Record.text`). Chance comes in as answers too: the caller answers for NATURE.
"""
