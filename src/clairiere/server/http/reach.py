"""Where a server is reached: whether an address is this machine's alone, and which ones hold on the local network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
NOWHERE = "192.0.2.1"  # an address for documents (RFC 5737): a way there is looked up, and nothing is sent


class Reach:
    """A server that listens on a host and a port; one that nobody knows of listens to this machine alone."""

    def __init__(self, host: str = "localhost", port: int = 0) -> None:
        self.host = host
        self.port = port

    def origins(self) -> list[str]:
        """Addresses that hold for other machines of the local network."""
        host = own_address() if self.host in EVERYWHERE else self.host
        if not host or is_loopback(host):
            return []
        return [f"http://{f'[{host}]' if ':' in host else host}:{self.port}"]


def own_address() -> str:
    """This machine's address on its network, or nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Whether a name or a number leads nowhere but to the machine itself."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def host_name_of(netloc: str) -> str:
    """The host of what a browser calls one, without its port."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def is_origin(text: str) -> bool:
    """Whether a text is the beginning of an address, and nothing more."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    plain = not (parts.path or parts.query or parts.fragment or "@" in parts.netloc)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and plain and len(text) <= 200
