"""Texts as they are searched: words without case and accents."""

from __future__ import annotations

import re
import unicodedata

_ACCENTS = re.compile("[\u0300-\u036f]")
_BETWEEN_WORDS = re.compile(r"[\W_]+")
# in scripts without spaces between words each letter is a word, so that words are found inside
_UNSPACED = re.compile("([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])")


def folded(text: str) -> str:
    """Return a text's words in a form for comparison: "Škoda!" and "skoda" are equal."""
    whole = text.encode("utf-8", "replace").decode()  # half of a surrogate pair becomes "?"
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", whole.casefold()))
    spaced = _UNSPACED.sub(r" \1 ", unicodedata.normalize("NFC", plain))
    return _BETWEEN_WORDS.sub(" ", spaced).strip()


def phrases(text: str) -> list[str]:
    """Return the words of a search, folded; they match words that begin with them."""
    return [phrase for word in text.split() if (phrase := folded(word))]
