"""Windows and files: nothing replaces a running game, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
import shiboken6
from driving import (
    FailingEngine,
    RandomEngine,
    SlowEngine,
    click,
    click_at,
    commands,
    delete_what_is_closed,
    game_page,
    new_games,
    program_of,
    settle,
    show_start,
    shown,
    small,
    start_page,
    window_actions,
)
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.application.program import Program
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.game_page import GamePage
from desktop.start.komi_offer_page import KomiOfferPage
from desktop.start.new_game_page import NewGamePage
from desktop.start.resume_card import ResumeCard
from desktop.start.start_page import StartPage
from desktop.storage import file_dialogs
from desktop.widgets.label import Label
from desktop.widgets.topic import Topic
from desktop.window.main_window import MainWindow
from desktop.window.recent_games_menu import EarlierGamesMenu
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.game_file import load, save
from rules.record.game_record import Ending, GameRecord

MakeProgram = Callable[..., Program]
HUMANS: Seats = (Human(), Human())


def begun(window: MainWindow, *texts: str, key: str = "egotzi") -> GamePage:
    """Return a game with these turns, in the window."""
    window.play_new(small(key), HUMANS)
    page = game_page(window)
    for text in texts:
        for step in page.session.record.position.read(text):
            page.session.play(step)
    return page


def saved(folder: Path, *texts: str, name: str = "game.oddments") -> Path:
    record = GameRecord(small("egotzi"))
    for text in texts:
        record.play_text(text)
    path = folder / name
    save(record, path)
    return path


def drop(window: MainWindow, *paths: Path) -> None:
    """Drop files where the board is."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton)
    plain = Qt.KeyboardModifier.NoModifier
    target = game_page(window).board.viewport()
    QApplication.sendEvent(target, QDragEnterEvent(QPoint(60, 60), *how, plain))
    QApplication.sendEvent(target, QDropEvent(QPointF(60, 60), *how, plain))


def button_of(window: MainWindow, text: str) -> QPushButton:
    """Return the last button with this text."""
    return [b for b in window.findChildren(QPushButton) if b.text() == text][-1]


# -- beginning a game ------------------------------------------------------------------------


def test_the_title_holds_the_programs_name(window: MainWindow) -> None:
    assert "Oddments" in window.windowTitle()
    begun(window)
    assert "Oddments" in window.windowTitle()
    assert "Egotzi" in window.windowTitle()


def test_a_game_is_chosen_set_up_and_begun_by_mouse(window: MainWindow, program: Program) -> None:
    assert isinstance(window.page, StartPage)
    click(window.page.cards["oddy"])
    assert isinstance(window.page, NewGamePage)
    click(window.page.players.opponent.buttons[1])
    click(window.page.start)
    page = game_page(window)
    assert page.session.record.setup == GAMES["oddy"].setup()
    assert page.session.seats == HUMANS
    assert program.settings.seats(GAMES["oddy"]) == HUMANS


def test_a_running_game_waits_while_a_new_one_is_chosen(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    page = begun(window, "b2")
    commands(window)["game.new"].trigger()
    start = start_page(window)
    assert program.windows == [window]
    assert start.cards["egotzi"].hasFocus()
    assert start.resume.text() == "Return to the game"
    click(start.cards["yodd"])
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(window.page, StartPage))
    click(start_page(window).resume)
    assert window.page is page
    assert page.board.hasFocus()
    click_at(page, page.board.site_point(0))
    assert [node.text for node in page.session.record.line] == ["b2", "a1"]


def test_a_new_game_ends_the_one_that_waits_which_is_kept(
    window: MainWindow, program: Program
) -> None:
    page = begun(window, "b2")
    commands(window)["game.new"].trigger()
    click(start_page(window).cards["yodd"])
    assert isinstance(window.page, NewGamePage)
    click(window.page.start)
    assert game_page(window).session.record.setup.game.key == "yodd"
    assert window.waiting is None
    show_start(window)
    delete_what_is_closed()
    assert not shiboken6.isValid(page)
    kept = [load(path) for path in program.autosaves.unfinished()]
    assert [node.text for game in kept for node in game.line] == ["b2"]


def test_a_new_game_replaces_one_without_a_turn(window: MainWindow, program: Program) -> None:
    window.play_new(small("yodd"), HUMANS)
    commands(window)["game.new"].trigger()
    assert isinstance(window.page, StartPage)
    assert program.windows == [window]


