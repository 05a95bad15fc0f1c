"""The library's window with a real library, by mouse and keys."""

from pathlib import Path

import pytest
from driving import HUMANS, click, commands, game_page, shown, small, start_page
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.library.library_window import LibraryWindow
from desktop.pages.start_page import ResumeCard
from rules.library.positions import canonical_key
from rules.record.game_file import save
from rules.record.game_record import GameRecord


def game(key: str, *turns: str, names: tuple[str, str], day: int) -> GameRecord:
    record = GameRecord(small(key))
    record.names = list(names)
    record.root.properties["DT"] = [f"2026-11-{day:02}"]
    for turn in turns:
        record.play_text(turn)
    return record


@pytest.fixture
def games(tmp_path: Path) -> list[GameRecord]:
    """Return three saved games, files 1 to 3 of the library; the third is the latest."""
    made = [
        game("egotzi", "a1", "b2", "c3", "d4", names=("Ann", "Bob"), day=1),
        game("yodd", names=("Eve", "Ann"), day=2),
        game("egotzi", "b2", "a1", names=("Bob", "Eve"), day=3),
    ]
    made[1].play(next(made[1].position.legal_turns()))
    made[1].root.properties["C"] = ["A ladder along side 3"]
    folder = tmp_path / "games" / "2026-11"
    folder.mkdir(parents=True)
    for number, record in enumerate(made, 1):
        save(record, folder / f"{number}.oddments")
    return made


@pytest.fixture
def library(games: list[GameRecord], program: Program, qtbot: QtBot) -> LibraryWindow:
    program.library.show()
    return library_of(program, qtbot, 3)


def library_of(program: Program, qtbot: QtBot, count: int) -> LibraryWindow:
    """Return the window of the library once it shows this many games."""
    window = program.library.window
    assert window is not None
    await_games(qtbot, window, count)
    return window


def await_games(qtbot: QtBot, window: LibraryWindow, count: int) -> None:
    words = "1 game" if count == 1 else f"{count} games"
    qtbot.waitUntil(lambda: window.count.text() == words)
    qtbot.waitUntil(lambda: all(window.list.games.row(at) for at in range(count)))


def stems(window: LibraryWindow) -> list[str]:
    rows = [window.list.games.row(at) for at in range(window.list.games.rowCount())]
    return [row.path.stem for row in rows if row is not None]


def click_game(window: LibraryWindow, number: int, *, twice: bool = False) -> None:
    place = window.list.visualRect(window.list.games.index(number)).center()
    QTest.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    if twice:
        QTest.mouseDClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def click_notice(window: LibraryWindow, text: str) -> None:
    buttons = window.notices.findChildren(QPushButton)
    click(next(button for button in buttons if button.text() == text))


def test_games_with_the_position_of_a_game_are_opened_there(
    games: list[GameRecord], program: Program, qtbot: QtBot
) -> None:
    window = shown(program, qtbot)
    window.play(game("egotzi", "a1", "b2", names=("Zoe", "Yan"), day=4))
    commands(window)["game.same_position"].trigger()
    library = library_of(program, qtbot, 2)  # the one in the window, and another
    for number in range(2):
        text = library.list.games.index(number).data(Qt.ItemDataRole.AccessibleTextRole)
        assert "position after move 2" in text
    click_game(library, stems(library).index("1"))
    click(library.open)
    session = game_page(program.windows[-1]).session
    assert session.record.names == ["Ann", "Bob"]
    assert len(session.record.line) == 2
    wanted = canonical_key(games[0].position_at(games[0].main_line[1]))
    assert canonical_key(session.record.position) == wanted
    click(library.filters.any_position)
    await_games(qtbot, library, 4)


def test_a_game_being_played_is_listed_from_its_first_turn_on(
    program: Program, qtbot: QtBot
) -> None:
    window = shown(program, qtbot)
    click(start_page(window).library)
    library = library_of(program, qtbot, 0)
    commands(window)["game.library"].trigger()
    assert program.library.window is library
    QTest.keyClick(library.list, Qt.Key.Key_F1)
    assert program.help is not None
    assert (program.help.browser.key, program.help.browser.section) == ("library", "library")
    window.play_new(small("egotzi"), HUMANS)
    session = game_page(window).session
    for turn in (1, 2):
        session.play(session.position.legal_steps()[0])
        qtbot.waitUntil(lambda turn=turn: [turn] == turns_of(library))  # type: ignore[misc]
    library.activateWindow()
    qtbot.waitUntil(library.isActiveWindow)
    QTest.keyClick(library, Qt.Key.Key_Escape)
    assert program.library.window is None


def turns_of(library: LibraryWindow) -> list[int]:
    """Return how many turns the games have that have been fetched."""
    rows = [library.list.games.row(at) for at in range(library.list.games.rowCount())]
    return [row.entry.turns for row in rows if row is not None]


def test_games_are_deleted_restored_and_destroyed(
    library: LibraryWindow, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    window = shown(program, qtbot)
    (card,) = window.page.findChildren(ResumeCard)
    qtbot.waitUntil(card.resume.isVisible)
    library.list.setFocus()
    library.list.selectAll()
    QTest.keyClick(library.list, Qt.Key.Key_Delete)
    await_games(qtbot, library, 0)
    qtbot.waitUntil(lambda: not card.resume.isVisible())  # they cannot be continued
    click_notice(library, "Undo")
    await_games(qtbot, library, 3)
    click_game(library, 0)
    click(library.delete)
    await_games(qtbot, library, 2)
    assert stems(library) == ["2", "1"]
    binned = tmp_path / "bin" / "2026-11" / "3.oddments"
    assert binned.exists()
    click(library.bin)
    await_games(qtbot, library, 1)
    for answer in ("Keep", "Delete permanently"):
        click(library.empty)
        qtbot.waitUntil(lambda: bool(library.findChildren(QMessageBox)))
        (box,) = library.findChildren(QMessageBox)
        assert binned.exists()
        click(next(button for button in box.buttons() if button.text() == answer))
        qtbot.waitUntil(lambda: not library.findChildren(QMessageBox))
    await_games(qtbot, library, 0)
    assert not binned.exists()
    click(library.bin)
    await_games(qtbot, library, 2)
