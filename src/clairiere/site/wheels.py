"""Provide the wheel of msgspec for Pyodide. It is on PyPI, pinned here by its hash, and kept once it was downloaded."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

from ..core.illegal import Illegal
from ..home import data_folder

NAME = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
SHA256 = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
FETCH_S = 120


def msgspec_wheel() -> Path:
    """Return the path of the wheel, downloaded with pip if necessary. Raises Illegal if its hash is wrong."""
    path = data_folder() / "wheels" / NAME
    if not is_whole(path):
        fetch(path.parent)
    if not is_whole(path):
        raise Illegal("site-no-wheel", {"name": NAME})
    return path


def is_whole(path: Path) -> bool:
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == SHA256


def fetch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name, version, python, abi, platform = NAME.removesuffix(".whl").split("-")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--no-deps", "--only-binary=:all:"]
    command += ["--python-version", python.removeprefix("cp"), "--abi", abi, "--platform", platform]
    try:
        subprocess.run([*command, "--dest", folder, f"{name}=={version}"], timeout=FETCH_S, capture_output=True)
    except subprocess.TimeoutExpired:
        return
