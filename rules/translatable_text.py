"""English texts that can be translated later."""

from __future__ import annotations

import errno
import json


class TranslatableText(str):
    """A text that remembers how it was made; otherwise it is a plain str.

    Attributes:
        source: the text with its gaps, "line {line}: {problem}".
        comment: distinguishes it from the same text with another meaning; normally empty.
        number: the value of ``%Ln``; -1 without one.
        values: [gap] -> its value; texts among them may be translatable.
    """

    source: str
    comment: str
    number: int
    values: dict[str, object]

    def __new__(
        cls, source: str, comment: str = "", number: int = -1, /, **values: object
    ) -> TranslatableText:
        counted = source if number < 0 else source.replace("%Ln", str(number))
        text = super().__new__(cls, counted.format(**values) if values else counted)
        text.source, text.comment, text.number, text.values = source, comment, number, values
        return text

    def packed(self) -> str:
        """Return a text of JSON from which ``unpacked`` restores this text."""
        values = {
            gap: [value.packed()] if isinstance(value, TranslatableText) else value
            for gap, value in self.values.items()
        }
        return json.dumps([self.source, values, self.comment, self.number], default=str)


def unpacked(text: str) -> str:
    """Return the text that was packed; any other text unchanged."""
    try:
        source, values, *more = json.loads(text)
        found = {
            gap: unpacked(value[0]) if isinstance(value, list) else value
            for gap, value in values.items()
        }
        return TranslatableText(source, *more, **found)
    except (AttributeError, LookupError, TypeError, ValueError):
        return text


# common errors of files, as clauses in plain English
_OF_SYSTEM = {
    errno.EACCES: TranslatableText("permission denied"),
    errno.EBUSY: TranslatableText("the device or resource is busy"),
    errno.EDQUOT: TranslatableText("the disk quota is exceeded"),
    errno.EEXIST: TranslatableText("the file already exists"),
    errno.EFBIG: TranslatableText("the file is too large"),
    errno.EIO: TranslatableText("input/output error"),
    errno.EISDIR: TranslatableText("it is a folder"),
    errno.ELOOP: TranslatableText("the link leads to itself"),
    errno.EMFILE: TranslatableText("too many files are open"),
    errno.ENAMETOOLONG: TranslatableText("the file name is too long"),
    errno.ENOENT: TranslatableText("the file or folder does not exist"),
    errno.ENOSPC: TranslatableText("there is no space left on the disk"),
    errno.ENOTDIR: TranslatableText("it is not a folder"),
    errno.EPERM: TranslatableText("the operation is not permitted"),
    errno.EROFS: TranslatableText("the file system is read-only"),
}


def error_text(error: Exception) -> str:
    """Return an error's message as a clause; a ``TranslatableText`` if it is meant for users."""
    if isinstance(error, OSError):
        return _OF_SYSTEM.get(error.errno or 0) or error.strerror or str(error)
    if isinstance(error, MemoryError) and not error.args:
        return TranslatableText("there is not enough memory")
    return error.args[0] if error.args and isinstance(error.args[0], str) else str(error)
