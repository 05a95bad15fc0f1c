"""Games without their rules, and games against a computer of one's own strength."""

import dataclasses
from pathlib import Path

import pytest
from driving import HUMANS, click, commands, game_page, last_unfinished, new_games, small
from installed_game import without_game
from lone_widgets import shown_alone
from own_games import put
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.program import Program
from desktop.app.window_session import OpenWindow, capture_window, restore_window
from desktop.game.game_session import GameSession
from desktop.game.players import Computer, Human
from desktop.pages.new_game_page import NewGamePage
from desktop.pages.start_page import StartPage
from desktop.settings.game_choice import GameChoice
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.scoresheet_page import ScoresheetPage
from rules.games import BROKEN, GAMES
from rules.games.packages import GamePackage, GamePackageError
from rules.record.game_file import Collection, Scoresheet, load
from rules.setup import Setup

# -- in the program ----------------------------------------------------------------------------


GAME = "(;GM[1999]XG[nudge]XI[oddments-nudge]SZ[5];B[c3];W[d4])"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.oddments"
    path.write_text(GAME, "utf-8")
    return path


def kept(program: Program, text: str = GAME) -> Path:
    path = program.autosaves.folder / "2026-11" / "2026-11-21 17.14.26 nudge.oddments"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    return path


def scoresheet_page(window: MainWindow) -> ScoresheetPage:
    assert isinstance(window.page, ScoresheetPage)
    return window.page


def placed(known: OpenWindow) -> OpenWindow:
    """Return a captured window as if it were somewhere else."""
    return dataclasses.replace(known, geometry="", active=False)


def test_a_file_is_shown_once_and_stays_as_it_is(
    window: MainWindow, program: Program, file: Path
) -> None:
    program.opener.open(file, window)
    page = scoresheet_page(window)
    assert "1. Black: c3" in page.text.toPlainText()
    assert window.windowTitle() == "own.oddments (read only) – Oddments"
    assert window.notices.texts == {}
    assert page.text.hasFocus()
    assert program.recent.paths == [file]
    program.opener.open(file, window)
    assert program.windows == [window]
    actions = commands(window)
    assert not actions["game.save"].isEnabled()
    assert not actions["game.save_as"].isEnabled()
    assert actions["game.open"].isEnabled()
    window.save()
    window.save_as()
    window.close()
    assert file.read_text("utf-8") == GAME
    assert not list(program.autosaves.folder.glob("**/*.oddments"))


def test_one_of_a_collection_can_be_chosen(
    window: MainWindow, program: Program, file: Path, qtbot: QtBot
) -> None:
    file.write_text(f"(;GM[1004]XG[egotzi];B[a1]){GAME}", "utf-8")
    program.opener.open(file, window)
    choice = window.findChild(GameChoice)
    assert isinstance(choice, GameChoice)
    choice.table.selectRow(1)
    choice.buttons.button(choice.buttons.StandardButton.Open).click()
    qtbot.waitUntil(lambda: isinstance(window.page, ScoresheetPage))


def test_it_can_be_pasted_and_other_games_do_not_take_its_window(
    window: MainWindow, program: Program, file: Path
) -> None:
    program.opener.open_text(GAME, window)
    assert scoresheet_page(window).file is None
    program.opener.open(file, window)
    assert scoresheet_page(window).file == file
    program.opener.open_text("(;GM[1004]XG[egotzi];B[a1])", window)
    assert isinstance(window.page, ScoresheetPage)
    assert len(program.windows) == 2
    assert program.library.games.free_window() is None
    window.home_requested.emit()
    assert isinstance(window.page, StartPage)
    assert window.path is None


@pytest.mark.parametrize("in_library", [False, True])
def test_its_window_comes_back(
    window: MainWindow, program: Program, file: Path, *, in_library: bool
) -> None:
    path = kept(program) if in_library else file
    if in_library:
        program.opener.reopen(path, window)
    else:
        program.opener.open(path, window)
    known = capture_window(window)
    window.close()
    again = restore_window(known, program.open_window, program)
    page = scoresheet_page(again)
    assert page.file == path
    assert "2. White: d4" in page.text.toPlainText()
    assert placed(capture_window(again)) == placed(known)
    assert path.read_text("utf-8") == GAME


