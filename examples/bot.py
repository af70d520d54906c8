"""A bot that plays over the wire.

Usage: python examples/bot.py http://localhost:8470 TABLE TOKEN

The token comes from POST /api/tokens {"table": …, "seat": …} of the table's host (docs/api.md).
It answers every question with a random choice, and never gives up while there is another one.
"""

import json
import random
import sys

from websockets.sync.client import connect

address, table, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}"}


def answer(ask):
    """Return a random choice of a question. One with very many choices lists none, and names one that is playable."""
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
        for ask in message.get("asks", []):
            number += 1
            line.send(json.dumps({"t": "play", "n": number, **answer(ask)}))
