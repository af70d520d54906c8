"""A bot that plays over the wire: python examples/bot.py http://localhost:8470 TABLE TOKEN

The token comes from POST /api/tokens {"table": …, "seat": …} of the table's host (docs/api.md).
It answers every question with the first choice that is offered.
"""

import json
import sys

from websockets.sync.client import connect

address, table, token = sys.argv[1:]
headers = {"Authorization": f"Bearer {token}"}
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
            number, choice = number + 1, ask["choices"][0]
            line.send(json.dumps({"t": "play", "n": number, "choice": choice["notation"], "seen": choice["moment"]}))