def test_a_game_that_was_open_is_shown_after_its_rules_have_gone_and_played_when_they_are_back(
    window: MainWindow, program: Program
) -> None:
    window.play_new(small("egotzi"), HUMANS)
    session = game_page(window).session
    for step in session.record.position.read("a1"):
        session.play(step)
    assert window.document is not None
    window.document.flush()
    known = capture_window(window)
    window.close()
    program.autosaves.writer.wait()
    (path,) = program.autosaves.folder.glob("**/*.oddments")
    before, blank = path.read_bytes(), program.open_window()
    with without_game("egotzi"):
        lost = restore_window(known, lambda: blank, program)
        assert scoresheet_page(lost).file == path
        assert last_unfinished(program.opener) is None
        later = capture_window(lost)
        lost.close()
    assert path.read_bytes() == before
    again = restore_window(later, program.open_window, program)
    assert len(game_page(again).session.record.line) == 1
    assert last_unfinished(program.opener) is None  # it is open
    assert Topic.FILE not in again.notices.texts


# -- the page by itself ------------------------------------------------------------------------


SCORED = (
    "(;GM[1999]XG[nudge]XI[oddments-nudge]SZ[5]XP[off]PB[Ann]XC[person][engine 5]DT[2026-11-01]"
    "EV[<b>Cup</b>]RE[B+R]GC[A <i>fine</i> game.];B[c3];W[d4]C[Well!\nReally]"
    "(;B[a1];W[e5])(;B[a2]))"
)
TEXT = """\
Size: 5
Pie rule: Off
Black: Ann
White: Computer, level 5
Date: 2026-11-01
Event: <b>Cup</b>
Result: B+R

A <i>fine</i> game.

1. Black: c3
2. White: d4
    Well!
    Really
3. Black: a1

    3. Black: a2

4. White: e5"""


def page_of(text: str, file: Path | None = None) -> ScoresheetPage:
    shown = Collection(text).shown()
    assert isinstance(shown, Scoresheet)
    return ScoresheetPage(shown, file)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> ScoresheetPage:
    return shown_alone(qtbot, page_of(SCORED, tmp_path / "own game.oddments"), (800, 600))


def labels(page: ScoresheetPage) -> str:
    shown = [label for label in page.findChildren(QLabel) if label.isVisible()]
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in shown)
    return "\n".join([label.text() for label in shown])


def test_all_that_the_file_says_is_text_to_select(page: ScoresheetPage) -> None:
    assert page.text.toPlainText() == TEXT
    assert page.text.isReadOnly()
    page.text.selectAll()
    page.text.copy()
    assert QGuiApplication.clipboard().text() == TEXT


def test_it_says_what_to_install_and_copies_the_command(page: ScoresheetPage) -> None:
    assert "The game nudge is not installed" in labels(page)
    assert "install the package oddments-nudge" in labels(page)
    assert page.command.text() == "pip install oddments-nudge"
    click(page.copy)
    assert QGuiApplication.clipboard().text() == "pip install oddments-nudge"
    assert "The command was copied to the clipboard." in labels(page)


