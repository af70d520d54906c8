"""Posts to addresses that guests gave, and only to hosts that are allowed.

An address is read by one strict pattern, not by a parser that may see it otherwise than whoever opens the line: https,
the host as it is written, its usual port, a path. The certificate must be that host's, whatever its name leads to.
There are no redirects and no proxies, one deadline for all of it, and nothing but the answer's first line is read.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Awaitable, Callable, Mapping

PATIENCE_S = 10.0  # seconds for the whole exchange
LONGEST = 1000  # characters of an address
PORT = 443
HOST = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+")
ADDRESS = re.compile(rf"https://({HOST.pattern})(/[A-Za-z0-9/_.~:%+=&?-]*)")
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b")
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[str], Awaitable[Line]]  # to a host


def parts_of(address: str) -> tuple[str, str] | None:
    """Return the host and the path of an https address, or None if it cannot be posted to."""
    match = ADDRESS.fullmatch(address) if len(address) <= LONGEST else None
    return (match[1], match[2]) if match is not None else None


async def secure_line(host: str) -> Line:
    return await asyncio.open_connection(host, PORT, ssl=ssl.create_default_context(), limit=4096)


class Poster:
    """Sends POST requests and returns the status of the response."""

    def __init__(self, connect: Connect = secure_line, patience_s: float = PATIENCE_S) -> None:
        self.connect = connect
        self.patience_s = patience_s

    async def post(self, host: str, path: str, headers: Mapping[str, str], body: bytes) -> int:
        lines = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        async with asyncio.timeout(self.patience_s):
            reader, writer = await self.connect(host)
            try:
                writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
                await writer.drain()
                match = STATUS.match(await reader.readline())
            finally:
                writer.transport.abort()  # whatever else they would say
        if match is None:
            raise ConnectionError("no answer")
        return int(match[1])


def is_settled(status: int) -> bool:
    """Return whether a status means that the message was taken or is refused for good."""
    return status < 500 and status != 429
