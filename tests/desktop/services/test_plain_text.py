"""Texts from files, file names and settings are shown literally everywhere."""

import json
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bait import LITERAL, MARK, Bait
from driving import (
    TalkingEngine,
    commands,
    game_page,
    komi_page,
    lessons,
    new_games,
    program_of,
    show_start,
    shown,
    small,
)
from PySide6.QtCore import QPoint, QSettings, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QProgressDialog,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from rich_text import faults_of_texts

from desktop.app.program import Program
from desktop.export import picture_file
from desktop.export.export_source import ExportSource, PictureStyle
from desktop.game.players import Human
from desktop.library.game_actions import ReportDialog
from desktop.pages.game_page import GamePage
from desktop.panels.comment_panel import LinkQuestion
from desktop.services.tasks import ThreadRunner
from desktop.services.text import in_tip, in_title, on_button, one_line
from desktop.settings import file_dialogs
from desktop.settings.game_choice import GameChoice
from desktop.theme.themes import UI_THEME
from desktop.widgets.label import Label
from desktop.widgets.notice_bar import Topic
from desktop.window import game_opener
from desktop.window.fault_dialog import FaultDialog
from desktop.window.main_window import MainWindow
from rules.clock import NO_CLOCKS
from rules.games import GAMES
from rules.record.game_file import save, write_game
from rules.record.game_record import GameRecord
from rules.setup import Setup

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="inotify")

_INFO = (
    *("GN", "EV", "RO", "PC", "DT", "C", "N", "GC", "AN", "US", "CP", "SO", "ON", "OT"),
    *("BR", "WR", "BT", "WT", "TM", "RU", "GB", "GW", "DM", "XX"),
)


def hostile_record(bait: Bait, setup: Setup, turns: int = 4) -> GameRecord:
    """Return a game with a variation, in which every text is hostile."""
    record = GameRecord(setup)
    record.names = [bait.text("PB"), bait.text("PW")]
    record.seats = ["person", "person"]
    record.root.properties |= {name: [bait.text(name)] for name in _INFO}
    for number in range(turns):
        turns_now = list(record.position.legal_turns())
        node = record.play(turns_now[len(turns_now) // 2])
        node.properties |= {
            "N": [bait.short_text(f"N{number}")],
            "C": [
                f"{bait.short_text('C')} https://a.example/?x&lt;b <b>bold</b> **strong** "
                f"https://127.0.0.1:{bait.port}/ {bait.text('C')}"
            ],
            "LB": [f"{record.position.board.names[0]}:<b>x&y"],
            "TR": [bait.text("TR")],
        }
    last = record.node
    assert last.parent is not None
    record.go_to(last.parent)
    aside = record.play(next(iter(record.position.legal_turns())))
    aside.properties["C"] = [bait.text("C")]
    record.go_to(last)
    return record


def hostile_file(bait: Bait, folder: Path, setup: Setup, topic: str = "game") -> Path:
    path = folder / f"{bait.file_name(topic)}.oddments"
    save(hostile_record(bait, setup), path)
    return path


def hostile_folder(bait: Bait, folder: Path) -> Path:
    made = folder / bait.file_name("folder")
    made.mkdir(parents=True, exist_ok=True)
    return made


def quoted(text: str) -> str:
    """Return a text as an SGF value."""
    return text.replace("\\", "\\\\").replace("]", "\\]")


def broken_texts(bait: Bait) -> dict[str, str]:
    """Return [what is wrong] -> the text of a file that cannot be read, or only in part."""
    text = quoted(bait.text("value"))
    root = "FF[4]CA[UTF-8]GM[1004]XG[egotzi]XF[1]"
    roots = {
        "kind": f"FF[4]GM[{text}]",
        "key": f"FF[4]GM[1004]XG[{text}]",
        "size": f"{root}SZ[{text}]",
        "variant": f"{root}SZ[5]XV[{text}]",
        "komi": f"{root}SZ[5]XV[squared]KM[{text}]",
        "sides": f"{root}SZ[5]XS[{text}]",
        "pie": f"{root}SZ[5]XP[{text}]",
        "version": f"FF[4]GM[1004]XG[egotzi]XF[{text}]SZ[5]",
        "newer": f"FF[4]GM[1004]XG[egotzi]XF[2]SZ[5]XV[{text}]",
        "characters": f"FF[4]CA[{text}]GM[1004]XG[egotzi]SZ[5]",
        "result": f"{root}SZ[5]RE[{text}]",
        "seats": f"{root}SZ[5]XC[{text}][{text}]",
        "clock": f"{root}SZ[5]TM[{text}]OT[{text}];B[a1]BL[{text}]",
        "turn": f"{root}SZ[5];B[{text}]",
        "colour": f"{root}SZ[5];W[{text}]",
        "names": f"{root}SZ[5]PB[{text}][{text}]",
        "several": f"{root}SZ[5]){bait.text('after')}(;{root}SZ[{text}]",
        "open": f"{root}SZ[5];B[a1]C[{text}",
    }
    return {name: f"(;{root})" for name, root in roots.items()}


def collection(bait: Bait) -> str:
    """Return the text of a collection: games of all kinds, and one that cannot be read."""
    games = [write_game(hostile_record(bait, game.setup(), 1)) for game in GAMES.values()]
    return "\n".join([*games, f"(;GM[1004]XG[egotzi]SZ[{quoted(bait.text('size'))}])"])


@pytest.fixture
def bait() -> Iterator[Bait]:
    with Bait() as made:
        yield made


@pytest.fixture(autouse=True)
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QUrl]]:
    """Record what other programs are asked to open, and check that it is nothing."""
    urls: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", urls.append)
    yield urls
    assert not urls


