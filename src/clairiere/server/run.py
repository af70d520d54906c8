"""Running the server, on a given address or on a free port with the browser opened, and the operator's commands."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import secrets
import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import uvicorn

from ..core.illegal import Illegal
from ..home import FileHeld, FileHeldByOtherName, hold_file, hold_inode
from . import limits
from .http.app import Application, ProtectedApp, make_app
from .http.connections import Connections, connection_limit
from .http.handlers.operating.acts import OPERATOR_KEY
from .http.origins import ServerAddress
from .metrics import serve_metrics
from .notices.channels import Channels
from .notices.emails import Mail
from .notices.smtp import SmtpServer
from .notices.webhooks import Webhooks, allowed
from .processes import ProcessPool
from .quiet_log import set_up_logging
from .store import Store
from .store.engines import file_of

LOOPBACK = "127.0.0.1"
USUAL_PORT = 8470  # tried first; any free one otherwise


def free_port(host: str = LOOPBACK, usual: int = USUAL_PORT) -> int:
    with bind_socket(host, None, usual) as free:
        return int(free.getsockname()[1])


def bind_socket(host: str, port: int | None, usual: int = USUAL_PORT) -> socket.socket:
    """Return a socket bound to a port; without one, to the usual port, or to a free one. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in (usual, 0) if port is None else (port,):
        listener = socket.socket(family)
        if os.name == "posix":  # on Windows it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections inherit it
        try:
            listener.bind((host, candidate))
        except OSError:
            listener.close()
            if port is not None:
                raise
        else:
            return listener
    raise OSError("no free port")


def serve(
    host: str,
    port: int | None,
    url: str | None,
    origins: Sequence[str],
    show: bool,
    smtp: str = "",
    site: str = "",
    workers: int = 0,
    proxies: Sequence[str] = (),
    shared: int = 0,
    hooks: Sequence[str] = (),
    metrics: str = "",
    log: str = "text",
    keys: Path | None = None,
) -> None:
    """Serve until interrupted.

    `show`: open the browser; `smtp`, `hooks`, `site`: notifications by an SMTP server, by webhooks to these hosts, and
    by web push from this https site; `workers`: processes for bots that search (default: cores − 1); `proxies`:
    addresses whose X-Forwarded-* headers are trusted; `shared`: people that may share an address; `metrics`: host and
    port for Prometheus; `log`: text or JSON; `keys`: a file for the server's keys (default: in the database)."""
    mail = Mail(SmtpServer.of(smtp)) if smtp else None
    webhooks = Webhooks(allowed(hooks)) if hooks else None
    gc.set_threshold(3_000, 3_000, 1)  # small young generations, because most objects belong to long-lived tables
    set_up_logging(log)
    if shared:
        limits.scale_address_limits(shared)
    with bind_socket(host, port) as listener, file_lock(url) as leave_address:
        asyncio.run(check_database(url, keys))
        address = address_of(host, int(listener.getsockname()[1]))
        leave_address(address)
        print(f"Clairière : {address}", flush=True)
        if show:
            threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
        channels = Channels(site or address, mail, webhooks)
        server_address = ServerAddress(host, int(listener.getsockname()[1]))
        protected = make_app(
            url, origins, channels=channels, pool=ProcessPool(workers), server_address=server_address, keys=keys
        )
        if metrics:
            serve_metrics(protected.application, metrics)
        GracefulServer(uvicorn_config(protected, proxies), protected.application).run(sockets=[listener])


class GracefulServer(uvicorn.Server):
    """A server that notifies all viewers before it shuts down, and finishes requests in progress."""

    def __init__(self, config: uvicorn.Config, application: Application) -> None:
        super().__init__(config)
        self.application = application

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.application.rooms.say_goodbye()
        await super().shutdown(sockets)


def uvicorn_config(app: ProtectedApp, proxies: Sequence[str] = (), **more: Any) -> uvicorn.Config:
    """Return uvicorn's configuration for an application, with our connection classes and limits."""
    return uvicorn.Config(
        app,
        **Connections(connection_limit(), proxies).protocols(),
        log_config=None,
        access_log=False,
        backlog=limits.QUEUE,
        timeout_keep_alive=limits.IDLE_S,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=4 * limits.FRAME,
        ws_ping_interval=None,  # half-open connections are detected in http/sockets.py
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        **more,
    )


async def check_database(url: str | None, keys: Path | None = None) -> None:
    """Open the database and read a key, so that unusable ones are refused before the server starts."""
    await operator_key(url, keys)


def address_of(host: str, port: int) -> str:
    name = "localhost" if host in (LOOPBACK, "0.0.0.0", "::", "::1") else host  # noqa: S104 compared with, not bound
    return f"http://{name}:{port}/"


@contextmanager
def file_lock(url: str | None) -> Iterator[Callable[[str], None]]:
    """Lock a SQLite file under all its names, because one process serves it; give a function that leaves its address
    next to the file. PostgreSQL needs no lock: any number of processes serve it."""
    path = file_of(url)
    if path is None:
        yield lambda address: None
        return
    address_file = path.with_name(f"{path.name}.address")

    def write_address(address: str) -> None:
        address_file.write_text(address)

    try:
        with hold_file(path), hold_inode(path):
            yield write_address
            address_file.unlink(missing_ok=True)
    except FileHeldByOtherName:
        raise Illegal("server-held-by-other-name", {"found": str(path)}) from None
    except FileHeld:
        raise Illegal("server-held", {"address": address_file.read_text() if address_file.exists() else ""}) from None


# -- the operator's commands --------------------------------------------------------------------------------------


def operate(
    url: str | None, language: str, method: str, path: str, body: object = None, keys: Path | None = None
) -> Any:
    """Send an operator's request to the server that runs on a database, or to a temporary one; return its answer.

    Raises the refusals of the server."""
    key = asyncio.run(operator_key(url, keys))
    try:
        with file_lock(url) as leave_address, temporary_server(url, keys) as address:
            leave_address(address)
            return send_request(operator_request(address, key, language, method, path, body))
    except Illegal as refused:
        if refused.reason != "server-held":
            raise
        served_at = str(refused.facts["address"])
    return send_request(operator_request(served_at, key, language, method, path, body))


async def operator_key(url: str | None, keys: Path | None = None) -> str:
    store = await Store.open(url, keys)
    try:
        return await store.key(OPERATOR_KEY, secrets.token_urlsafe(32))
    finally:
        await store.close()


@contextmanager
def temporary_server(url: str | None, keys: Path | None = None) -> Iterator[str]:
    server = uvicorn.Server(uvicorn_config(make_app(url, keys=keys), host=LOOPBACK, port=0))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.02)
    yield f"http://{LOOPBACK}:{server.servers[0].sockets[0].getsockname()[1]}/"
    server.should_exit = True
    thread.join(10)


def operator_request(address: str, key: str, language: str, method: str, path: str, body: object) -> Request:
    content = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {key}", "Accept-Language": language}
    return Request(f"{address.rstrip('/')}/api/operator/{path}", content, headers, method=method)


def send_request(request: Request) -> Any:
    """Return the decoded answer of a server. Raises its refusals, and one if it cannot be reached."""
    try:
        with urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except HTTPError as refused:
        raise Illegal("plain", {"text": json.load(refused)["text"]}) from None
    except (URLError, OSError):
        raise Illegal("operator-unreachable", {"address": request.full_url}) from None


def open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(f"{address}api/games", timeout=1).close()
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