def test_a_new_game_is_first_painted_with_everything_in_its_place(window: MainWindow) -> None:
    window.play_new(small("yodd"), HUMANS)
    for card in game_page(window).players.cards:
        assert card.height() == card.sizeHint().height()
        for label in card.findChildren(Label):
            if label.isVisible():
                assert label.width() >= label.sizeHint().width(), label.text()


def test_qt_keeps_nothing_of_the_viewports_of_a_page(window: MainWindow) -> None:
    page = begun(window)
    areas = page.findChildren(QAbstractScrollArea)
    assert page.board in areas
    for area in areas:
        assert not area.viewport().testAttribute(Qt.WidgetAttribute.WA_StyledBackground)


def test_a_new_game_after_the_end_comes_into_the_same_window(
    window: MainWindow, program: Program
) -> None:
    begun(window, "b2").session.resign()
    commands(window)["game.new"].trigger()
    assert isinstance(window.page, StartPage)
    assert len(program.windows) == 1


def test_playing_again_begins_the_same_game(window: MainWindow) -> None:
    page = begun(window, "b2")
    page.session.resign()
    click(page.result.rematch)
    again = game_page(window)
    assert again is not page
    assert again.session.record.line == []
    assert again.session.record.setup == page.session.record.setup


def test_the_start_page_has_the_focus_on_the_game_played_last(window: MainWindow) -> None:
    begun(window, "b2").session.resign()
    commands(window)["game.new"].trigger()
    assert isinstance(window.page, StartPage)
    assert window.page.cards["egotzi"].hasFocus()


def test_escape_leads_back_to_the_start_page(window: MainWindow, qtbot: QtBot) -> None:
    new_games(window).ask(GAMES["oddy"])
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(window.page, StartPage))
    assert isinstance(window.page, StartPage)
    assert window.page.cards["oddy"].hasFocus()


# -- files -----------------------------------------------------------------------------------


def test_opening_reuses_the_start_page(
    window: MainWindow, program: Program, tmp_path: Path
) -> None:
    path = saved(tmp_path, "b2", "c3")
    program.opener.open(path, window)
    assert len(program.windows) == 1
    assert [node.text for node in game_page(window).session.record.line] == ["b2", "c3"]
    assert "game.oddments" in window.windowTitle()


def test_opening_never_replaces_a_running_game(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begun(window, "a1")
    path = saved(tmp_path, "b2")
    monkeypatch.setattr(file_dialogs, "ask_open", lambda *_: path)
    commands(window)["game.open"].trigger()
    assert window.page is page
    other = program.windows[1]
    assert [node.text for node in game_page(other).session.record.line] == ["b2"]


def test_a_file_that_is_open_already_is_not_opened_twice(
    window: MainWindow, program: Program, tmp_path: Path
) -> None:
    path = saved(tmp_path, "b2")
    program.opener.open(path, window)
    program.opener.open(path, window)
    assert len(program.windows) == 1


def test_a_notice_about_a_file_disappears_when_another_one_is_brought_forward(
    window: MainWindow, program: Program, tmp_path: Path
) -> None:
    path = saved(tmp_path, "b2")
    program.opener.open(path, window)
    program.opener.open(tmp_path / "missing.oddments", window)
    assert Topic.FILE in window.notices.texts
    program.opener.open(path, window)
    assert Topic.FILE not in window.notices.texts


def test_files_are_looked_for_in_a_folder_that_exists(
    tmp_path: Path,
) -> None:
    (tmp_path / "there").mkdir()
    assert file_dialogs.folder_beside(tmp_path / "there" / "a.oddments") == tmp_path / "there"
    assert file_dialogs.folder_beside(tmp_path / "gone" / "a.oddments") == tmp_path


def test_dropped_files_are_opened(window: MainWindow, program: Program, tmp_path: Path) -> None:
    page = begun(window, "a1")
    drop(window, saved(tmp_path, "b2"), saved(tmp_path, "c3", name="other.oddments"))
    assert window.page is page
    opened = [game_page(other).session.record.node.text for other in program.windows[1:]]
    assert opened == ["b2", "c3"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"(;FF[4]GM[1004]XG[egotzi]XF[1]SZ[zz])", "line 1"),
        (b"(;FF[4]GM[1004]XG[egotzi]XF[1]SZ[4", "line 1"),
        (b"(;FF[4]GM[1]SZ[19];B[pd])", "Go"),
        (b"(;FF[4]GM[1004]XG[egotzi]XF[99]SZ[huge])", "newer"),
        (b"\x00\xff\x13 not a game at all", "cannot be opened"),
        (b"", "cannot be opened"),
    ],
)
def test_a_bad_file_is_reported_and_the_running_game_untouched(
    window: MainWindow, program: Program, tmp_path: Path, data: bytes, words: str
) -> None:
    page = begun(window, "a1")
    position = page.session.record.position.copy()
    path = tmp_path / "bad.oddments"
    path.write_bytes(data)
    program.opener.open(path, window)
    assert words in window.notices.texts[Topic.FILE]
    assert "bad.oddments" in window.notices.texts[Topic.FILE]
    assert len(program.windows) == 1
    assert window.page is page
    assert page.session.record.position == position


