"""The games in the tools of researchers: observations as arrays, environments, data, baselines.

Needs the extra `research`; nothing of the table imports it. docs/research.md shows how to use it.

    environments  ←  arrays, lanes  ←  encoding
"""
