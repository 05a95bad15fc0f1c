"""A digest by Qt: Python's would load OpenSSL before the first window."""

from __future__ import annotations

from PySide6.QtCore import QCryptographicHash


def digest(data: bytes, length: int) -> str:
    """Return so many hexadecimal digits, at most 64, of the SHA-256 of some bytes."""
    whole = QCryptographicHash.hash(data, QCryptographicHash.Algorithm.Sha256)
    return bytes(whole.data()).hex()[:length]
