"""What may go wrong with the position of a game, or with its rules."""

from __future__ import annotations

import logging

import pytest
from driving import small

from desktop.game.damage import RulesFailureError, failure_of
from rules.refusal import InvalidPositionError


def test_a_sound_position_does_not_fail() -> None:
    assert failure_of(small("egotzi").start().validate) is None


@pytest.mark.parametrize("error", [InvalidPositionError("a stone too many"), MemoryError()])
def test_what_has_words_of_its_own_stays_as_it_is(error: Exception) -> None:
    def fail() -> None:
        raise error

    assert failure_of(fail) is error


def test_any_other_error_is_one_of_the_rules_and_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        failure = failure_of(lambda: print(1 / 0))
    assert isinstance(failure, RulesFailureError)
    assert str(failure) == "ZeroDivisionError: division by zero"
    assert "The rules have failed" in caplog.text
