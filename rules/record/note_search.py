"""Searches the notes of a game: comments, names and labels.

Case, accents and spacing make no difference.
"""

from __future__ import annotations

import functools
import re
import sys
import unicodedata
from collections.abc import Sequence

from rules.record.game_record import Node
from rules.record.remarks import COMMENT, NAME

_SEARCHED = (COMMENT, NAME, "LB")


def find_notes(root: Node, words: str) -> list[Node]:
    """Return the nodes of the whole tree whose notes contain these words, in the order of the tree.

    Without words, all nodes with notes.
    """
    wanted = folded(words)
    return [node for node in root.subtree() if node.properties and _holds(node, wanted)]


def step_from(root: Node, found: Sequence[Node], here: Node, step: int) -> tuple[Node, bool]:
    """Return the next of the nodes in ``found``, or with -1 the previous, and whether it wrapped.

    ``found`` is in the order of the tree and not empty.
    """
    order = {node: place for place, node in enumerate(root.subtree())}
    if step > 0:
        ahead = next((node for node in found if order[node] > order[here]), None)
    else:
        ahead = next((node for node in reversed(found) if order[node] < order[here]), None)
    return (found[0 if step > 0 else -1], True) if ahead is None else (ahead, False)


@functools.lru_cache(maxsize=1 << 15)  # a search repeats with every key typed
def folded(text: str) -> str:
    """Return a text for comparison: without accents, in lower case, with single spaces."""
    return " ".join(_letters(text).split())


def places(text: str, words: str) -> list[tuple[int, int]]:
    """Return (start, end) of each place in a text where ``find_notes`` finds these words."""
    wanted = folded(words)
    if not wanted:
        return []
    letters: list[str] = []
    origins: list[int] = []  # [letter] -> its place in the text
    for index, character in enumerate(text):
        for letter in _letters(character):
            shown = " " if letter.isspace() else letter
            if shown != " " or letters[-1:] != [" "]:
                letters.append(shown)
                origins.append(index)
    line, found, at = "".join(letters), [], 0
    while (at := line.find(wanted, at)) >= 0:
        found.append((origins[at], origins[at + len(wanted) - 1] + 1))
        at += len(wanted)
    return found


def _letters(text: str) -> str:
    """Return a text without accents, in lower case."""
    if not text.isascii():
        apart = unicodedata.normalize("NFKD", text.casefold())
        text = apart if apart.isascii() else _accents().sub("", apart)
    return text.casefold()


@functools.cache
def _accents() -> re.Pattern[str]:
    """Return matches combining characters."""
    every = map(chr, range(sys.maxunicode + 1))
    return re.compile(f"[{re.escape(''.join(filter(unicodedata.combining, every)))}]+")


def _holds(node: Node, wanted: str) -> bool:
    for name in _SEARCHED:
        for value in node.properties.get(name, ()):
            # a label follows the name of its cell
            said = value.partition(":")[2] if name == "LB" else value
            if said and (not wanted or wanted in folded(said)):
                return True
    return False
