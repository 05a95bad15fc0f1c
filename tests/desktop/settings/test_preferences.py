"""What is wished for all windows: kept in the settings, and told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from desktop.painting.drawing import Drawing, Numbers
from desktop.settings.preferences import Preferences
from desktop.settings.reduced_motion import ReducedMotion
from desktop.settings.settings import Settings
from rules.games import GAMES

KEPT = (
    "flat",
    "log",
    "comments",
    "confirms",
    "side_shown",
    "turns_shown",
    "tree_shown",
    "ponders",
    "animated",
    "side_share",
)


@dataclass
class Wished:
    """Wishes, what is kept of them, and what they have told."""

    preferences: Preferences
    settings: Settings
    changed: QSignalSpy
    ponders_changed: QSignalSpy

    def after(self, act: Callable[[], object]) -> tuple[dict[str, object], int, int]:
        """What an act changed in the settings, and how often it told of it: in all, of pondering.

        What is heard is in the settings already.
        """
        before = {name: getattr(self.settings, name) for name in KEPT}
        heard = self.changed.count(), self.ponders_changed.count()
        act()
        now = {name: getattr(self.settings, name) for name in KEPT}
        different = {name: value for name, value in now.items() if value != before[name]}
        told = self.changed.count() - heard[0]
        return different, told, self.ponders_changed.count() - heard[1]


@pytest.fixture
def wished(qapp: QApplication, tmp_path: Path) -> Wished:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    preferences = Preferences(settings, qapp)
    spies = QSignalSpy(preferences.changed), QSignalSpy(preferences.ponders_changed)
    return Wished(preferences, settings, *spies)


@pytest.mark.parametrize(
    ("toggle", "name", "at_first"),
    [
        (Preferences.toggle_flat, "flat", False),
        (Preferences.toggle_log, "log", False),
        (Preferences.toggle_confirms, "confirms", False),
        (Preferences.toggle_side, "side_shown", True),
    ],
)
def test_a_switch_goes_to_and_fro_and_tells_each_time(
    wished: Wished, toggle: Callable[[Preferences], None], name: str, at_first: bool
) -> None:
    assert wished.after(lambda: toggle(wished.preferences)) == ({name: not at_first}, 1, 0)
    assert wished.after(lambda: toggle(wished.preferences)) == ({name: at_first}, 1, 0)


def test_thinking_on_the_persons_time_is_told_by_itself(wished: Wished) -> None:
    assert wished.after(wished.preferences.toggle_ponders) == ({"ponders": True}, 0, 1)
    assert wished.after(wished.preferences.toggle_ponders) == ({"ponders": False}, 0, 1)


def test_comments_are_hidden_and_shown(wished: Wished) -> None:
    assert wished.after(lambda: wished.preferences.show_comments(False)) == (
        {"comments": False},
        1,
        0,
    )
    assert wished.after(lambda: wished.preferences.show_comments(True)) == (
        {"comments": True},
        1,
        0,
    )


@pytest.mark.parametrize("still", [True, False])
def test_pieces_move_as_the_desktop_has_it_until_a_person_chooses(
    wished: Wished, still: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReducedMotion, "still", still)
    assert wished.preferences.animated is not still
    toggled = still  # what moves stands still, and the other way round
    assert wished.after(wished.preferences.toggle_animated) == ({"animated": toggled}, 1, 0)
    assert wished.preferences.animated is toggled
    monkeypatch.setattr(ReducedMotion, "still", not still)
    assert wished.preferences.animated is toggled
    wished.preferences.toggle_animated()
    assert wished.preferences.animated is not toggled


def test_another_wish_of_the_desktop_is_passed_on(wished: Wished) -> None:
    motion = next(
        child for child in wished.preferences.children() if isinstance(child, ReducedMotion)
    )
    assert wished.after(motion.changed.emit) == ({}, 1, 0)


def test_a_drawing_is_kept_for_its_game(wished: Wished) -> None:
    drawing = Drawing(numbers=Numbers.ALL)
    game = GAMES["yodd"]
    assert wished.after(lambda: wished.preferences.set_drawing(game, drawing)) == ({}, 1, 0)
    assert wished.settings.drawing(game) == drawing


def test_turns_are_shown_as_a_list_or_a_tree_or_not_at_all(wished: Wished) -> None:
    def toggle(*, tree: bool) -> tuple[dict[str, object], int, int]:
        return wished.after(lambda: wished.preferences.toggle_turns(tree=tree))

    assert toggle(tree=True) == ({"tree_shown": True}, 1, 0)  # in place of the list
    assert toggle(tree=True) == ({"turns_shown": False}, 1, 0)
    assert toggle(tree=False) == ({"turns_shown": True, "tree_shown": False}, 1, 0)
    assert toggle(tree=False) == ({"turns_shown": False}, 1, 0)
    assert toggle(tree=False) == ({"turns_shown": True}, 1, 0)
    assert wished.after(lambda: wished.preferences.show_tree(True)) == ({"tree_shown": True}, 1, 0)
    assert wished.after(lambda: wished.preferences.show_tree(False)) == (
        {"tree_shown": False},
        1,
        0,
    )


def test_the_width_of_the_panels_is_kept_without_a_word(wished: Wished) -> None:
    assert wished.after(lambda: wished.preferences.keep_side_share(0.3)) == (
        {"side_share": 0.3},
        0,
        0,
    )


def test_who_hears_of_a_wish_finds_it_kept(wished: Wished) -> None:
    kept: list[bool] = []
    wished.preferences.changed.connect(lambda: kept.append(wished.settings.flat))
    wished.preferences.toggle_flat()
    assert kept == [True]
