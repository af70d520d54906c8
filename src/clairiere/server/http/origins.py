"""Origins and addresses of the server: which are reachable on the local network, which are local to this machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from .http_types import ConnectionInfo

USUAL_PORTS = {"http": 80, "https": 443}
ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104 compared with, not bound
TEST_ADDRESS = "192.0.2.1"  # reserved for documentation (RFC 5737): a route to it is looked up, nothing is sent


class ServerAddress:
    """The host and port that the server listens on, by default this machine only."""

    def __init__(self, host: str = "localhost", port: int = 0) -> None:
        self.host = host
        self.port = port
        self.known: tuple[str, ...] = ()  # origins that the operator has configured

    def origins(self) -> list[str]:
        """Return the origins by which other machines of the local network reach the server."""
        host = lan_address() if self.host in ALL_INTERFACES else self.host
        if not host or is_loopback(host):
            return []
        return [f"http://{f'[{host}]' if ':' in host else host}:{self.port}"]


def lan_address() -> str:
    """Return this machine's address on its network, or an empty string."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((TEST_ADDRESS, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Return True for a host name or IP address that leads to the machine itself."""
    name = host.strip("[]").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def host_name_of(netloc: str) -> str:
    """Return the host name of a Host header, without the port; empty if it is malformed."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


def origin_of(text: str) -> str:
    """Return an origin (scheme, host, port) as browsers write it, without a default port; empty if the text is not an
    origin."""
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
    """Return True if a request came over https, according to the server or a trusted proxy."""
    return request.url.scheme in ("https", "wss")


def request_origin(request: ConnectionInfo) -> str:
    """Return the origin that a request was sent to."""
    return origin_of(f"{'https' if is_secure(request) else 'http'}://{request.headers.get('host', '')}")


def is_local(request: ConnectionInfo) -> bool:
    """Return True if a request was sent on this machine to a loopback address.

    The Host header alone proves nothing, so the connection (or the sender that a trusted proxy names) must be local
    too. A request with a proxy's header is never local."""
    proxied = any(name in request.headers for name in ("forwarded", "via", "x-forwarded-for", "x-real-ip"))
    sender = request.client.host if request.client is not None else ""
    return not proxied and is_loopback(sender) and is_loopback(host_name_of(request.headers.get("host", "")))
