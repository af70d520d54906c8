"""Write the Python code for the browser as one archive: our sources and the packages that they import there."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from ..words import LANGUAGES

PACKAGE = Path(__file__).parents[1]
LEFT_OUT = (  # our modules that need an operating system
    "arena", "bench", "cli", "conformance", "research", "site", "terminal",
    "server/client", "server/runtime", "server/notices", "server/store", "server/trials",
    "server/archive.py", "server/run.py",
)  # fmt: skip
KINDS = {".py", ".ftl", ".json", ".jsonl", ".toml"}
MODULES = ("attr", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions")
SPARED = ("babel/messages/", "pytz/zoneinfo/")  # files of the packages that are not needed
LOCALES = ("root", *LANGUAGES)
WHEN = (2020, 1, 1, 0, 0, 0)  # date of every file, so that the same sources make the same archive


def write_engine(path: Path, wheel: Path) -> None:
    """Write the archive. It is unpacked into a folder on Python's path."""
    files = {**dict(own_files()), **dict(package_files()), **dict(wheel_files(wheel))}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, WHEN), files[name], zipfile.ZIP_DEFLATED)


def own_files() -> Iterator[tuple[str, bytes]]:
    for path in PACKAGE.rglob("*"):
        name = path.relative_to(PACKAGE).as_posix()
        if path.suffix in KINDS and not any(name == part or name.startswith(f"{part}/") for part in LEFT_OUT):
            yield f"{PACKAGE.name}/{name}", path.read_bytes()


def package_files() -> Iterator[tuple[str, bytes]]:
    """Yield the files of the pure Python packages in this environment; of Babel's locales only our languages."""
    for module in MODULES:
        found = find_spec(module)
        assert found is not None and found.origin is not None, module
        origin, depth = Path(found.origin), module.count(".") + (2 if found.submodule_search_locations else 1)
        paths = origin.parent.rglob("*") if found.submodule_search_locations else [origin]
        root = origin.parents[depth - 1]
        for path in paths:
            name = path.relative_to(root).as_posix()
            if path.suffix in (".py", ".dat") and is_wanted(name):
                yield name, path.read_bytes()


def is_wanted(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in LOCALES
    return not name.startswith(SPARED)


def wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith((".py", ".so")):
                yield name, archive.read(name)
