"""Why something is not legal, in words."""

from __future__ import annotations

import pytest

from rules.games import GAMES
from rules.refusal import IllegalTurnError, NotationError, Refusal, RefusalReason, RulesError
from rules.translatable_text import TranslatableText


def test_a_text_that_is_not_a_turn_is_quoted_with_a_hint_if_any() -> None:
    plain, hinted = NotationError("a'1"), NotationError("A1", "write it a1")
    assert str(plain) == '"a\'1" is not a move'
    assert str(hinted) == "'A1' is not a move: write it a1"
    assert (plain.text, hinted.text) == ("a'1", "A1")
    assert isinstance(hinted.args[0], TranslatableText)  # so that it can be translated
    assert isinstance(plain, RulesError)


def test_an_illegal_turn_is_quoted_with_its_reason() -> None:
    refusal = Refusal(RefusalReason.OCCUPIED, (3,))
    error = IllegalTurnError("a1", refusal)
    assert str(error) == "'a1' is illegal: the cell is taken"
    assert (error.text, error.refusal) == ("a1", refusal)
    assert isinstance(error.args[0].values["why"], TranslatableText)


def test_half_a_turn_is_called_incomplete() -> None:
    error = IllegalTurnError("a1", None)
    assert str(error) == "'a1' is illegal: the move is not complete"
    assert error.refusal is None


@pytest.mark.parametrize("key", GAMES)
def test_after_the_end_nothing_more_is_played(key: str) -> None:
    position = GAMES[key].setup().start()
    first = position.write(next(iter(position.legal_turns())))
    while not position.over:
        position.play_turn(next(iter(position.legal_turns())))
    with pytest.raises(RulesError, match="the game is over"):
        position.read(first)
