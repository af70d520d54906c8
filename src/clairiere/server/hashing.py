"""Hashes of secrets: what is kept or sent where the secret itself must not stand."""

from __future__ import annotations

import hashlib


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
