"""Running the server: on an address, or on a free port with the browser opened on it."""

from __future__ import annotations

import gc
import logging
import socket
import threading
import time
import webbrowser
from collections.abc import Sequence
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from . import limits
from .app import app

LOCAL = "127.0.0.1"
USUAL = 8470  # tried first; any free one otherwise


def free_port(host: str = LOCAL, usual: int = USUAL) -> int:
    for port in (usual, 0):
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind((host, port))
            except OSError:
                continue
            return int(tried.getsockname()[1])
    raise OSError("no free port")


def serve(host: str, port: int, url: str | None, origins: Sequence[str], show: bool) -> None:
    """Serve until interrupted."""
    gc.set_threshold(50_000, 20, 50)  # tables are many small things that live long: look through them less often
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    address = f"http://{'localhost' if host in (LOCAL, '0.0.0.0') else host}:{port}/"
    print(f"Clairière : {address}", flush=True)
    if show:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    uvicorn.run(
        app(url, origins),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=4 * limits.FRAME,
        ws_ping_interval=20,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(f"{address}api/games", timeout=1).close()
        except (URLError, OSError):
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
