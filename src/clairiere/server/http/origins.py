"""Where a server is reached: whether an address is this machine's alone, and which ones hold on the local network."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from .http_types import ConnectionInfo

USUAL_PORTS = {"http": 80, "https": 443}
ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104 compared with, not bound
TEST_ADDRESS = "192.0.2.1"  # an address for documents (RFC 5737): a way there is looked up, and nothing is sent


class ServerAddress:
    """A server that listens on a host and a port; one that nobody knows of listens to this machine alone."""

    def __init__(self, host: str = "localhost", port: int = 0) -> None:
        self.host = host
        self.port = port
        self.known: tuple[str, ...] = ()  # origins that the operator has named

    def origins(self) -> list[str]:
        """Addresses that hold for other machines of the local network."""
        host = lan_address() if self.host in ALL_INTERFACES else self.host
        if not host or is_loopback(host):
            return []
        return [f"http://{f'[{host}]' if ':' in host else host}:{self.port}"]


def lan_address() -> str:
    """Return the address of this machine on its network, or an empty text."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((TEST_ADDRESS, 9))
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


def origin_of(text: str) -> str:
    """Return an address's scheme, host and port as browsers write them, without the usual port; nothing, if the text
    is not the beginning of an address and nothing more."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return ""
    plain = not (parts.path or parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in USUAL_PORTS or not parts.hostname or not plain or len(text) > 200:
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, USUAL_PORTS[parts.scheme]) else f":{port}")


def is_secure(request: ConnectionInfo) -> bool:
    """Whether a request came by https, as far as the server or a proxy that it trusts can tell."""
    return request.url.scheme in ("https", "wss")


def request_origin(request: ConnectionInfo) -> str:
    """Return the origin that a request was sent to."""
    return origin_of(f"{'https' if is_secure(request) else 'http'}://{request.headers.get('host', '')}")


def is_local(request: ConnectionInfo) -> bool:
    """Whether a request was sent on this machine, to an address of this machine alone. Its Host header proves nothing,
    so the connection itself, or what a trusted proxy says of it, must come from here; a proxy's mark rules it out."""
    proxied = any(name in request.headers for name in ("forwarded", "via", "x-forwarded-for", "x-real-ip"))
    sender = request.client.host if request.client is not None else ""
    return not proxied and is_loopback(sender) and is_loopback(host_name_of(request.headers.get("host", "")))
