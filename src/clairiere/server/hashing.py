"""Hashes of secrets, stored or sent in place of the secret itself."""

from __future__ import annotations

import hashlib


def hash_secret(secret: str) -> str:
    """Return the SHA-256 of a secret in hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()