@pytest.fixture
def look_over(bait: Bait) -> Callable[[str], None]:
    """Return a function that checks all windows, with their tool tips."""

    def look(scene: str) -> None:
        for _ in range(3):
            QApplication.processEvents()
        for window in QApplication.topLevelWidgets():
            if window.isVisible():
                window.grab()
        faults = [*faults_of_texts(), *[f"{each} was opened" for each in bait.touched()]]
        assert not faults, f"{scene}:\n" + "\n".join(faults)

    return look


LookOver = Callable[[str], None]


def hostile_game(window: MainWindow, bait: Bait, folder: Path, key: str, qtbot: QtBot) -> GamePage:
    """Open a file with hostile texts in the window, and return its page."""
    show_start(window)
    path = hostile_file(bait, hostile_folder(bait, folder), small(key), key)
    program_of(window).opener.open(path, window)
    qtbot.waitUntil(lambda: window.path == path)
    return game_page(window)


def shows(widget: QWidget, topic: str) -> bool:
    """Return whether a hostile text is shown literally somewhere in a widget."""
    labels = [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]
    return any(MARK in text and topic in text for text in labels)


@pytest.mark.parametrize("write", [Bait.text, Bait.short_text, Bait.file_name])
def test_bait_is_taken_where_html_is_read(
    write: Callable[[Bait, str], str], bait: Bait, qapp: QApplication
) -> None:
    assert not bait.touched()
    qapp.setStyleSheet("")
    label = QLabel(write(bait, "x"))
    assert any("taken for rich text" in fault for fault in faults_of_texts())
    label.grab()
    assert any(str(bait.picture) in touched for touched in bait.touched())


@pytest.mark.short("egotzi")
@pytest.mark.parametrize("key", GAMES)
def test_a_game_shows_its_texts_as_text(
    key: str,
    bait: Bait,
    make_program: Callable[..., Program],
    qtbot: QtBot,
    tmp_path: Path,
    look_over: LookOver,
) -> None:
    window = shown(make_program(TalkingEngine), qtbot)
    page = hostile_game(window, bait, tmp_path, key, qtbot)
    assert shows(page, "PB")
    name = window.path.name  # type: ignore[union-attr]
    assert window.windowHandle().title().startswith(f"{name} –")
    page.notes.show_panel(True)
    page.history.show_tree(True)
    for node in [page.session.record.root, *page.session.record.main_line]:
        page.session.go_to(node)
        look_over(f"{key}, {len(page.session.record.line)} turns")
    tree = page.history.tree
    descriptions = [tree.describe(node) for node in page.session.record.root.subtree()]
    assert any(bait.short_text("N3") in each for each in descriptions)
    page.session.edits.set_values(page.session.record.node, "C", ["changed"])
    QApplication.processEvents()
    assert window.windowHandle().title().startswith(f"{name}* –")
    check_picture(page, program_of(window))
    page.log.show()
    page.notes.write()
    page.notes.set_marking(True)
    page.notes.find()
    page.notes.find_bar.field.setText("<b>bold</b>")
    page.type_turn()
    look_over(f"{key} with all panels")
    page.analysis_controller.set_analysing(True)
    candidates = page.analysis.candidates
    qtbot.waitUntil(lambda: candidates.topLevelItemCount() > 0)
    look_over(f"{key}, analysed")
    page.analysis_controller.set_analysing(False)
    page.session.resign()
    page.history.show_tree(False)
    look_over(f"{key}, resigned")


