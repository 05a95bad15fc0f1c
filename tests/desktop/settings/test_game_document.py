"""The document of a window: where its game is saved, and the notices about that."""

from __future__ import annotations

import errno
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driving import click, small
from lone_widgets import emitted
from PySide6.QtCore import QFileSystemWatcher, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from stand_ins import WindowStandIn

from desktop.services.tasks import Task, ThreadRunner
from desktop.settings import autosave as autosave_module
from desktop.settings import file_dialogs, file_watch
from desktop.settings.autosave import AutosaveFile, Autosaves
from desktop.settings.file_watch import FileWatch
from desktop.settings.game_document import GameDocument, reading_text
from desktop.widgets.notice_bar import Topic
from rules.record.game_file import load, save, write_game
from rules.record.game_record import GameRecord
from rules.record.sgf import GameFileError, ReadReport

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def record(*turns: str) -> GameRecord:
    made = GameRecord(small("egotzi"))
    for turn in turns:
        made.play_text(turn)
    return made


class Documents:
    """Makes documents, and records their signals and notices."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.window = WindowStandIn()
        qtbot.addWidget(self.window)
        self.notices = self.window.notices
        self.window.show()
        self.home = Autosaves(folder / "state")
        self.changes = 0
        self.saved: list[Path] = []
        self.document: GameDocument

    def open(
        self,
        game: GameRecord,
        path: Path | None = None,
        autosave: AutosaveFile | None = None,
        *,
        is_own: bool = True,
    ) -> GameDocument:
        autosave = autosave or self.home.new(game)
        autosave.user_file = path
        self.document = GameDocument(game, autosave, self.notices, self.window, is_own=is_own)
        self.document.changed.connect(self._count)
        self.document.saved.connect(self.saved.append)
        return self.document

    def _count(self) -> None:
        self.changes += 1

    @property
    def autosaved(self) -> list[Path]:
        """The games in the program's folder."""
        return list(self.home.folder.rglob("*.oddments"))

    @property
    def message(self) -> str:
        return self.notices.texts.get(Topic.FILE, "")

    def press(self, text: str) -> None:
        buttons = self.notices.findChildren(QPushButton)
        click(next(each for each in buttons if each.text() == text))

    def press_save_as(self) -> None:
        self.press("Save as …")


@pytest.fixture
def documents(tmp_path: Path, qtbot: QtBot) -> Iterator[Documents]:
    made = Documents(tmp_path, qtbot)
    yield made
    made.document.autosave.close()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path | None]]:
    """Yield the answers to the Save dialog; at the end all must have been used."""
    left: list[Path | None] = []
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_asked: left.pop(0))
    yield left
    assert left == []


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the user's own file of a game."""
    path = tmp_path / "own.oddments"
    save(record("a1"), path)
    return path


def test_a_new_game_has_no_file_but_is_autosaved(documents: Documents) -> None:
    document = documents.open(record("a1"))
    assert (document.path, document.origin, document.source) == (None, None, None)
    assert document.name == ""
    document.flush()
    assert len(documents.autosaved) == 1  # there is no other copy
    assert documents.changes == 0
    assert documents.notices.texts == {}
    document.mark_changed()
    assert documents.changes == 1
    assert not document.modified


def test_a_game_from_a_file_is_autosaved_from_its_first_change_on(
    documents: Documents, own: Path
) -> None:
    game = load(own)
    document = documents.open(game, own, is_own=False)
    assert (document.path, document.origin, document.source, document.name) == (
        own,
        None,
        own,
        own.name,
    )
    assert not document.modified
    document.flush()
    assert documents.autosaved == []
    game.play_text("b2")
    document.mark_changed()
    assert document.modified
    assert documents.changes == 1
    document.flush()
    (kept,) = documents.autosaved
    assert load(kept) == game
    assert load(own) == record("a1")


def test_a_game_that_differs_from_its_file_is_modified(documents: Documents, own: Path) -> None:
    for game, differs in ((record("a1", "b2"), True), (record("a1"), False)):
        document = documents.open(game, own)
        assert document.modified is differs
        document.flush()
        assert documents.autosaved == []  # it is where the user has it
        document.autosave.close()
    own.unlink()
    assert documents.open(record("a1"), own).modified


