"""A bot that plays over the wire.

Usage: python examples/bot.py http://localhost:8470 TABLE TOKEN

The token comes from POST /api/tokens {"table": …, "seat": …} of the table's host (docs/api.md).
It answers every question with a random choice and never gives up. Where giving up is the only choice, nobody waits for
an answer: in the real-time form of Jeton Rouge, for one, a player may leave at any moment.
"""

import json
import random
import sys

from websockets.sync.client import connect

address, table, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}"}


def answer(ask):
    """Return a random choice of a question, or None if the only choice is to give up.

    A question with very many choices lists none of them, and names one that is playable.
    """
    if ask["playable"] in ask["quits"]:
        return None
    onward = [choice for choice in ask["choices"] if choice["notation"] not in ask["quits"]]
    if not onward:
        return {"choice": ask["playable"], "seen": ask["moment"]}
    choice = random.choice(onward)
    return {"choice": choice["notation"], "seen": choice["moment"]}


with connect(f"{address.replace('http', 'ws')}/ws/t/{table}", additional_headers=headers) as line:
    number = 1
    line.send(json.dumps({"t": "hello", "n": number, "language": "en"}))
    for message in map(json.loads, line):
        if message.get("over"):
            break
        if message["t"] == "vote" and not message["closed"]:  # whatever the others ask for, it agrees
            number += 1
            line.send(json.dumps({"t": "vote", "n": number, "yes": True}))
        for choice in filter(None, map(answer, message.get("asks", []))):
            number += 1
            line.send(json.dumps({"t": "play", "n": number, **choice}))
