"""Requests and responses as handlers see them, independent of the web server. The static edition uses them too."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any, Protocol

from ...words import LANGUAGES
from ..limits import neighbourhood
from ..room.viewers import Identity
from ..rows import GuestRow

HTML, JSON, TEXT = "text/html; charset=utf-8", "application/json", "text/plain; charset=utf-8"


class ConnectionInfo(Protocol):
    """A request or the upgrade request of a WebSocket: the part that handlers read."""

    @property
    def path_params(self) -> dict[str, Any]: ...

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def cookies(self) -> Mapping[str, str]: ...

    @property
    def url(self) -> Any: ...

    @property
    def client(self) -> Any: ...


class RequestInfo(ConnectionInfo, Protocol):
    """A request with its method and a body that is streamed."""

    @property
    def method(self) -> str: ...

    def stream(self) -> AsyncIterator[bytes]: ...


def address_of(connection: ConnectionInfo) -> str:
    return neighbourhood(connection.client.host if connection.client is not None else "")


def language_of(connection: ConnectionInfo, who: Identity | None = None) -> str:
    """Return the language to answer in: from the URL, else the guest's choice, else the Accept-Language header."""
    requested = connection.query_params.get("language", "")
    if requested in LANGUAGES:
        return requested
    if who is not None and who.guest is not None:
        return who.guest.language
    accepted = connection.headers.get("accept-language", "").lower()
    return min(LANGUAGES, key=lambda language: accepted.find(language) % (len(accepted) + 1), default="fr")


class Response:
    """The response of a handler. `guest`: the guest whose cookie the device gets."""

    def __init__(
        self,
        content: bytes | str = b"",
        status: int = 200,
        media: str = "",
        headers: Mapping[str, str] | None = None,
        guest: GuestRow | None = None,
    ) -> None:
        self.content = content.encode() if isinstance(content, str) else content
        self.status = status
        self.headers = {**({"content-type": media} if media else {}), **(headers or {})}
        self.guest = guest