def test_a_file_just_read_is_not_modified_even_if_it_would_be_written_differently(
    documents: Documents, own: Path
) -> None:
    own.write_text(f"\n\n{own.read_text()}")
    game = load(own)
    document = documents.open(game, own, is_own=False)
    assert not document.modified
    assert document.autosave.fingerprint == game.reading.fingerprint is not None
    text = document.text_as_opened
    assert text == write_game(game)
    game.root.properties["C"] = ["a change"]
    assert document.text_as_opened == text


def test_saving_writes_the_file_of_the_game(documents: Documents, own: Path) -> None:
    game = load(own)
    document = documents.open(game, own)
    for turn in ("b2", "c3"):
        game.play_text(turn)
        document.mark_changed()
        document.save()
        assert load(own) == game
        assert not document.modified
    assert documents.changes == 4
    assert documents.saved == [own, own]
    document.flush()
    (kept,) = documents.autosaved
    assert load(kept) == game


def test_a_game_without_a_file_is_saved_where_the_user_chooses(
    documents: Documents, tmp_path: Path, answers: list[Path | None], qtbot: QtBot
) -> None:
    game = record("a1")
    document = documents.open(game)
    answers.append(None)
    document.save()
    assert (document.path, documents.saved, documents.changes) == (None, [], 0)
    target = tmp_path / "mine.oddments"
    answers.append(target)
    document.save()
    assert load(target) == game
    assert (document.path, document.source, document.name) == (target, target, "mine.oddments")
    assert (documents.saved, documents.changes) == ([target], 1)
    document.flush()
    document.autosave.close()
    (kept,) = documents.autosaved
    again = documents.home.reopen(kept)  # the program remembers the user's file
    assert again is not None
    assert again.user_file == target
    again.close()


def test_the_suggested_file_name(
    documents: Documents, tmp_path: Path, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[QWidget, Path]] = []
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *what: asked.append(what))
    monkeypatch.setattr(file_dialogs, "folder_beside", lambda path: tmp_path / str(path))
    game = record("a1")
    documents.open(game).save_as()
    documents.document.autosave.close()
    documents.open(load(own), own, is_own=False).save_as()
    day = game.root.properties["DT"][0]
    first = tmp_path / "None" / f"Egotzi {day}.oddments"
    assert asked == [(documents.window, first), (documents.window, own)]