def test_a_missing_file_is_reported(window: MainWindow, program: Program, tmp_path: Path) -> None:
    program.opener.open(tmp_path / "nothing.oddments", window)
    assert "nothing.oddments" in window.notices.texts[Topic.FILE]
    assert isinstance(window.page, StartPage)


def test_saving_and_saving_again(
    window: MainWindow, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begun(window, "a1")
    path = tmp_path / "kept.oddments"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: path)
    commands(window)["game.save"].trigger()
    assert not window.isWindowModified()
    click_at(page, page.board.site_point(6))
    assert window.isWindowModified()
    commands(window)["game.save"].trigger()
    assert not window.isWindowModified()
    assert load(path) == page.session.record
    assert program.recent.paths == [path]


def test_a_folder_that_cannot_be_written_to_is_reported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begun(window, "a1")
    (tmp_path / "file").write_text("no folder")
    good = tmp_path / "good.oddments"
    answers = iter([tmp_path / "file" / "x.oddments", good])
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: next(answers))
    commands(window)["game.save_as"].trigger()
    assert "could not be saved" in window.notices.texts[Topic.FILE]
    assert window.path is None
    click(button_of(window, "Save as …"))
    assert Topic.FILE not in window.notices.texts
    assert load(good) == page.session.record


@pytest.mark.ordinary_user
def test_a_read_only_folder_is_reported(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(window, "a1")
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: folder / "x.oddments")
    commands(window)["game.save_as"].trigger()
    assert "could not be saved" in window.notices.texts[Topic.FILE]


