"""What a game is about, in three lines with the picture of a game that was won."""

from __future__ import annotations

import dataclasses
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from lone_widgets import shown_alone
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import available_languages
from desktop.start.goal_card import GoalCard, finished_position
from desktop.start.size_words import SizeWords, sizes_of, with_length
from desktop.theme.theme import DARK, LIGHT
from rules.games import GAMES
from rules.setup import Option, Setup


@pytest.mark.parametrize("key", GAMES)
def test_it_says_how_the_help_sums_the_game_up_in_every_language(qtbot: QtBot, key: str) -> None:
    card = GoalCard(GAMES[key], LIGHT)
    shown_alone(qtbot, card, (500, 200))
    seen = set()
    for language in available_languages():
        UI_LANGUAGE.set_language(language)
        texts = [label.text() for label in card.findChildren(QLabel)]
        assert len(texts) == 6
        assert all(texts)
        assert not any(mark in text for text in texts for mark in "*\\>")
        seen.add(tuple(texts))
    assert len(seen) == len(available_languages())


@pytest.mark.parametrize("key", GAMES)
def test_the_game_in_the_picture_was_won(key: str) -> None:
    outcome = finished_position(GAMES[key]).outcome()
    assert outcome is not None
    assert outcome.winner is not None


@pytest.mark.parametrize("text", ["{", "{}", '{"setup": "wythe", "turns": "a1"}'])
def test_a_finished_game_that_cannot_be_played_is_replaced(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "finished_game.json"
    file.write_text(text)
    monkeypatch.setattr("desktop.start.goal_card.game_file", lambda key, name: file)
    with caplog.at_level(logging.INFO):
        assert finished_position.__wrapped__(GAMES["yodd"]).over
    assert "The finished game of yodd cannot be shown" in caplog.text
    assert caplog.records[0].levelno == logging.INFO  # no fault of the program


def test_the_links_and_the_picture(qtbot: QtBot) -> None:
    card = GoalCard(GAMES["yodd"], LIGHT)
    shown_alone(qtbot, card, (500, 200))
    assert [card.rules.text(), card.lesson.text()] == ["Rules", "Learn by doing"]
    assert card.lesson.accessibleName() == "Learn Yodd in a two-minute lesson"
    worn: list[object] = []
    card.picture.set_theme = worn.append  # type: ignore[method-assign, assignment]
    card.set_theme(DARK)
    assert worn == [DARK]


@pytest.mark.parametrize("key", [key for key in GAMES if key != "themisto"])
def test_a_quick_board_has_about_half_the_cells_and_a_long_one_half_more(key: str) -> None:
    setup = GAMES[key].setup()
    quick, default, long = sizes_of(setup)
    assert default == setup["size"]
    half, whole, more = (
        GAMES[key].setup(size=size).start().board.site_count for size in (quick, default, long)
    )
    assert 0.4 * whole <= half <= 0.7 * whole
    assert 1.35 * whole <= more <= 1.9 * whole


def only(sizes: range, default: int) -> Setup:
    """Return a setup of a game that has only these sizes."""

    class Few(type(GAMES["egotzi"])):  # type: ignore[misc]
        def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
            return tuple(
                dataclasses.replace(option, values=sizes, default=default)
                if option.key == "size"
                else option
                for option in super().options(chosen)
            )

    setup: Setup = Few(**vars(GAMES["egotzi"])).setup()
    return setup


@pytest.mark.parametrize(
    ("sizes", "default", "offered"),
    [
        (range(4, 8), 7, ["Quick (5)", "Usual (7)"]),
        (range(5, 9), 5, ["Usual (5)", "Long (6)"]),
    ],
)
def test_a_size_that_the_game_lacks_has_no_word(
    sizes: range, default: int, offered: list[str], qtbot: QtBot
) -> None:
    setup = only(sizes, default)
    words = SizeWords(setup)
    shown_alone(qtbot, words)
    assert [button.text() for button in words.buttons if button.isVisible()] == offered
    found = [with_length(setup, length)["size"] for length in range(3)]
    assert found == [default if size is None else size for size in sizes_of(setup)]
    words = SizeWords(GAMES["egotzi"].setup(size=6))
    shown_alone(qtbot, words)
    assert words.choice is None
    words.show_setup(GAMES["egotzi"].setup(size=9))
    assert words.choice == 2
