"""The text of a saved game: from a file or from bytes in some encoding, of bounded size."""

from __future__ import annotations

import codecs
import os
import re

from rules.record.read_report import GameFileError
from rules.record.sgf import read_root
from rules.record.sgf_text import Places, SgfText
from rules.regular_file import open_regular
from rules.translatable_text import TranslatableText

MAX_BYTES = 10_000_000

_HEAD = 65_536  # bytes that are searched for the encoding
_PIECE = 1 << 14  # bytes decoded at once
_MARKS = (  # how files of an encoding begin: a byte order mark, or "(;"
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"(\0;\0", "utf-16-le"),
    (b"\0(\0;", "utf-16-be"),
)


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return the contents of a file.

    Raises:
        OSError: it cannot be read, or is not a regular file.
        GameFileError: it is bigger than ``MAX_BYTES``; nothing was read.
    """
    with open_regular(path) as file:
        check_size(os.fstat(file.fileno()).st_size)
        data = file.read(MAX_BYTES + 1)
    check_size(len(data))  # the file may have grown
    return data


def check_size(size: int) -> None:
    """Check a file's size.

    Raises:
        GameFileError: it is too big.
    """
    if size > MAX_BYTES:
        raise GameFileError(
            TranslatableText(
                "the file is {size} MB; files over {most} MB are not read",
                size=-(-size // 100_000) / 10,
                most=MAX_BYTES // 1_000_000,
            )
        )


def decode(data: bytes, chosen: str = "") -> tuple[str, str, int]:
    """Return the text, its encoding, and the offset of the first invalid bytes, or -1.

    Invalid bytes become U+FFFD. The encoding is named by a byte order mark, or ``chosen`` by the
    user, or named by CA; the default is UTF-8.

    Raises:
        GameFileError: the encoding is not known.
    """
    encoding = next((name for mark, name in _MARKS if data.startswith(mark)), None)
    encoding = encoding or chosen or _declared_encoding(data)
    pieces: list[str] = []
    try:
        _decode(data, encoding, "strict", pieces)
    except UnicodeDecodeError as error:
        readable = error.object[: error.start].decode(encoding, "replace")
        unreadable = sum(map(len, pieces)) + len(readable)
        pieces.clear()
        _decode(data, encoding, "replace", pieces)
    else:
        unreadable = -1
    return "".join(pieces), encoding.upper(), unreadable


def _decode(data: bytes, encoding: str, errors: str, pieces: list[str]) -> None:
    """Decode piece by piece, so that other threads may run in between."""
    decoder = codecs.getincrementaldecoder(encoding)(errors)
    for start in range(0, len(data), _PIECE):
        end = start + _PIECE
        pieces.append(decoder.decode(data[start:end], end >= len(data)))


def _declared_encoding(data: bytes) -> str:
    text = data[:_HEAD].decode("latin-1")
    root = read_root(text)
    declared = root.properties.get("CA", [""])[0].strip() or "UTF-8"
    # only encodings that contain ASCII are accepted, not unicode_escape or utf-7
    probe = rb"()[];:+~\u0041 09azAZ.xn--tda"
    try:
        if not re.fullmatch(r"[\w.:-]{1,40}", declared, re.ASCII):
            raise LookupError(declared)
        if probe.decode(declared) != probe.decode("ascii"):
            raise LookupError(declared)
    except (LookupError, ValueError):
        place = Places(text).of(SgfText(text).property_offset(root.offset, "CA"))
        raise GameFileError(
            TranslatableText("the encoding {encoding} is unknown", encoding=repr(declared)),
            *place,
        ) from None
    return declared