def test_recent_files_are_on_the_start_page_and_in_the_menu(
    window: MainWindow, program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    path = saved(tmp_path, "b2")
    program.opener.open(path, window)
    other = shown(program, qtbot)
    assert isinstance(other.page, StartPage)
    click(button_of(other, "game"))
    assert len(program.windows) == 2  # it is open already
    window.close()
    click(button_of(other, "game"))
    assert game_page(other).session.record.node.text == "b2"


# -- nothing is lost -------------------------------------------------------------------------


def test_a_closed_game_is_continued(make_program: MakeProgram, qtbot: QtBot) -> None:
    first = shown(make_program(), qtbot)
    page = begun(first, "a1", "b2", "c3")
    page.session.undo()
    record = page.session.record
    first.close()
    second = shown(make_program(), qtbot)
    assert isinstance(second.page, StartPage)
    click(second.page.resume)
    assert game_page(second).session.record == record
    assert [node.text for node in record.line] == ["a1", "b2"]


def test_a_game_that_was_never_closed_is_continued(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    page = begun(shown(make_program(), qtbot), "a1", "b2")

    def is_kept() -> bool:  # as after a power cut
        kept = list(tmp_path.glob("games/*/*.oddments"))
        return bool(kept) and load(kept[0]) == page.session.record

    qtbot.waitUntil(is_kept)


def test_the_earlier_games_are_offered_and_those_that_are_over_say_so(window: MainWindow) -> None:
    menu = window.findChild(EarlierGamesMenu)
    assert menu is not None
    menu.aboutToShow.emit()
    (nothing,) = menu.actions()
    assert (nothing.text(), nothing.isEnabled()) == ("No games yet", False)
    begun(window, "a1").session.resign()
    begun(window, "b2")
    show_start(window)
    menu.aboutToShow.emit()
    unfinished, finished = menu.actions()
    assert not unfinished.text().endswith("(finished)")
    assert finished.text().endswith("   (finished)")
    unfinished.trigger()  # it waits behind the page
    assert [node.text for node in game_page(window).session.record.line] == ["b2"]
    show_start(window)
    finished.trigger()
    assert [node.text for node in game_page(window).session.record.line] == ["a1"]
    assert game_page(window).result.isVisible()


def test_continue_resumes_the_game_played_last(make_program: MakeProgram, qtbot: QtBot) -> None:
    program = make_program()
    old, new = shown(program, qtbot), shown(program, qtbot)
    page = begun(old, "a1")
    qtbot.wait(15)  # two times of change that differ
    begun(new, "b2")
    qtbot.wait(15)
    click_at(page, page.board.site_point(10))
    old.close()
    new.close()
    window = shown(make_program(), qtbot)
    program = program_of(window)
    program.opener.continue_last(window)
    assert game_page(window).session.record.line[0].text == "a1"
    other = shown(program, qtbot)
    program.opener.continue_last(other)  # the first one is open
    assert game_page(other).session.record.line[0].text == "b2"
    third = shown(program, qtbot)
    assert isinstance(third.page, StartPage)
    assert third.page.resume.isHidden()


def test_a_finished_game_is_stored_but_not_continued(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    first = shown(make_program(), qtbot)
    begun(first, "a1").session.resign()
    first.close()
    second = shown(make_program(), qtbot)
    assert isinstance(second.page, StartPage)
    assert second.page.resume.isHidden()
    (kept,) = tmp_path.glob("games/*/*.oddments")
    assert program_of(second).opener.reopen(kept, second)
    assert game_page(second).session.phase is Phase.OVER


def test_taking_the_end_back_makes_the_game_unfinished(program: Program, qtbot: QtBot) -> None:
    page = begun(shown(program, qtbot), "a1")
    page.session.resign()
    with qtbot.waitSignal(program.autosaves.written):
        pass
    assert not program.autosaves.unfinished()
    page.session.undo()
    qtbot.waitUntil(lambda: len(program.autosaves.unfinished()) == 1)


def test_a_game_without_a_turn_is_not_stored(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    window = shown(make_program(), qtbot)
    begun(window)
    window.close()
    assert not list(tmp_path.glob("games/*/*.oddments"))


def test_a_damaged_autosave_does_not_hide_the_others(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    program = make_program()
    first = shown(program, qtbot)
    begun(first, "a1")
    first.close()
    damaged = tmp_path / "games" / "2026-01" / "z.oddments"
    damaged.parent.mkdir()
    damaged.write_text("(;nonsense")
    program.autosaves.unfinished_games.add(damaged)
    second = shown(make_program(), qtbot)
    program_of(second).opener.continue_last(second)
    assert game_page(second).session.record.node.text == "a1"


def test_the_window_says_that_games_cannot_be_autosaved(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games").write_text("no folder")
    window = shown(make_program(), qtbot)
    page = begun(window, "a1")
    qtbot.waitUntil(lambda: Topic.AUTOSAVE in window.notices.texts)
    assert "cannot be saved" in window.notices.texts[Topic.AUTOSAVE]
    path = tmp_path / "safe.oddments"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: path)
    click(button_of(window, "Save as …"))
    assert load(path) == page.session.record


def test_a_game_that_cannot_be_autosaved_is_lost_by_closing_twice(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "games").write_text("no folder")
    program = make_program()
    window = shown(program, qtbot)
    begun(window, "a1")
    program.quit()
    assert program.windows == [window]
    assert (
        "If you close the window or start a game again, it is lost"
        in window.notices.texts[Topic.AUTOSAVE]
    )
    (tmp_path / "games").unlink()
    program.quit()
    assert not program.windows
    assert len(program.autosaves.unfinished()) == 1  # it was saved in the end


# -- the engine ------------------------------------------------------------------------------


def test_a_failing_engine_is_reported_and_tried_again(
    make_program: MakeProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FailingEngine, "failures", 1)
    window = shown(make_program(FailingEngine), qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    page = game_page(window)
    click_at(page, page.board.site_point(5))
    qtbot.waitUntil(lambda: Topic.ENGINE in window.notices.texts)
    assert "out of ideas" in window.notices.texts[Topic.ENGINE]
    click(button_of(window, "Try again"))
    qtbot.waitUntil(lambda: page.session.phase is Phase.CHOICE)
    assert Topic.ENGINE not in window.notices.texts
    assert len(page.session.record.line) == 2


def test_undo_while_the_computer_thinks(make_program: MakeProgram, qtbot: QtBot) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    page = game_page(window)
    click_at(page, page.board.site_point(5))
    assert "thinking" in page.status.text
    commands(window)["turn.undo"].trigger()
    settle(page.session, qtbot)
    assert page.session.record.line == []
    assert page.status.text.startswith("Your turn")
    assert not commands(window)["turn.undo"].isEnabled()


def test_closing_while_the_computer_thinks(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    window = shown(make_program(SlowEngine), qtbot)
    window.play_new(small("egotzi"), (Human(), Computer(1)))
    page = game_page(window)
    click_at(page, page.board.site_point(5))
    window.close()
    qtbot.wait(50)
    again = shown(make_program(RandomEngine), qtbot)
    program_of(again).opener.continue_last(again)
    # the computer's turn comes after all
    qtbot.waitUntil(lambda: len(game_page(again).session.record.line) == 2)


def test_an_uncompiled_core_is_reported(
    make_program: MakeProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.application.program.compiled", lambda: False)
    assert "a hundred times slower" in shown(make_program(), qtbot).notices.texts[Topic.CORE]


# -- the rest --------------------------------------------------------------------------------


def test_a_click_on_a_turn_goes_there(window: MainWindow) -> None:
    page = begun(window, "a1", "b2", "c3")
    item = page.history.turns.item(1)
    QTest.mouseClick(
        page.history.turns.viewport(),
        Qt.MouseButton.LeftButton,
        pos=page.history.turns.visualItemRect(item).center(),
    )
    assert [node.text for node in page.session.record.line] == ["a1"]
    assert page.history.turns.count() == 4  # the turns after it can still be reached
    page.session.go_last()
    assert page.history.turns.currentRow() == 3


def test_the_size_of_the_window_is_remembered(make_program: MakeProgram, qtbot: QtBot) -> None:
    first = shown(make_program(), qtbot)
    first.resize(777, 555)
    first.close()
    assert shown(make_program(), qtbot).size().toTuple() == (777, 555)


def test_the_appearance_changes_everywhere_at_once(window: MainWindow, program: Program) -> None:
    page = begun(window, "a1")
    program.appearance.choose("dark")
    dark = page.board.backgroundBrush().color()
    program.appearance.choose("light")
    assert page.board.backgroundBrush().color() != dark
    assert program.settings.theme == "light"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", [(800, 600), (1400, 1000)])
def test_nothing_on_the_page_is_cut_off(
    window: MainWindow, qtbot: QtBot, key: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.play_new(GAMES[key].setup(), HUMANS)
    page = game_page(window)
    rng = random.Random(3)
    while len(page.session.record.line) < 12:
        page.session.play(rng.choice(page.session.position.legal_steps()))
    qtbot.wait(20)
    assert window.size().toTuple() == size
    for child in page.findChildren(QPushButton):
        if child.isVisible():
            assert child.width() >= child.sizeHint().width(), child.text()
            assert page.rect().contains(child.mapTo(page, child.rect().bottomRight()))
    assert page.history.turns.height() >= 60


def test_unreadable_autosaves_do_no_harm(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = shown(make_program(), qtbot)
    begun(first, "a1")
    first.close()

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("desktop.storage.autosave.AutosaveFile.claim", refuse)
    second = shown(make_program(), qtbot)
    assert isinstance(second.page, StartPage)
    assert second.page.resume.isHidden()
    (kept,) = tmp_path.glob("games/*/*.oddments")
    assert not program_of(second).opener.reopen(kept, second)
    assert "permission denied" in second.notices.texts[Topic.FILE]


def test_boards_are_drawn_without_depth_in_every_window(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    page = begun(window, key="wythe")
    page.session.play(page.session.position.legal_steps()[0])
    before = page.board.grab().toImage()
    other = shown(program, qtbot)
    commands(other)["view.flat"].trigger()
    assert page.board.grab().toImage() != before
    assert program.settings.flat


def test_the_view_menu_ticks_what_another_window_chose(
    window: MainWindow, program: Program, qtbot: QtBot
) -> None:
    other = shown(program, qtbot)
    before = program.preferences.animated
    commands(other)["view.animated"].trigger()
    (menu,) = [m for m in window_actions(window).menus if "view.animated" in m.actions_by_id]
    menu.aboutToShow.emit()
    assert commands(window)["view.animated"].isChecked() is not before


# -- names, komi, and the file of a game that is continued ------------------------------------


def test_names_are_shown_saved_and_remembered(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_games(window).ask(GAMES["yodd"])
    assert isinstance(window.page, NewGamePage)
    click(window.page.players.opponent.buttons[1])
    for edit, name in zip(window.page.players.names, ("Ada", "Bo"), strict=True):
        QTest.keyClicks(edit, name)
    click(window.page.start)
    page = game_page(window)
    assert page.status.text.startswith("Ada (Black) to move.")
    path = tmp_path / "named.oddments"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_: path)
    commands(window)["game.save"].trigger()
    assert load(path).names == ["Ada", "Bo"]
    page.session.resign()
    click(button_of(window, "Rematch"))
    assert game_page(window).status.text.startswith("Ada (Black) to move.")
    new_games(window).ask(GAMES["oddy"])
    assert isinstance(window.page, NewGamePage)
    assert window.page.players.names[0].text() == "Ada"


def test_playing_again_offers_komi_again(window: MainWindow) -> None:
    setup = GAMES["egotzi"].setup(variant="squared", size=3)
    program_of(window).settings.remember(setup, HUMANS, komi_offered=True)
    new_games(window).ask(GAMES["egotzi"])
    assert isinstance(window.page, NewGamePage)
    click(window.page.start)
    offer = window.page
    assert isinstance(offer, KomiOfferPage)
    click(offer.name_it)
    click(offer.sides[0])
    game_page(window).session.resign()
    click(button_of(window, "Rematch"))
    assert isinstance(window.page, KomiOfferPage)
    assert window.page.komi.isVisible()


@pytest.mark.parametrize(("level", "won", "expected"), [(3, True, 4), (3, False, 2)])
def test_another_level_is_played_and_remembered(
    window: MainWindow, level: int, won: bool, expected: int
) -> None:
    setup = GAMES["egotzi"].setup(size=4, pie=False)
    window.play_new(setup, (Human(), Computer(level)))
    page = game_page(window)
    page.session.record.end(Outcome(BLACK if won else WHITE, Ending.RESIGNATION))
    page.session.start()
    click(page.result.level_up if won else page.result.level_down)
    seats = (Human(), Computer(expected))
    assert game_page(window).session.seats == seats
    assert program_of(window).settings.seats(setup.game) == seats


def test_a_continued_game_knows_its_file(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    path = saved(tmp_path, "b2")
    window = shown(make_program(), qtbot)
    program_of(window).opener.open(path, window)
    game_page(window).session.play(game_page(window).session.position.legal_steps()[-1])
    window.close()
    again = shown(make_program(), qtbot)
    click(start_page(again).resume)
    assert again.path == path
    assert again.isWindowModified()
    assert path.name in again.windowTitle()
    commands(again)["game.save"].trigger()
    assert not again.isWindowModified()
    assert load(path) == game_page(again).session.record
    again.close()
    third = shown(make_program(), qtbot)
    click(start_page(third).resume)
    assert third.path == path
    assert not third.isWindowModified()  # it is as it was saved


def test_a_continued_game_whose_file_was_deleted_has_none(
    make_program: MakeProgram, qtbot: QtBot, tmp_path: Path
) -> None:
    path = saved(tmp_path, "b2")
    window = shown(make_program(), qtbot)
    program_of(window).opener.open(path, window)
    game_page(window).session.play(game_page(window).session.position.legal_steps()[-1])
    window.close()
    path.unlink()
    again = shown(make_program(), qtbot)
    click(start_page(again).resume)
    assert again.path is None
    assert not again.isWindowModified()


def test_the_game_to_continue_is_shown_with_its_board(
    make_program: MakeProgram, qtbot: QtBot
) -> None:
    window = shown(make_program(), qtbot)
    (card,) = window.findChildren(ResumeCard)
    assert not card.picture.isVisible()
    assert card.resume.isHidden()
    window.play_new(small("egotzi"), (Human("Ada"), Human("Bo")))
    page = game_page(window)
    page.session.play(page.session.position.legal_steps()[-1])
    show_start(window)
    (card,) = window.page.findChildren(ResumeCard)
    assert card.picture.isVisible()
    texts = [label.text() for label in card.findChildren(Label) if label.isVisible()]
    assert any("move\N{NO-BREAK SPACE}2" in text and "Ada – Bo" in text for text in texts)