def check_picture(page: GamePage, program: Program) -> None:
    """Check that a picture of the game holds its names as text."""
    themes = program.appearance.themes.all
    source = ExportSource(page.session, page.board.drawing, UI_THEME.theme, themes)
    picture = picture_file.svg(source, PictureStyle(), 300, transparent=False)
    root = ET.fromstring(picture)
    assert any(LITERAL in (each.text or "") for each in root.iter() if each.tag.endswith("}desc"))
    assert not [each.tag for each in root.iter() if each.tag.endswith(("}b", "}img", "}image"))]


@pytest.mark.long
def test_every_dialog_of_a_game_shows_its_texts_as_text(
    bait: Bait,
    window: MainWindow,
    tmp_path: Path,
    look_over: LookOver,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    for ask in ("ask_open", "ask_save", "ask_export"):
        monkeypatch.setattr(file_dialogs, ask, lambda *_: None)
    hostile_game(window, bait, tmp_path, "egotzi", qtbot)
    seen = set()
    for name, action in commands(window).items():
        if "…" not in action.text():
            continue
        action.trigger()
        QApplication.processEvents()
        dialogs = [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog)]
        for dialog in [dialog for dialog in dialogs if dialog.isVisible()]:
            seen.add(type(dialog).__name__)
            look_over(f"{name}, {type(dialog).__name__}")
            if press := getattr(dialog, "go", None):  # the print preview comes after a question
                press.click()
                look_over(f"after {name}")
            for other in QApplication.topLevelWidgets():
                if isinstance(other, QDialog) and other.isVisible():
                    seen.add(type(other).__name__)
                    other.close()
    assert {"GameInfoDialog", "PrintDialog", "PictureDialog", "SettingsDialog"} <= seen


@pytest.mark.long
def test_notices_of_broken_files_are_text(
    bait: Bait, program: Program, qtbot: QtBot, tmp_path: Path, look_over: LookOver
) -> None:
    folder = hostile_folder(bait, tmp_path)
    notices = []
    for name, text in broken_texts(bait).items():
        window = shown(program, qtbot)
        path = folder / f"{bait.file_name(name)}.oddments"
        path.write_text(text, "utf-8")
        program.opener.open(path, window)
        notices += list(window.notices.texts.values())
        for other in list(program.windows):
            look_over(f"a file with a broken {name}")
            if other is not window:
                other.close()
        window.close()
    # some are read all the same, and one is a game that is not installed
    assert len(notices) >= len(broken_texts(bait)) - 5
    assert any(LITERAL in text for text in notices)
    window = shown(program, qtbot)
    program.opener.open(folder / bait.file_name("not there"), window)
    program.opener.open_text(broken_texts(bait)["key"], window)
    look_over("a pasted game")


