from __future__ import annotations

import pytest

from rules.library.words import folded, phrases


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Škoda!", "skoda"),
        ("  two\nlines ", "two lines"),
        ("Straße", "strasse"),
        ("Ёлка", "елка"),
        ("c4-d5", "c4 d5"),
        ("征子が", "征 子 が"),
        ("한글 x", "한글 x"),
        ("", ""),
        ("…", ""),
        ("\ud800 half", "half"),
    ],
)
def test_texts_are_folded(text: str, words: str) -> None:
    assert folded(text) == words


def test_phrases_are_words_and_what_belongs_to_one_word() -> None:
    assert phrases('Ladder "side-3" 征子 !') == ["ladder", "side 3", "征 子"]
    assert phrases("  ") == []
