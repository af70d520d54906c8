"""Write the folder of the static edition: the client, the engine, and a page that connects them."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from ..core.illegal import Illegal
from .engine import write_engine
from .pages import client_page, nowhere_page
from .wheels import msgspec_wheel

PACKAGE = Path(__file__).parents[1]
CLIENT = PACKAGE / "server" / "client"
RUNTIME = CLIENT.with_name("runtime")  # Pyodide, put there when the client is built
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
ARCHIVE, LIST, ENGINE = "clairiere.zip", "files.json", "engine"
SHELL, NOWHERE = "index.html", "404.html"


def write_site(folder: Path, address: str = "") -> int:
    """Write the folder and return its size in bytes. Raises Illegal if the client was not built or the folder holds
    anything else."""
    if not (CLIENT / SHELL).is_file() or not all((RUNTIME / name).is_file() for name in FILES):
        raise Illegal("site-no-client", {})
    clear(folder)
    shutil.copytree(CLIENT, folder, dirs_exist_ok=True)
    name = write_engine_folder(folder / ENGINE)
    address = address and f"{address.rstrip('/')}/"
    shell = (CLIENT / SHELL).read_text("utf-8")
    pages = {SHELL: client_page(shell, f"{ENGINE}/{name}/", address), NOWHERE: nowhere_page(address)}
    for page, text in pages.items():
        (folder / page).write_text(text, "utf-8", newline="\n")
    write_list(folder, pages[SHELL])
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def clear(folder: Path) -> None:
    """Remove an older site from the folder. Raises Illegal, and removes nothing, if it holds anything else."""
    there = list(folder.iterdir()) if folder.is_dir() else []
    if there and not (folder / ENGINE).is_dir():
        raise Illegal("site-not-empty", {"folder": str(folder)})
    for path in there:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    folder.mkdir(parents=True, exist_ok=True)


def write_engine_folder(folder: Path) -> str:
    """Write Pyodide and the archive into a folder named by their digest, so that browsers fetch what changed.
    Return the name."""
    made = folder / "new"
    made.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(RUNTIME / name, made / name)
    write_engine(made / ARCHIVE, msgspec_wheel())
    digest = hashlib.sha256()
    for path in sorted(made.iterdir()):
        digest.update(path.read_bytes())
    name = digest.hexdigest()[:12]
    made.rename(folder / name)
    return name


def write_list(folder: Path, page: str) -> None:
    """Write the list of files that the service worker keeps: those of client and engine, with a version of both
    and of the page."""
    listed = json.loads((CLIENT / LIST).read_text("utf-8"))
    engine = sorted(path.relative_to(folder).as_posix() for path in (folder / ENGINE).rglob("*") if path.is_file())
    version = hashlib.sha256(" ".join([listed["version"], *engine, page]).encode()).hexdigest()[:12]
    content = {"version": version, "alone": True, "files": [*listed["files"], *engine]}
    (folder / LIST).write_text(json.dumps(content), "utf-8", newline="\n")
