"""Texts made fit to be shown."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from rules.record.simple_text import shown_text, simple_text


@given(st.text(st.characters()), st.integers(1, 10))
def test_any_text_can_be_shown(text: str, longest: int) -> None:
    shown = shown_text(text)
    controls = [c for c in shown if unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\t"]
    assert not controls
    assert shown_text(shown) == shown
    line = simple_text(text, longest)
    assert len(line) <= longest
    assert not set(line) & {"\n", "\t"}


def test_scripts_stay_as_they_are() -> None:
    for text in ("Füße", "שלום", "العربية", "नमस्ते", "e\u0301", "👩\u200d👩\u200d👧", "a\u00a0b"):
        assert shown_text(text) == text


def test_control_characters_are_removed() -> None:
    assert shown_text("a\x00b\x1b[31m\u202ec\u2028d\u2029e\ufffcf") == "ab[31mc\nd\ne\ufffdf"
    assert shown_text("x\ufdd0y\U0001ffffz") == "x\ufffdy\ufffdz"
    assert simple_text("  one\n\ttwo  ", 5) == "one …"
    assert simple_text("  one\n\ttwo  ", 7) == "one two"
