"""Digests of bytes."""

from __future__ import annotations

import hashlib

from desktop.services.digest import digest


def test_it_begins_as_the_sha256_of_the_bytes() -> None:
    assert digest(b"a game", 12) == hashlib.sha256(b"a game").hexdigest()[:12]
