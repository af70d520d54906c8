"""The laboratory: what only maintainers run, from a checkout, as `./dev lab TOOL`. It is not in the wheel.

    command_line        `./dev lab`: the tools by name; a tool is a module with `add_arguments` and `run`
    arena               the standing matches that measure the bots, and the ceilings of their strength
    campaigns           random games by the million, servers that are killed, load tests, the page on robustness
    baselines           players of all kinds against each other
    training            what makes the weights that the bots read
    mutation            changes of the rules that the tests must notice
    reviews             how often reviews blame a bot for its own games
    words, project      sentences; folders

The lab imports the product; the product never imports the lab. What the tools find out is in `reports/`; the pages
docs/strength.md and docs/scale.md quote it. Nothing is imported here: `mutation` must load before the product does.
"""
