"""A game that plays through by itself."""

import pytest
from driving import HUMANS, click, commands, game_page, show_start, small
from lone_widgets import lone_session, shown_alone
from pytestqt.qtbot import QtBot

from desktop.game.game_session import GameSession
from desktop.panels.autoplay import SECONDS, Autoplay
from desktop.window.main_window import MainWindow

TURNS = ("a1", "b3", "d2")


@pytest.fixture
def session() -> GameSession:
    return lone_session(small("egotzi", pie=False), *TURNS)


@pytest.fixture
def autoplay(qtbot: QtBot, session: GameSession, monkeypatch: pytest.MonkeyPatch) -> Autoplay:
    monkeypatch.setattr("desktop.panels.autoplay.SECONDS", (0.0,) * len(SECONDS))
    return shown_alone(qtbot, Autoplay(session))


def test_it_plays_from_the_start_to_the_end(
    qtbot: QtBot, autoplay: Autoplay, session: GameSession
) -> None:
    shown = []
    session.changed.connect(lambda: shown.append(len(session.record.line)))
    autoplay.start()
    qtbot.waitUntil(lambda: not autoplay.is_playing)
    assert shown == [0, 1, 2, 3]
    assert autoplay.play.toolTip() == "Continue playing through"
    click(autoplay.play)  # once more
    assert autoplay.is_playing
    assert session.record.node is session.record.root


def test_it_begins_again_where_that_is_wanted_and_can_be_paused(
    qtbot: QtBot, autoplay: Autoplay, session: GameSession
) -> None:
    shown: list[int] = []
    session.changed.connect(lambda: shown.append(len(session.record.line)))
    click(autoplay.loop)
    autoplay.start()
    qtbot.waitUntil(lambda: shown[-2:] == [3, 0] and len(shown) > 4)
    click(autoplay.play)
    assert not autoplay.is_playing
    click(autoplay.done)
    assert not autoplay.isVisible()


def test_a_move_of_the_user_pauses_it(autoplay: Autoplay, session: GameSession) -> None:
    session.go_first()
    autoplay.start()
    session.go_next()  # continues from there
    assert autoplay.is_playing
    session.record.begin_variation()
    session.record.play_text("c3")
    session.changed.emit()
    assert not autoplay.is_playing


def test_the_menu_begins_and_pauses_it(window: MainWindow) -> None:
    window.play_new(small("egotzi", pie=False), HUMANS)
    page = game_page(window)
    for turn in TURNS:
        page.session.record.play_text(turn)
    page.session.changed.emit()
    action = commands(window)["turn.autoplay"]
    action.trigger()
    assert page.autoplay.isVisible()
    assert page.autoplay.play.hasFocus()
    assert page.autoplay.is_playing
    action.trigger()
    assert not page.autoplay.is_playing
    action.trigger()
    show_start(window)
    assert not page.autoplay.is_playing