def test_all_parts_are_reached_by_tab(page: ScoresheetPage) -> None:
    page.text.setFocus()
    stops: list[QWidget] = [page.text]
    for _ in range(3):
        QTest.keyClick(stops[-1], Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        stops.append(focus)
    assert set(stops) == {page.text, page.command, page.copy, page.folder}
    assert page.panes == [page.text, page.copy]


def test_the_folder_of_the_file_is_shown(
    page: ScoresheetPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    click(page.folder)
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path]
    assert "own game.oddments" in labels(page)  # since nothing opened it


def test_a_game_of_no_known_package_has_no_command(qtbot: QtBot) -> None:
    page = shown_alone(qtbot, page_of(SCORED.replace("XI[oddments-nudge]", "XI[-r x]")))
    assert "This version of Oddments does not know the game nudge" in labels(page)
    assert not any(part.isVisible() for part in (page.command, page.copy, page.folder))


def test_a_broken_package_says_why(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        BROKEN, GamePackage("nudge", "no.rules", "no.views"), GamePackageError("it is too old")
    )
    page = shown_alone(qtbot, page_of(SCORED))
    assert "is installed, but cannot be played: it is too old" in labels(page)
    assert not page.command.isVisible()


def test_damage_and_a_start_of_its_own_are_mentioned(qtbot: QtBot) -> None:
    page = shown_alone(qtbot, page_of("(;GM[1999]XG[nudge]AB[a1];B[b1"))
    assert "damaged, and shown in part: the text ends" in labels(page)
    assert "starts in a position that was set up" in page.text.toPlainText()


@pytest.mark.parametrize("key", ["<b>x</b>", "a\nb\u202e", "x" * 5000])
def test_odd_names_are_one_line_of_plain_text(qtbot: QtBot, key: str) -> None:
    page = shown_alone(qtbot, page_of(f"(;GM[1999]XG[{key}])"), (800, 600))
    assert page.width() == 800
    assert labels(page).splitlines()[0] in (key, "a b", "x" * 59 + "…")


# -- games of about one's own strength -------------------------------------------------------------

SETUPS = {key: game.small_setup() for key, game in GAMES.items()}


def begin(window: MainWindow, setup: Setup, qtbot: QtBot) -> GameSession:
    """Set up a game against a matched computer by mouse, and begin it."""
    window.page.window().activateWindow()
    new_games(window)._settings.remember(setup, (Human(), Computer(8)), komi_offered=False)
    new_games(window).ask(setup.game)
    page = window.page
    assert isinstance(page, NewGamePage)
    click(page.players.levels[0].match)
    click(page.start)
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session is not None
    return window.session


def move(session: GameSession) -> None:
    """Play the first move that there is."""
    for step in next(iter(session.position.legal_turns())):
        session.play(step)
    assert session.record.line


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.short("egotzi")
def test_a_game_begins_at_level_3_and_is_a_plain_one_in_its_file(
    window: MainWindow, program: Program, qtbot: QtBot, key: str
) -> None:
    session = begin(window, SETUPS[key], qtbot)
    assert session.seats == (Human(), Computer(3, matched=True))
    page = game_page(window)
    cards = [card.accessibleName() for card in page.players.cards]
    assert sum("Computer, about your strength" in name for name in cards) == 1
    move(session)
    session.resign()
    assert "The computer played at level 3 (Learner)." in page.result.accessibleName()
    document = window.document
    assert document is not None
    document.flush()
    assert document.autosave.path is not None
    saved = load(document.autosave.path)
    assert saved.seats == ["person", "engine 3"]
    assert "Computer, level 3" in saved.names
    new_games(window).ask(SETUPS[key].game)
    again = window.page
    assert isinstance(again, NewGamePage)
    assert again.players.levels[0].match.isChecked()
    assert again.players.levels[0].slider.value() == 8


def test_a_rematch_picks_the_level_again(
    window: MainWindow, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    first = begin(window, SETUPS["egotzi"], qtbot)
    move(first)
    first.resign()
    for number in range(40):
        put(tmp_path, number, (SETUPS["egotzi"], "person", "engine 7", "", number % 2, False))
    client, counts = program.library.client, [0]

    def are_found() -> bool:
        client.catch_up()
        client.ask(len, counts.append, owner=window)
        return counts[-1] > 40

    qtbot.waitUntil(are_found)
    page = game_page(window)
    click(page.result.rematch)
    qtbot.waitUntil(lambda: window.session is not first)
    assert window.session is not None
    assert window.session.seats == (Human(), Computer(7, matched=True))
    assert window.session.record.seats == ["person", "engine 7"]
