"""Texts as they are looked for: words without case and accents."""

from __future__ import annotations

import re
import unicodedata

_ACCENTS = re.compile("[\u0300-\u036f]")
_BETWEEN_WORDS = re.compile(r"[\W_]+")
# scripts that put no spaces between words: each letter is a word, so that words are found inside
_UNSPACED = re.compile("([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff])")


def folded(text: str) -> str:
    """The words of a text as they are compared: "Škoda!" and "skoda" are the same."""
    whole = text.encode("utf-8", "replace").decode()  # half of a surrogate pair becomes "?"
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", whole.casefold()))
    spaced = _UNSPACED.sub(r" \1 ", unicodedata.normalize("NFC", plain))
    return _BETWEEN_WORDS.sub(" ", spaced).strip()


def phrases(text: str) -> list[str]:
    """What a person looks for, folded: words, the last letters of which may be missing."""
    return [phrase for word in text.split() if (phrase := folded(word))]
