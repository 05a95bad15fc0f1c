"""The library's window, by mouse and keys."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import commands, game_page, shown, small, start_page
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QMessageBox
from pytestqt.qtbot import QtBot
from reviewed_game import made_up

from desktop.application.program import Program
from desktop.game.players import Computer, Human, Seats, seat_names
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language, available_languages
from desktop.library.library_window import LibraryWindow
from desktop.library.transfer_dialog import ProgressDialog, ReportDialog
from desktop.start.resume_card import ResumeCard
from desktop.storage import file_dialogs
from desktop.widgets.topic import Topic
from rules.games import GAMES
from rules.library.canonical_key import canonical_key
from rules.library.library import Library
from rules.record.game_file import load, load_games, save, write_game
from rules.record.game_record import GameRecord
from rules.setup import Setup

PATIENCE_MS = 30_000

HUMANS: Seats = (Human("Ann"), Human("Bob"))
LEFT = Qt.MouseButton.LeftButton


def random_game(setup: Setup, seed: int, names: tuple[str, str], most: int = 99) -> GameRecord:
    record = GameRecord(setup)
    record.names = list(names)
    record.root.properties["DT"] = [f"2026-11-{seed:02}"]
    position = setup.start()
    turn: list[int] = []
    for step, _player in position.random_playout(seed)[1]:
        if position.over or len(record.line) == most:
            break
        before = position.turn
        position.play(step)
        turn.append(step)
        if position.turn != before:
            record.play(turn)
            turn = []
    return record


@pytest.fixture
def games(tmp_path: Path) -> list[GameRecord]:
    """Return three saved games, files 1 to 3 of the library; the third is the latest."""
    made = [
        random_game(small("egotzi"), 1, ("Ann", "Bob")),
        random_game(small("yodd"), 2, ("Eve", "Ann"), most=5),
        random_game(small("egotzi"), 3, ("Bob", "Eve"), most=4),
    ]
    made[1].node.properties["C"] = ["A ladder along side 3"]
    folder = tmp_path / "games" / "2026-11"
    folder.mkdir(parents=True)
    for number, record in enumerate(made, 1):
        save(record, folder / f"{number}.oddments")
    return made


@pytest.fixture
def library(games: list[GameRecord], program: Program, qtbot: QtBot) -> LibraryWindow:
    return opened(program, qtbot, 3)


def opened(program: Program, qtbot: QtBot, count: int) -> LibraryWindow:
    program.library.show()
    window = program.library.window
    assert window is not None
    await_games(qtbot, window, count)
    return window


def await_games(qtbot: QtBot, window: LibraryWindow, count: int) -> None:
    words = "1 game" if count == 1 else f"{count} games"
    qtbot.waitUntil(lambda: window.count.text() == words, timeout=PATIENCE_MS)
    qtbot.waitUntil(
        lambda: all(window.list.games.row(at) for at in range(count)), timeout=PATIENCE_MS
    )


def stems(window: LibraryWindow) -> list[str]:
    rows = [window.list.games.row(at) for at in range(window.list.games.rowCount())]
    return [row.path.stem for row in rows if row is not None]


def look_for_player(library: LibraryWindow, qtbot: QtBot, text: str, found: list[str]) -> None:
    library.filters.player.setText(text)
    qtbot.waitUntil(lambda: stems(library) == found, timeout=PATIENCE_MS)


def click(button: QAbstractButton) -> None:
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def click_game(window: LibraryWindow, number: int, *, twice: bool = False) -> None:
    place = window.list.visualRect(window.list.games.index(number)).center()
    QTest.mouseClick(window.list.viewport(), LEFT, pos=place)
    if twice:
        QTest.mouseDClick(window.list.viewport(), LEFT, pos=place)


# -- looking -------------------------------------------------------------------------------------


def test_all_games_are_listed_the_latest_first(library: LibraryWindow) -> None:
    assert stems(library) == ["3", "2", "1"]
    text = library.list.games.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith("Yodd")
    for words in ("Eve – Ann", "2026-11-02", "5 moves", "unfinished"):
        assert words in text


def test_boards_of_a_game_no_longer_searched_are_not_offered(
    library: LibraryWindow, qtbot: QtBot
) -> None:
    filters = library.filters
    filters.game.setCurrentIndex(filters.game.findData("egotzi"))
    qtbot.waitUntil(filters.setup.isEnabled, timeout=PATIENCE_MS)
    filters.game.setCurrentIndex(0)
    qtbot.waitUntil(lambda: not filters.setup.isEnabled(), timeout=PATIENCE_MS)
    filters.show_setups("egotzi", ["egotzi size=4"])  # an answer that comes late
    assert not filters.setup.isEnabled()
    assert filters.setup.count() == 1


def test_problems_of_a_file_are_in_its_row(
    library: LibraryWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "games" / "2026-11"
    whole = (folder / "3.oddments").read_text("utf-8")
    (folder / "4.oddments").write_text(whole.rstrip().removesuffix(")"), "utf-8")
    (folder / "5.oddments").write_text("nothing of the kind", "utf-8")
    library.client.catch_up()
    await_games(qtbot, library, 5)
    texts = {
        stem: library.list.games.index(at).data(Qt.ItemDataRole.AccessibleTextRole)
        for at, stem in enumerate(stems(library))
    }
    assert "Bob – Eve" in texts["4"]
    assert "read in part: " in texts["4"]
    assert texts["5"].startswith("5.oddments")
    assert "this is not an SGF file" in texts["5"]
    assert not any("read" in texts[stem] for stem in "123")


def test_fields_filter_the_list(library: LibraryWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(library.filters.player, "ann")
    await_games(qtbot, library, 2)
    assert stems(library) == ["2", "1"]
    QTest.keyClicks(library.filters.comment, "ladd")
    await_games(qtbot, library, 1)
    assert stems(library) == ["2"]
    click(library.filters.clear)
    await_games(qtbot, library, 3)
    library.filters.game.setFocus()
    QTest.keyClicks(library.filters.game, "Eg")
    await_games(qtbot, library, 2)
    qtbot.waitUntil(library.filters.setup.isEnabled, timeout=PATIENCE_MS)
    assert library.filters.setup.count() == 2
    QTest.keyClicks(library.filters.until, "2026-11-02")
    await_games(qtbot, library, 1)
    assert stems(library) == ["1"]


def test_the_chosen_board_stays_chosen_in_the_bin(
    library: LibraryWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    for number in (4, 5):
        path = tmp_path / "games" / "2026-11" / f"{number}.oddments"
        save(random_game(GAMES["egotzi"].setup(size=5), number, ("Ann", "Bob"), most=3), path)
    library.client.catch_up()
    await_games(qtbot, library, 5)
    filters = library.filters
    filters.game.setFocus()
    QTest.keyClicks(filters.game, "Eg")
    await_games(qtbot, library, 4)
    qtbot.waitUntil(filters.setup.isEnabled, timeout=PATIENCE_MS)
    filters.setup.setCurrentIndex(2)
    chosen = filters.setup.currentData()
    assert "size=5" in chosen
    await_games(qtbot, library, 2)
    click_game(library, 0)
    click(library.delete)
    await_games(qtbot, library, 1)
    for boards, found in ((1, "5"), (2, "4")):
        library.bin.toggle()
        qtbot.waitUntil(lambda count=1 + boards: filters.setup.count() == count)  # type: ignore[misc]
        assert filters.setup.currentData() == chosen
        await_games(qtbot, library, 1)
        assert stems(library) == [found]


@pytest.mark.parametrize("language", available_languages(), ids=lambda language: language.code)
def test_the_computer_is_found_by_its_name(
    language: Language, program: Program, games: list[GameRecord], tmp_path: Path, qtbot: QtBot
) -> None:
    games[1].seats = ["person", "engine 5"]
    save(games[1], tmp_path / "games" / "2026-11" / "2.oddments")
    library = opened(program, qtbot, 3)
    UI_LANGUAGE.set_language(language)
    spoken = library.list.games.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    called = seat_names((Human("Eve"), Computer(5)))[1]
    assert called in spoken
    for text, found in ((called, ["2"]), (called.split()[-2], ["2"]), (f"{called}0", [])):
        look_for_player(library, qtbot, text, found)
    look_for_player(library, qtbot, "Ann", ["2", "1"])


def test_the_list_is_sorted(library: LibraryWindow, qtbot: QtBot) -> None:
    for keys, order in (
        ("O", ["1", "2", "3"]),
        ("By g", ["3", "1", "2"]),
        ("By p", ["1", "3", "2"]),
    ):
        library.filters.ordered.setFocus()
        QTest.keyClicks(library.filters.ordered, keys)
        qtbot.waitUntil(lambda order=order: stems(library) == order, timeout=PATIENCE_MS)  # type: ignore[misc]
        qtbot.wait(QApplication.keyboardInputInterval() + 50)


def test_an_invalid_day_is_marked_and_ignored(library: LibraryWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(library.filters.since, "2026-11-2x")
    assert library.filters.since.property("day") == "wrong"
    look_for_player(library, qtbot, "Ann", ["2", "1"])
    library.filters.since.clear()
    assert library.filters.since.property("day") == ""


def test_empty_results_are_explained(library: LibraryWindow, qtbot: QtBot) -> None:
    QTest.keyClicks(library.filters.event_name, "Olympics")
    await_games(qtbot, library, 0)
    assert library.empty_title.isVisible()
    assert library.empty_title.text() == "No matching games."
    click(library.filters.clear)
    click(library.bin)
    qtbot.waitUntil(
        lambda: library.empty_title.text() == "The trash is empty.", timeout=PATIENCE_MS
    )


def test_an_empty_library_says_what_will_be_in_it(program: Program, qtbot: QtBot) -> None:
    window = opened(program, qtbot, 0)
    qtbot.waitUntil(lambda: window.empty_title.text() == "No games yet.", timeout=PATIENCE_MS)
    assert not window.open.isEnabled()


def test_pictures_of_boards_are_painted(library: LibraryWindow, qtbot: QtBot) -> None:
    def painted() -> bool:
        rows = [library.list.games.row(at) for at in range(3)]
        return all(row is not None and library.list.picture(row) for row in rows)

    qtbot.waitUntil(painted, timeout=PATIENCE_MS)
    row = library.list.games.row(0)
    assert row is not None
    before = library.list.picture(row)
    assert before is not None
    assert before.width() > 40


# -- positions -----------------------------------------------------------------------------------


def test_games_with_the_position_of_a_game(
    games: list[GameRecord], program: Program, qtbot: QtBot
) -> None:
    window = shown(program, qtbot)
    record = random_game(small("egotzi"), 1, ("Zoe", "Yan"), most=3)
    window.play(record)
    commands(window)["game.same_position"].trigger()
    library = program.library.window
    assert library is not None
    await_games(qtbot, library, 2)  # the game of the window is in the library too
    assert "1" in stems(library)
    for number in range(2):
        text = library.list.games.index(number).data(Qt.ItemDataRole.AccessibleTextRole)
        assert "position after move 3" in text
    assert library.filters.any_position.isVisible()
    click(library.filters.any_position)
    await_games(qtbot, library, 4)
    click(library.filters.take_position)
    await_games(qtbot, library, 2)


def test_a_game_is_opened_at_the_position(
    games: list[GameRecord], program: Program, qtbot: QtBot
) -> None:
    window = shown(program, qtbot)
    library = opened(program, qtbot, 3)
    position = games[0].position_at(games[0].main_line[4])
    library.look_for(position)
    await_games(qtbot, library, 1)
    click_game(library, 0)
    click(library.open)
    assert len(program.windows) == 1
    session = game_page(window).session
    assert len(session.record.line) == 5
    assert canonical_key(session.record.position) == canonical_key(position)
    library.look_for(games[0].position_at(games[0].main_line[3]))
    second = canonical_key(games[0].position_at(games[0].main_line[3]))
    qtbot.waitUntil(lambda: library.list.key == second, timeout=PATIENCE_MS)
    await_games(qtbot, library, 1)
    click_game(library, 0)
    click(library.open)
    assert len(program.windows) == 1
    assert len(session.record.line) == 4


# -- opening -------------------------------------------------------------------------------------


def test_a_game_is_opened_by_a_double_click_or_enter(
    library: LibraryWindow, program: Program, qtbot: QtBot
) -> None:
    click_game(library, 1, twice=True)
    assert [game_page(window).session.record.names for window in program.windows] == [
        ["Eve", "Ann"]
    ]
    click_game(library, 1, twice=True)
    assert len(program.windows) == 1
    library.list.setCurrentIndex(library.list.games.index(0))
    QTest.keyClick(library.list, Qt.Key.Key_Return)
    assert [game_page(window).session.record.names for window in program.windows] == [
        ["Eve", "Ann"],
        ["Bob", "Eve"],
    ]


def test_a_missing_game_is_reported(
    library: LibraryWindow, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "games" / "2026-11" / "3.oddments").unlink()
    click_game(library, 0, twice=True)
    assert "3.oddments cannot be opened" in library.notices.texts[Topic.FILE]
    assert program.windows == []
    QTest.keyClick(library, Qt.Key.Key_F5)
    await_games(qtbot, library, 2)


def test_a_game_being_played_is_listed_from_its_first_turn_on(
    program: Program, qtbot: QtBot
) -> None:
    library = opened(program, qtbot, 0)
    window = shown(program, qtbot)
    window.play_new(small("egotzi"), HUMANS)
    session = game_page(window).session
    session.play(session.position.legal_steps()[0])
    await_games(qtbot, library, 1)
    row = library.list.games.row(0)
    assert row is not None
    assert row.entry.turns == 1
    session.play(session.position.legal_steps()[0])

    def two_turns() -> bool:
        row = library.list.games.row(0)
        return row is not None and row.entry.turns == 2

    qtbot.waitUntil(two_turns, timeout=PATIENCE_MS)


# -- the bin -------------------------------------------------------------------------------------


def test_games_are_deleted_restored_and_destroyed(
    library: LibraryWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    click_game(library, 0)
    QTest.keyClick(library.list, Qt.Key.Key_Delete)
    await_games(qtbot, library, 2)
    assert stems(library) == ["2", "1"]
    assert (tmp_path / "bin" / "2026-11" / "3.oddments").exists()
    click_game(library, 0)
    click(library.delete)
    await_games(qtbot, library, 1)
    click(library.bin)
    await_games(qtbot, library, 2)
    click_game(library, 1)
    click(library.restore)
    await_games(qtbot, library, 1)
    assert stems(library) == ["3"]
    click(library.empty)
    answer(qtbot, library, "Keep")
    assert (tmp_path / "bin" / "2026-11" / "3.oddments").exists()
    click(library.empty)
    answer(qtbot, library, "Delete permanently")
    await_games(qtbot, library, 0)
    assert list((tmp_path / "bin").glob("*/*")) == []
    click(library.bin)
    await_games(qtbot, library, 2)
    assert stems(library) == ["2", "1"]


def test_only_possible_actions_are_enabled(library: LibraryWindow, qtbot: QtBot) -> None:
    chosen = (library.open, library.delete, library.export)
    assert not any(button.isEnabled() for button in chosen)
    assert not library.filters.take_position.isEnabled()  # no window has a game
    click_game(library, 0)
    assert all(button.isEnabled() for button in chosen)
    library.list.clearSelection()
    assert not any(button.isEnabled() for button in chosen)
    library.bin.toggle()
    qtbot.waitUntil(lambda: library.list.games.rowCount() == 0, timeout=PATIENCE_MS)
    assert library.empty.isVisible()
    qtbot.waitUntil(lambda: not library.empty.isEnabled(), timeout=PATIENCE_MS)
    assert not library.restore.isEnabled()
    library.bin.toggle()
    await_games(qtbot, library, 3)
    click_game(library, 0)
    click(library.delete)
    await_games(qtbot, library, 2)
    library.bin.toggle()
    await_games(qtbot, library, 1)
    assert library.empty.isEnabled()


def answer(qtbot: QtBot, library: LibraryWindow, text: str) -> None:
    qtbot.waitUntil(
        lambda: any(box.isVisible() for box in library.findChildren(QMessageBox)),
        timeout=PATIENCE_MS,
    )
    (box,) = [box for box in library.findChildren(QMessageBox) if box.isVisible()]
    click(next(button for button in box.buttons() if button.text() == text))
    qtbot.waitUntil(lambda: not library.findChildren(QMessageBox), timeout=PATIENCE_MS)


def test_a_deletion_is_undone_at_once(library: LibraryWindow, qtbot: QtBot) -> None:
    library.list.selectAll()
    click(library.delete)
    await_games(qtbot, library, 0)
    assert library.notices.texts[Topic.BIN].startswith("3 games moved to the trash")
    undo = library.notices.panes[0]
    assert isinstance(undo, QAbstractButton)
    click(undo)
    await_games(qtbot, library, 3)


@pytest.mark.usefixtures("games")
def test_a_failed_catch_up_is_repeated(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = program.library.client

    def fail(*_: object) -> int:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(Library, "catch_up", fail)
        program.library.show()
        qtbot.waitUntil(lambda: bool(client.problem), timeout=PATIENCE_MS)
    assert program.library.window is not None
    client.catch_up()
    await_games(qtbot, program.library.window, 3)


def test_the_scroll_position_survives_changes(
    library: LibraryWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    library.list.setFixedHeight(80)
    bar = library.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=PATIENCE_MS)
    click_game(library, 0)
    bar.setValue(bar.maximum())
    place = bar.value()
    path = tmp_path / "games" / "2026-11" / "4.oddments"
    save(random_game(small("yodd"), 4, ("Eve", "Ann")), path)
    library.client.index(path)
    await_games(qtbot, library, 4)
    assert bar.value() == place > 0


def test_a_deleted_game_is_not_offered_to_be_continued(
    library: LibraryWindow, program: Program, qtbot: QtBot
) -> None:
    window = shown(program, qtbot)
    (card,) = window.page.findChildren(ResumeCard)
    qtbot.waitUntil(card.resume.isVisible, timeout=PATIENCE_MS)
    QTest.keyClick(library.list, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    click(library.delete)
    await_games(qtbot, library, 0)
    qtbot.waitUntil(lambda: not card.resume.isVisible(), timeout=PATIENCE_MS)


def test_deleted_games_leave_the_start_page_even_if_the_library_is_closed(
    library: LibraryWindow, program: Program, qtbot: QtBot
) -> None:
    window = shown(program, qtbot)
    (card,) = window.page.findChildren(ResumeCard)
    qtbot.waitUntil(card.resume.isVisible, timeout=PATIENCE_MS)
    library.list.selectAll()
    click(library.delete)
    library.close()
    qtbot.waitUntil(lambda: not card.resume.isVisible(), timeout=PATIENCE_MS)


def test_a_game_in_a_window_is_not_deleted(
    library: LibraryWindow, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    click_game(library, 0, twice=True)
    click_game(library, 0)
    click(library.delete)
    qtbot.waitUntil(lambda: Topic.BIN in library.notices.texts, timeout=PATIENCE_MS)
    assert "open in a window" in library.notices.texts[Topic.BIN]
    assert (tmp_path / "games" / "2026-11" / "3.oddments").exists()


# -- collections ---------------------------------------------------------------------------------


def test_games_are_exported_and_imported(
    library: LibraryWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "out.oddments"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_asked: target)
    library.list.selectAll()
    click(library.export)
    qtbot.waitUntil(lambda: Topic.TRANSFER in library.notices.texts, timeout=PATIENCE_MS)
    assert library.notices.texts[Topic.TRANSFER] == "3 games exported to out.oddments."
    assert len(list(load_games(target))) == 3
    other = random_game(GAMES["egotzi"].setup(size=5), 9, ("New", "Name"))
    target.write_text(target.read_text("utf-8") + write_game(other) + "(;GM[1];B[aa])", "utf-8")
    monkeypatch.setattr(file_dialogs, "ask_import", lambda *_asked: [target])
    click(library.import_)
    await_games(qtbot, library, 4)
    message = library.notices.texts[Topic.TRANSFER]
    assert message.startswith("1 game imported. 3 games already in the library.")
    show = library.notices.panes[-1]
    assert isinstance(show, QAbstractButton)
    click(show)
    (dialog,) = library.findChildren(ReportDialog)
    assert "out.oddments, game 5" in dialog.text.toPlainText()
    dialog.reject()


def test_a_failing_export_is_reported(
    library: LibraryWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "missing" / "out.oddments"
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_asked: target)
    library.list.selectAll()
    click(library.export)
    qtbot.waitUntil(lambda: Topic.TRANSFER in library.notices.texts, timeout=PATIENCE_MS)
    assert library.notices.texts[Topic.TRANSFER].startswith("Export failed: the file or folder")


@pytest.mark.parametrize("way", ["button", "Esc"])
@pytest.mark.parametrize("what", ["import", "export"])
def test_cancel_stops_an_import_or_an_export(
    library: LibraryWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    way: str,
) -> None:
    target = tmp_path / "out.oddments"
    if what == "import":
        save(random_game(GAMES["egotzi"].setup(size=5), 9, ("New", "Name")), target)
    monkeypatch.setattr(file_dialogs, "ask_import", lambda *_asked: [target])
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_asked: target)
    library.list.selectAll()
    gate = threading.Event()  # the library's thread is busy until the transfer is cancelled
    library.client.ask(lambda _library: gate.wait(30), lambda _answer: None, owner=library)
    click(library.import_ if what == "import" else library.export)
    (dialog,) = library.findChildren(ProgressDialog)
    if way == "Esc":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        (cancel,) = dialog.findChildren(QAbstractButton)
        click(cancel)
    gate.set()
    qtbot.waitUntil(lambda: Topic.TRANSFER in library.notices.texts, timeout=PATIENCE_MS)
    message = library.notices.texts[Topic.TRANSFER]
    if what == "import":
        assert message == "0 games imported. The rest was skipped."
        await_games(qtbot, library, 3)
    else:
        assert message == "Nothing was exported."
        assert not target.exists()


# -- trouble -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 100, 9000])
def test_a_damaged_index_is_rebuilt_and_reported(
    games: list[GameRecord],
    make_program: Callable[..., Program],
    qtbot: QtBot,
    tmp_path: Path,
    size: int,
) -> None:
    first = make_program()
    opened(first, qtbot, 3)
    first.library.close()
    index = tmp_path / "library.sqlite"
    index.write_bytes(index.read_bytes()[:size])
    window = opened(make_program(), qtbot, 3)
    assert (Topic.NEWS in window.notices.texts) is bool(size)
    if size:
        assert "No game is lost" in window.notices.texts[Topic.NEWS]


def test_damage_while_the_window_is_open_is_repaired(
    library: LibraryWindow, program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    damage = sqlite3.DatabaseError("database disk image is malformed")

    def break_once(_library: object) -> None:
        broken.append(1)
        if len(broken) == 1:
            raise damage

    broken: list[int] = []
    library.client.ask(break_once, lambda _answer: None, owner=library)
    qtbot.waitUntil(lambda: Topic.NEWS in library.notices.texts, timeout=PATIENCE_MS)
    await_games(qtbot, library, 3)
    qtbot.waitUntil(lambda: len(broken) == 2, timeout=PATIENCE_MS)
    assert list(tmp_path.glob("library damaged*.sqlite"))


def test_the_window_is_closed_by_esc_and_opened_from_the_start_page(
    library: LibraryWindow, program: Program, qtbot: QtBot
) -> None:
    QTest.keyClick(library, Qt.Key.Key_Escape)
    assert program.library.window is None
    window = shown(program, qtbot)
    click(start_page(window).library)
    assert program.library.window is not None
    again = program.library.window
    await_games(qtbot, again, 3)
    commands(window)["game.library"].trigger()
    assert program.library.window is again


def test_the_context_menu_offers_the_actions_of_the_buttons(
    library: LibraryWindow, qtbot: QtBot
) -> None:
    click_game(library, 0)
    library.list.customContextMenuRequested.emit(QPoint(5, 5))
    (menu,) = [menu for menu in library.findChildren(QMenu) if menu.isVisible()]
    assert [action.text() for action in menu.actions()] == [
        "Open",
        "Review\tV",
        "Export …",
        "Delete",
    ]
    menu.close()


def test_a_game_is_opened_and_reviewed_by_a_key(
    library: LibraryWindow,
    program: Program,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("desktop.review.reviewer.default_review", lambda: made_up)
    click_game(library, 0)
    QTest.keyClick(library.list, Qt.Key.Key_V)
    page = program.windows[-1].game_page
    assert page is not None
    assert page.review.is_on
    qtbot.waitUntil(lambda: page.review.reviewer.is_complete)


def test_f1_shows_the_help_on_the_library(library: LibraryWindow, program: Program) -> None:
    QTest.keyClick(library.list, Qt.Key.Key_F1)
    assert program.help is not None
    assert (program.help.browser.key, program.help.browser.section) == ("library", "library")


def test_every_control_has_a_name(library: LibraryWindow) -> None:
    for field in (*library.filters._fields, library.filters.game, library.filters.setup):
        assert field.accessibleName()
    assert library.list.accessibleName() == "Games"


def test_colours_and_sizes_follow_the_program(
    library: LibraryWindow, program: Program, qtbot: QtBot
) -> None:
    before = library.grab().toImage()
    program.appearance.choose("dark")
    qtbot.waitUntil(lambda: library.grab().toImage() != before, timeout=PATIENCE_MS)
    height = library.filters.player.height()
    program.appearance.zoom_to(1.5)
    qtbot.waitUntil(lambda: library.filters.player.height() > height, timeout=PATIENCE_MS)


def test_searching_leaves_the_games_unchanged(
    library: LibraryWindow, games: list[GameRecord], tmp_path: Path
) -> None:
    for number, record in enumerate(games, 1):
        assert load(tmp_path / "games" / "2026-11" / f"{number}.oddments") == record


def test_the_first_of_many_unreadable_games_are_listed(
    library: LibraryWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "go.sgf"
    source.write_text("(;GM[1];B[aa])" * 1200)
    monkeypatch.setattr(file_dialogs, "ask_import", lambda *_asked: [source])
    click(library.import_)
    qtbot.waitUntil(lambda: Topic.TRANSFER in library.notices.texts, timeout=PATIENCE_MS)
    assert "1200 games could not be read" in library.notices.texts[Topic.TRANSFER].replace(",", "")
    show = library.notices.panes[-1]
    assert isinstance(show, QAbstractButton)
    qtbot.waitUntil(show.isVisible, timeout=PATIENCE_MS)
    click(show)
    (dialog,) = library.findChildren(ReportDialog)
    lines = dialog.text.toPlainText().splitlines()
    assert len(lines) == 1001
    assert "game 1000" in lines[-2].replace(",", "")
    assert lines[-1] == "…"