@pytest.mark.long
def test_choice_of_a_game_and_progress_of_reading_show_names_as_text(
    bait: Bait,
    window: MainWindow,
    tmp_path: Path,
    look_over: LookOver,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / f"{bait.file_name('several')}.sgf"
    path.write_text(collection(bait), "utf-8")
    program_of(window).opener.open(path, window)
    qtbot.waitUntil(lambda: window.findChild(GameChoice) is not None)
    choice = window.findChild(GameChoice)
    assert choice is not None
    assert choice.table.model().rowCount() == len(GAMES) + 1
    choice.words.setText("<img")
    choice.words.clear()
    look_over("the choice")
    broken = choice.table.model().index(len(GAMES), 0)
    assert LITERAL in broken.data(Qt.ItemDataRole.ToolTipRole)
    choice.close()
    monkeypatch.setattr(game_opener, "SMALL", 0)
    monkeypatch.setattr(ThreadRunner, "start", lambda *_what, **_more: None)  # takes very long
    program_of(window).opener.open(hostile_file(bait, tmp_path, small("egotzi")), window)
    dialog = window.findChild(QProgressDialog)
    assert dialog is not None
    dialog.show()
    look_over("the progress")
    assert LITERAL.replace("/", "&#47;") in dialog.labelText()
    dialog.cancel()


@pytest.mark.long
def test_start_page_and_menus_show_names_as_text(
    bait: Bait, program: Program, qtbot: QtBot, tmp_path: Path, look_over: LookOver
) -> None:
    paths = [hostile_file(bait, hostile_folder(bait, tmp_path), small(key), key) for key in GAMES]
    for path in paths:
        program.recent.add(path)
    kept = tmp_path / "games" / "2026-11"
    kept.mkdir(parents=True)
    hostile_file(bait, kept, small("egotzi"), "kept")
    program.autosaves.find_unfinished()
    window = shown(program, qtbot)
    qtbot.waitUntil(lambda: shows(window, "PB"))
    links = [b for b in window.findChildren(QPushButton) if MARK in b.toolTip()]
    assert len(links) == 3
    assert all("&&x" in button.text() or "…" in button.text() for button in links)
    look_over("the start page")
    names = [text for menu in menus(window) for text in opened_texts(menu, look_over)]
    for path in paths:
        assert str(path).replace("&", "&&") in names
    assert any(text.startswith(f"{MARK} kept") for text in names)


def menus(window: MainWindow) -> list[QMenu]:
    return window.findChildren(QMenu)


def opened_texts(menu: QMenu, look_over: LookOver) -> list[str]:
    """Return the texts of a menu while it is open."""
    menu.popup(QPoint(0, 0))
    look_over(f"the menu {menu.title()}")
    texts = [action.text() for action in menu.actions()]
    menu.close()
    return texts


@pytest.mark.long
def test_settings_and_themes_are_text(
    bait: Bait,
    make_program: Callable[..., Program],
    qtbot: QtBot,
    tmp_path: Path,
    look_over: LookOver,
) -> None:
    themes = tmp_path / "themes"
    themes.mkdir()
    name = f"{MARK} &x {LITERAL}"  # a longer one is refused
    theme = {"name": name, "extends": "light", "cells": ["#FFFFFF", "#FFFFFE"]}
    (themes / f"{bait.file_name('t')}.json").write_text(json.dumps(theme))
    for number, wrong in enumerate(("name", "extends", bait.text("key"), "ink", "cells")):
        broken = {**theme, wrong: bait.text("value")}
        (themes / f"{bait.file_name(str(number))}.json").write_text(json.dumps(broken))
    (themes / f"{bait.file_name('none')}.json").write_text(bait.text("JSON"))
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    for key in (
        *("window/appearance", "window/language", "window/zoom", "window/numbers"),
        *("people/1", "people/2", "keys/turn.undo", "files/recent", "take_along/picture/theme"),
        *(f"{key}/{what}" for key in GAMES for what in ("options", "first", "second", "clocks")),
    ):
        store.setValue(key, bait.text(key))
    store.setValue("window/appearance", bait.file_name("t"))
    store.sync()
    program = make_program()
    window = shown(program, qtbot)
    assert LITERAL in window.notices.texts[Topic.THEMES]
    look_over("the start")
    for game in GAMES.values():
        new_games(window).ask(game)
        look_over(f"a new game of {game.key}")
    setup = GAMES["egotzi"].setup(variant="squared")
    new_games(window).offer_komi(setup, (Human(bait.text("1")), Human(bait.text("2"))), NO_CLOCKS)
    look_over("komi is named")
    komi_page(window).name_it.click()
    look_over("a side is picked")
    commands(window)["view.settings"].trigger()
    look_over("the settings")
    for menu in menus(window):
        opened_texts(menu, look_over)
    lessons(window).start(GAMES["egotzi"])
    look_over("a lesson")


@pytest.mark.long
def test_library_shows_games_and_reports_of_imports_as_text(
    bait: Bait, program: Program, qtbot: QtBot, tmp_path: Path, look_over: LookOver
) -> None:
    folder = tmp_path / "games" / "2026-11"
    folder.mkdir(parents=True)
    for key in GAMES:
        hostile_file(bait, folder, small(key), key)
    for name, text in broken_texts(bait).items():
        (folder / f"{bait.file_name(name)}.oddments").write_text(text, "utf-8")
    program.library.show()
    window = program.library.window
    assert window is not None
    count = len(GAMES) + len(broken_texts(bait))
    games = window.list.games
    qtbot.waitUntil(lambda: games.rowCount() == count)
    window.resize(1000, 2000)
    qtbot.waitUntil(lambda: all(games.row(at) for at in range(count)))
    look_over("the library")
    tips = [games.index(at).data(Qt.ItemDataRole.ToolTipRole) for at in range(count)]
    assert any(LITERAL in tip for tip in tips if tip)
    for field in window.filters.findChildren(QLineEdit):
        field.setText(bait.text("sought"))
    qtbot.waitUntil(lambda: games.rowCount() == 0)
    look_over("nothing found")
    window.filters.clear_all()
    qtbot.waitUntil(lambda: games.rowCount() == count)
    window.list.selectAll()
    window.delete.click()
    qtbot.waitUntil(lambda: Topic.BIN in window.notices.texts)
    window.bin.setChecked(True)
    qtbot.waitUntil(lambda: games.rowCount() == count)
    look_over("the bin")
    window.empty.click()
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    look_over("the question")
    window.findChild(QMessageBox).close()  # type: ignore[union-attr]
    paths = []
    for name, text in broken_texts(bait).items():
        paths.append(tmp_path / f"{bait.file_name(name)}.sgf")
        paths[-1].write_text(text, "utf-8")
    window._actions.import_files(paths)
    qtbot.waitUntil(lambda: Topic.TRANSFER in window.notices.texts)
    (show,) = [b for b in window.findChildren(QPushButton) if b.text() == "Details"]
    show.click()
    report = window.findChild(ReportDialog)
    assert report is not None
    look_over("the report")
    assert LITERAL in report.text.toPlainText()
    report.close()


def test_reports_and_questions_are_text(
    bait: Bait, window: MainWindow, look_over: LookOver
) -> None:
    report = FaultDialog("Report", bait.text("report"), window)
    report.open()
    question = LinkQuestion(QUrl(f"https://a.example/{bait.text('path')}"), window)
    question.open()
    look_over("dialogs")
    assert LITERAL in report.findChild(QPlainTextEdit).toPlainText()  # type: ignore[union-attr]
    report.close()
    question.close()
    program_of(window).show_help("overview")
    helping = program_of(window).help
    assert helping is not None
    helping.search.setText(bait.text("sought"))
    look_over("the help")
    window.notices.show_notice(Topic.FILE, lambda: bait.text("notice"))
    look_over("a notice")


@pytest.mark.long
def test_question_of_qt_shows_the_name_of_a_file_as_text(
    bait: Bait, window: MainWindow, tmp_path: Path, look_over: LookOver
) -> None:
    """Qt's own file dialog, used where the desktop has none, asks before it overwrites a file."""
    path = tmp_path / bait.file_name("there")
    path.touch()
    asked: list[str] = []

    def look() -> None:
        boxes = [w for w in QApplication.topLevelWidgets() if isinstance(w, QMessageBox)]
        if not boxes:
            timer.start()
            return
        asked.append(boxes[0].text())
        try:
            look_over("the question")
        finally:  # or it stays for ever
            boxes[0].button(QMessageBox.StandardButton.No).click()

    timer = QTimer(window, singleShot=True, interval=10)
    timer.timeout.connect(look)
    dialog = QFileDialog(window, "Save", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.show()
    look_over("the dialog")
    (field,) = dialog.findChildren(QLineEdit)
    field.setText(path.name)
    timer.start()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert path.name in asked[0]
    dialog.close()


def test_labels_are_plain_before_a_style_is_set(qapp: QApplication, bait: Bait) -> None:
    qapp.setStyleSheet("")
    label = Label(bait.text("label"))
    label.grab()
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert not bait.touched()


def test_control_characters_and_signs_of_qt_lose_their_meaning() -> None:
    assert one_line("a\tb\nc\x07\u202ed & <b>[*]") == "a b cd & <b>[*]"
    text = on_button("R&&D\tof &x")
    assert text == "R&&&&D of &&x"
    assert QPushButton(text).shortcut().isEmpty()
    assert in_title("a[*]b\nc[*]") == "a[*][*]b c[*][*]"


def test_a_tool_tip_is_broken_into_lines_that_can_be_read() -> None:
    words = " ".join(["word-with-hyphens"] * 12)
    tip = in_tip(f"{words}\n\nThe end\x07")
    *lines, empty, end = tip.split("\n")
    assert (empty, end) == ("", "The end")
    assert " ".join(lines) == words  # no word is broken
    assert max(map(len, lines)) <= 72
    assert len(lines) == 3
    assert in_tip("a  b") == "a  b"
