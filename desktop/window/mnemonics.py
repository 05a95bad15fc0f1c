"""Mnemonics for a menu whose entries come together only while the program runs."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu


def add_mnemonics(menu: QMenu) -> None:
    """Give each entry a mnemonic of its own: the one it has, or the first letter that is free."""
    taken: set[str] = set()
    for entry in menu.actions():
        if not entry.isSeparator():
            text, tab, key = entry.text().partition("\t")
            entry.setText(f"{_marked(text, taken)}{tab}{key}")


def _marked(text: str, taken: set[str]) -> str:
    """Return a text with a mnemonic that is not taken yet, and take it; "&&" is a real "&"."""
    parts = text.split("&&")
    wanted = [part[part.index("&") + 1] for part in parts if "&" in part[:-1]]
    plain = "&&".join(part.replace("&", "") for part in parts)
    words = [at for at, letter in enumerate(plain) if at == 0 or plain[at - 1] == " "]
    places = [*(plain.index(letter) for letter in wanted), *words, *range(len(plain))]
    for at in places:
        letter = plain[at].casefold()
        if letter.isalpha() and letter not in taken:
            taken.add(letter)
            return f"{plain[:at]}&{plain[at:]}"
    return plain