def test_a_failed_save_is_shown_until_the_game_is_saved(
    documents: Documents, own: Path, answers: list[Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(own)
    document = documents.open(game, own)
    game.play_text("b2")
    document.mark_changed()
    missing = own.parent / "missing" / "game.oddments"
    answers.append(missing)
    document.save_as()
    assert documents.message == (
        f"The game could not be saved to {missing}: the file or folder does not exist."
    )
    assert document.modified
    assert document.path == own
    assert documents.saved == []
    answers.append(own)
    documents.press_save_as()
    assert documents.message == ""
    assert not document.modified
    assert documents.saved == [own]


def test_a_file_that_another_program_has_changed_is_not_overwritten(
    documents: Documents, own: Path, answers: list[Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FileWatch, "look", lambda _self: None)  # it has not noticed yet
    document = documents.open(load(own), own, is_own=False)
    save(record("c3"), own)
    document.save()
    assert documents.message.startswith("Another program has changed own.oddments")
    assert load(own) == record("c3")
    assert documents.saved == []
    other = own.with_name("other.oddments")
    answers.append(other)
    documents.press_save_as()
    assert documents.message == ""
    other.unlink()  # what is missing is written again
    document.save()
    assert load(other) == record("a1")
    assert documents.saved == [other, other]


def replaced(path: Path) -> None:
    save(record("c3"), path)


def written_over(path: Path) -> None:
    # in one step, since each may be seen, and with another size, since a clock may stand still
    with path.open("ab") as file:
        file.write(b"\n")


def made_again(path: Path) -> None:
    path.unlink()
    QTest.qWait(0)
    replaced(path)


def linked_elsewhere(path: Path) -> None:
    path.rename(path.with_name("before.oddments"))
    other = path.with_name("other.oddments")
    replaced(other)
    path.symlink_to(other)


@pytest.mark.parametrize(
    ("change", "is_mine"),
    [(replaced, False), (written_over, True), (made_again, False), (linked_elsewhere, True)],
)
def test_a_file_that_changes_outside_is_offered_each_time(
    documents: Documents,
    own: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    change: Callable[[Path], None],
    is_mine: bool,
) -> None:
    monkeypatch.setattr(file_watch, "_SETTLE_MS", 0)
    document = documents.open(load(own), own, is_own=False)
    reloads = emitted(document.reload_requested)
    if is_mine:
        document.mark_changed()
    for _ in range(2):
        change(own)
        qtbot.waitUntil(lambda: documents.message.startswith("Another program has changed own."))
        assert ("stays in the library" in documents.message) is is_mine
        documents.press("Reload")
        documents.notices.withdraw(Topic.FILE)
    assert reloads == ["", ""]


def test_a_file_on_another_computer_is_looked_at_when_the_user_comes_back(
    documents: Documents,
    own: Path,
    qapp: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QFileSystemWatcher, "addPath", lambda *_: True)  # but nothing is reported
    documents.open(load(own), own, is_own=False)
    replaced(own)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qtbot.waitUntil(lambda: documents.message.startswith("Another program has changed own."))


def test_a_file_saved_here_or_given_another_date_or_number_is_not_offered(
    documents: Documents, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, looks = load(own), list[Task]()
    monkeypatch.setattr(ThreadRunner, "start", lambda _self, task, **_: looks.append(task))
    document = documents.open(game, own, is_own=False)
    (watch,) = document.findChildren(FileWatch)

    def see() -> None:
        while looks:
            look = looks.pop()
            look.succeed(look.work())

    see()
    for turn in ("b2", "c3"):
        game.play_text(turn)
        document.mark_changed()
        watch.look()
        look = looks.pop()
        before = look.work()
        document.save()
        look.succeed(before)  # which was late
        see()
    os.utime(own, (1, 1))
    watch.look()
    see()
    game.play_text("d4")
    document.mark_changed()
    os.replace(shutil.copy2(own, own.with_name("copy")), own)  # under another number
    watch.look()
    see()
    assert (documents.message, document.is_outdated) == ("", False)


def test_the_folder_of_a_file_is_never_looked_at_on_the_windows_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    threads = set[threading.Thread]()

    def exists(_path: str) -> bool:
        threads.add(threading.current_thread())  # a network folder may not answer
        return False

    monkeypatch.setattr(os.path, "exists", exists)
    parent = QObject()
    watch = FileWatch(parent)
    with qtbot.waitSignal(watch.seen):
        watch.watch(tmp_path / "own")
    with qtbot.waitSignal(watch.seen):
        watch.look()
    assert threads
    assert threading.main_thread() not in threads


@pytest.mark.parametrize("is_kept", [False, True])
def test_a_viewed_game_saved_to_another_file_is_autosaved_only_if_it_was_before(
    documents: Documents, own: Path, answers: list[Path | None], is_kept: bool
) -> None:
    autosave = None
    if is_kept:
        documents.open(record("a1")).flush()
        documents.document.autosave.close()
        (kept,) = documents.autosaved
        autosave = documents.home.reopen(kept)
    document = documents.open(load(own), own, autosave, is_own=False)
    other = own.with_name("other.oddments")
    answers.append(other)
    document.save_as()
    document.flush()
    assert document.path == other
    assert len(documents.autosaved) == is_kept
    if is_kept:  # it remembers where it was saved
        document.autosave.close()
        again = documents.home.reopen(kept)
        assert again is not None
        assert again.user_file == other
        again.close()


def damaged(path: Path) -> GameRecord:
    """Return a game that could be read only in part."""
    game = load(path)
    game.reading.note(GameFileError("no turn"))
    return game


def test_a_partly_read_file_is_named_and_not_overwritten(
    documents: Documents, own: Path, answers: list[Path | None]
) -> None:
    before = own.read_bytes()
    document = documents.open(damaged(own), own, is_own=False)
    assert (document.path, document.origin, document.source) == (None, own, own)
    assert document.name == "own.oddments (read only)"
    assert not document.modified
    assert documents.message.startswith("own.oddments could only be read in part: no turn.")
    answers.append(None)
    document.save()
    document.flush()
    assert own.read_bytes() == before
    assert documents.autosaved == []
    other = own.with_name("other.oddments")
    answers.append(other)
    documents.press_save_as()
    assert (document.path, document.origin, document.name) == (other, None, "other.oddments")
    assert documents.message == ""
    assert sorted(own.parent.glob("*.oddments")) == [other, own]  # and no backup


@pytest.mark.parametrize("is_moved", [False, True])
def test_a_partly_read_file_is_backed_up_before_it_is_overwritten(
    documents: Documents, own: Path, answers: list[Path | None], is_moved: bool
) -> None:
    before = own.read_bytes()
    document = documents.open(damaged(own), own, is_own=False)
    chosen = own
    if is_moved:
        own.unlink()
    else:
        chosen = own.with_name("link.oddments")
        chosen.symlink_to(own)  # the same file under another name
    answers.append(chosen)
    document.save_as()
    copies = [path.read_bytes() for path in own.parent.glob("own (original).oddments")]
    assert copies == ([] if is_moved else [before])
    assert load(own) == record("a1")
    document.save()
    document.save()
    assert len(list(own.parent.glob("own*"))) == len(copies) + 1


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise FULL

    monkeypatch.setattr(autosave_module, "write_whole", refuse)


@pytest.mark.usefixtures("full_disk")
def test_a_game_that_cannot_be_autosaved_closes_at_the_second_attempt(
    documents: Documents, tmp_path: Path, answers: list[Path | None]
) -> None:
    document = documents.open(record("a1"))
    assert not document.may_close()
    assert documents.notices.texts[Topic.AUTOSAVE] == (
        f"This game cannot be saved in {tmp_path / 'state' / 'games'}: there is no space left on "
        "the disk. Save it to another file. If you close the window or start a game again, it is "
        "lost."
    )
    answers.append(None)
    documents.press_save_as()
    assert document.may_close()


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("is_saved", [True, False])
def test_without_room_only_a_game_saved_to_its_file_may_be_closed_at_once(
    documents: Documents, own: Path, is_saved: bool
) -> None:
    game = load(own)
    document = documents.open(game, own)
    game.play_text("b2")
    document.mark_changed()
    if is_saved:
        document.save()
    assert document.may_close() is is_saved
    assert Topic.AUTOSAVE in documents.notices.texts


def test_a_failed_autosave_is_shown_until_it_works(
    documents: Documents, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuse(*_: object) -> None:
        raise FULL

    with monkeypatch.context() as full:
        full.setattr(autosave_module, "write_whole", refuse)
        document = documents.open(record("a1"))
        qtbot.waitUntil(lambda: Topic.AUTOSAVE in documents.notices.texts)
    document.mark_changed()
    qtbot.waitUntil(lambda: Topic.AUTOSAVE not in documents.notices.texts)
    assert document.may_close()
    assert len(documents.autosaved) == 1


@pytest.mark.parametrize("is_asked", [True, False])
def test_a_closed_game_is_on_the_disk_and_unlocked(
    documents: Documents, qtbot: QtBot, is_asked: bool
) -> None:
    game = record("a1")
    document = documents.open(game)
    document.mark_changed()
    assert not is_asked or document.may_close()
    assert not is_asked or len(documents.autosaved) == 1
    with qtbot.waitSignal(document.destroyed):
        document.close()
    (kept,) = documents.autosaved
    assert load(kept) == game
    again = documents.home.reopen(kept)
    assert again is not None
    again.close()


def test_a_reopened_autosave_is_not_written_before_it_changes(
    documents: Documents, tmp_path: Path
) -> None:
    game = record("a1")
    documents.open(game).flush()
    documents.document.autosave.close()
    (kept,) = documents.autosaved
    written: list[Path] = []
    documents.home.written.connect(written.append)
    autosave = documents.home.reopen(kept)
    assert autosave is not None
    documents.open(load(kept), autosave=autosave).flush()
    assert written == []
    assert documents.message == ""


def test_the_fingerprint_of_a_file_is_kept_until_it_is_saved(
    documents: Documents, own: Path
) -> None:
    """An autosave knows the file as it was, whatever has happened to the file since."""
    game = load(own)
    documents.open(game, own).mark_changed()
    documents.document.flush()
    fingerprint = documents.document.autosave.fingerprint
    documents.document.autosave.close()
    save(record("c3"), own)
    (kept,) = documents.autosaved
    autosave = documents.home.reopen(kept)
    assert autosave is not None
    document = documents.open(load(kept), own, autosave)
    assert document.autosave.fingerprint == fingerprint
    assert document.modified
    document.save()
    assert "Another program has changed" in documents.message
    autosave.close()
    autosave.fingerprint = None  # as in earlier versions
    documents.open(load(kept), own, autosave).save()
    assert documents.message == ""
    assert load(own) == game


def test_a_crash_right_after_saving_to_another_file_does_not_lead_back_to_the_first(
    documents: Documents, own: Path, monkeypatch: pytest.MonkeyPatch, answers: list[Path | None]
) -> None:
    game, other = load(own), own.with_name("other.oddments")
    document = documents.open(game, own)
    game.play_text("b2")
    document.mark_changed()
    document.flush()

    def save_and_crash(saved: GameRecord, path: Path) -> None:
        save(saved, path)
        shutil.copytree(documents.home.folder.parent, own.with_name("left"))

    monkeypatch.setattr("desktop.settings.game_document.save", save_and_crash)
    answers.append(other)
    document.save_as()
    (kept,) = (own.with_name("left") / "games").rglob("*.oddments")
    kept.with_name(f"{kept.name}.lock").unlink()
    autosave = Autosaves(own.with_name("left")).reopen(kept)
    assert autosave is not None
    assert autosave.user_file == other
    again = documents.open(load(kept), autosave.user_file, autosave)
    assert not again.modified
    document.autosave.close()


def test_a_failed_save_to_another_file_leaves_the_game_with_the_first(
    documents: Documents, own: Path, answers: list[Path | None]
) -> None:
    game = load(own)
    document = documents.open(game, own)
    document.mark_changed()
    document.flush()
    answers.append(own.with_name("none") / "other.oddments")
    own.with_name("none").write_text("in the way of a folder")
    document.save_as()
    document.flush()
    document.autosave.close()
    (kept,) = documents.autosaved
    again = documents.home.reopen(kept)
    assert again is not None
    assert again.user_file == own
    again.close()


# -- the texts of notices --------------------------------------------------------------------------

PATH = Path("folder") / "mine.oddments"
STAYS = "mine.oddments was left unchanged. Save this game to another file."


def reading(*problems: str, more: int = 0) -> ReadReport:
    return ReadReport([GameFileError(problem) for problem in problems], more=more)


def test_one_of_several_games_is_reported_as_such_unless_there_is_a_problem() -> None:
    several = ReadReport(alone=False)
    text = f"This is one of several games in mine.oddments. {STAYS}"
    assert reading_text(several, PATH) == text
    assert reading_text(several, None) == "This is one of several pasted games."
    several.problems.append(GameFileError("no turn"))
    assert "only be read in part: no turn" in reading_text(several, PATH)
    for nowhere in (PATH, None):
        assert reading_text(ReadReport(), nowhere) == ""  # it was read completely


@pytest.mark.parametrize(
    ("found", "more"),
    [
        (reading("no turn"), ""),
        (reading("no turn", "no name"), ", and one more problem"),
        (reading("no turn", "no name", "no end"), ", and 2 more problems"),
        (reading("no turn", more=1), ", and one more problem"),
        (reading("no turn", "no name", more=40), ", and 41 more problems"),
    ],
)
def test_the_first_problem_is_shown_and_the_others_are_counted(
    found: ReadReport, more: str
) -> None:
    text = f"mine.oddments could only be read in part: no turn{more}. {STAYS}"
    assert reading_text(found, PATH) == text
    pasted = f"The pasted text could only be read in part: no turn{more}."
    assert reading_text(found, None) == pasted
