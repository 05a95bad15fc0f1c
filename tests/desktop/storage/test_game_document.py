"""Where the game of one window is kept, and what the window is told of that."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import click, small
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot
from stand_ins import WindowStandIn

from desktop.storage import autosave as autosave_module
from desktop.storage import file_dialogs
from desktop.storage.autosave import AutosaveFile, Autosaves
from desktop.storage.game_document import GameDocument
from desktop.widgets.topic import Topic
from rules.record.game_file import load, read_game, save, write_game
from rules.record.game_record import GameRecord
from rules.record.read_report import GameFileError

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def record(*turns: str) -> GameRecord:
    made = GameRecord(small("egotzi"))
    for turn in turns:
        made.play_text(turn)
    return made


class Keeping:
    """What a document needs, and what it tells."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.window = WindowStandIn()
        qtbot.addWidget(self.window)
        self.notices = self.window.notices
        self.window.show()
        self.home = Autosaves(folder / "state")
        self.changes = 0
        self.saved: list[Path] = []
        self.document: GameDocument

    def keep(
        self,
        game: GameRecord,
        path: Path | None = None,
        autosave: AutosaveFile | None = None,
        *,
        is_own: bool = True,
    ) -> GameDocument:
        autosave = autosave or self.home.new(game)
        autosave.file = path
        self.document = GameDocument(game, autosave, self.notices, self.window, is_own=is_own)
        self.document.changed.connect(self._count)
        self.document.saved.connect(self.saved.append)
        return self.document

    def _count(self) -> None:
        self.changes += 1

    @property
    def kept(self) -> list[Path]:
        """The games in the program's folder."""
        return list(self.home.folder.rglob("*.oddments"))

    @property
    def told(self) -> str:
        return self.notices.texts.get(Topic.FILE, "")

    def press_save_as(self) -> None:
        buttons = self.notices.findChildren(QPushButton)
        click(next(each for each in buttons if each.text() == "Save as …"))


@pytest.fixture
def keeping(tmp_path: Path, qtbot: QtBot) -> Iterator[Keeping]:
    made = Keeping(tmp_path, qtbot)
    yield made
    made.document.autosave.close()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path | None]]:
    """Where to save to, when that is asked for; at the end all must have been asked for."""
    left: list[Path | None] = []
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *_asked: left.pop(0))
    yield left
    assert left == []


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the person's file of a game."""
    path = tmp_path / "own.oddments"
    save(record("a1"), path)
    return path


def test_a_new_game_has_no_file_and_is_kept_by_the_program(keeping: Keeping) -> None:
    document = keeping.keep(record("a1"))
    assert (document.path, document.origin, document.source, document.name) == (
        None,
        None,
        None,
        "",
    )
    assert not document.modified
    document.finish()
    assert len(keeping.kept) == 1  # there is no other copy
    assert keeping.changes == 0
    assert keeping.notices.texts == {}


def test_a_game_of_a_file_is_kept_by_the_program_from_its_first_change_on(
    keeping: Keeping, own: Path
) -> None:
    game = load(own)
    document = keeping.keep(game, own, is_own=False)
    assert (document.path, document.origin, document.source, document.name) == (
        own,
        None,
        own,
        own.name,
    )
    assert not document.modified
    document.finish()
    assert keeping.kept == []
    game.play_text("b2")
    document.keep()
    assert document.modified
    assert keeping.changes == 1
    document.finish()
    (kept,) = keeping.kept
    assert load(kept) == game
    assert load(own) == record("a1")


def test_a_game_that_has_a_file_needs_no_other_copy(keeping: Keeping, own: Path) -> None:
    keeping.keep(load(own), own).finish()
    assert keeping.kept == []


def test_a_change_in_a_game_without_a_file_leaves_none_unsaved(keeping: Keeping) -> None:
    document = keeping.keep(record("a1"))
    document.keep()
    assert not document.modified
    assert keeping.changes == 1


def test_a_game_whose_file_says_something_else_is_modified(keeping: Keeping, own: Path) -> None:
    assert keeping.keep(record("a1", "b2"), own).modified
    keeping.document.autosave.close()
    assert not keeping.keep(record("a1"), own).modified  # just the same
    own.unlink()
    keeping.document.autosave.close()
    assert keeping.keep(record("a1"), own).modified


def test_a_file_that_was_just_read_is_not_modified_though_it_would_be_written_otherwise(
    keeping: Keeping, own: Path
) -> None:
    own.write_text(f"\n\n{own.read_text()}")
    game = load(own)
    document = keeping.keep(game, own, is_own=False)
    assert not document.modified
    assert document.autosave.stamp == game.reading.fingerprint is not None


def test_the_text_of_a_game_that_was_opened_stays_what_it_was(keeping: Keeping, own: Path) -> None:
    game = load(own)
    document = keeping.keep(game, own, is_own=False)
    text = document.text_as_opened
    assert text == write_game(game)
    game.root.properties["C"] = ["only the clock went on"]
    assert document.text_as_opened == text


def test_saving_writes_the_file_that_the_game_has(keeping: Keeping, own: Path) -> None:
    game = load(own)
    document = keeping.keep(game, own)
    for turn in ("b2", "c3"):
        game.play_text(turn)
        document.keep()
        document.save()
        assert load(own) == game
        assert not document.modified
    assert keeping.changes == 4
    assert keeping.saved == [own, own]
    document.finish()
    (kept,) = keeping.kept
    assert load(kept) == game


def test_a_game_without_a_file_is_saved_where_the_user_says(
    keeping: Keeping, tmp_path: Path, answers: list[Path | None], qtbot: QtBot
) -> None:
    game = record("a1")
    document = keeping.keep(game)
    answers.append(None)
    document.save()
    assert (document.path, keeping.saved, keeping.changes) == (None, [], 0)
    target = tmp_path / "mine.oddments"
    answers.append(target)
    document.save()
    assert load(target) == game
    assert (document.path, document.source, document.name) == (target, target, "mine.oddments")
    assert (keeping.saved, keeping.changes) == ([target], 1)
    document.finish()
    document.autosave.close()
    (kept,) = keeping.kept
    again = keeping.home.reopen(kept)  # the program remembers which file the person has
    assert again is not None
    assert again.file == target
    again.close()


def test_what_is_suggested_to_save_to(
    keeping: Keeping, tmp_path: Path, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[QWidget, Path]] = []
    monkeypatch.setattr(file_dialogs, "ask_save", lambda *what: asked.append(what))
    beside: list[Path | None] = []

    def folder_beside(path: Path | None) -> Path:
        beside.append(path)
        return tmp_path / "documents"

    monkeypatch.setattr(file_dialogs, "folder_beside", folder_beside)
    game = record("a1")
    keeping.keep(game).save_as()
    keeping.document.autosave.close()
    keeping.keep(load(own), own, is_own=False).save_as()
    (window, first), (_window, second) = asked
    assert window is keeping.window
    day = game.root.properties["DT"][0]
    assert first == tmp_path / "documents" / f"Egotzi {day}.oddments"
    assert second == own
    assert beside == [None]


def test_a_failed_save_is_shown_until_the_game_is_saved(
    keeping: Keeping, own: Path, answers: list[Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(own)
    document = keeping.keep(game, own)
    game.play_text("b2")
    document.keep()
    missing = own.parent / "missing" / "game.oddments"
    answers.append(missing)
    document.save_as()
    assert keeping.told == (
        f"The game could not be saved to {missing}: the file or folder does not exist."
    )
    assert document.modified
    assert document.path == own
    assert keeping.saved == []
    answers.append(own)
    keeping.press_save_as()
    assert keeping.told == ""
    assert not document.modified
    assert keeping.saved == [own]


def test_a_file_that_another_program_has_changed_is_not_saved_over(
    keeping: Keeping, own: Path, answers: list[Path | None]
) -> None:
    document = keeping.keep(load(own), own, is_own=False)
    save(record("c3"), own)
    document.save()
    assert keeping.told.startswith("Another program has changed own.oddments")
    assert load(own) == record("c3")
    assert keeping.saved == []
    other = own.with_name("other.oddments")
    answers.append(other)
    keeping.press_save_as()
    assert load(other) == record("a1")
    document.save()
    assert keeping.told == ""
    assert keeping.saved == [other, other]


def test_a_file_that_is_gone_is_written_again(keeping: Keeping, own: Path) -> None:
    document = keeping.keep(load(own), own, is_own=False)
    own.unlink()
    document.save()
    assert load(own) == record("a1")


def test_a_game_merely_looked_at_is_not_kept_by_being_saved_elsewhere(
    keeping: Keeping, own: Path, answers: list[Path | None]
) -> None:
    document = keeping.keep(load(own), own, is_own=False)
    answers.append(own.with_name("other.oddments"))
    document.save_as()
    document.finish()
    assert keeping.kept == []
    assert document.path == own.with_name("other.oddments")


def test_a_kept_game_that_is_looked_at_remembers_where_it_was_saved_to(
    keeping: Keeping, own: Path, answers: list[Path | None]
) -> None:
    keeping.keep(record("a1")).finish()
    keeping.document.autosave.close()
    (kept,) = keeping.kept
    autosave = keeping.home.reopen(kept)
    assert autosave is not None
    document = keeping.keep(load(kept), own, autosave, is_own=False)
    other = own.with_name("other.oddments")
    answers.append(other)
    document.save_as()
    document.finish()
    autosave.close()
    again = keeping.home.reopen(kept)
    assert again is not None
    assert again.file == other
    again.close()


def damaged(path: Path) -> GameRecord:
    """Return a game of which not all could be read."""
    game = load(path)
    game.reading.note(GameFileError("no turn"))
    return game


def test_a_file_that_was_read_in_part_is_named_and_left_alone(
    keeping: Keeping, own: Path, answers: list[Path | None]
) -> None:
    before = own.read_bytes()
    document = keeping.keep(damaged(own), own, is_own=False)
    assert (document.path, document.origin, document.source) == (None, own, own)
    assert document.name == "own.oddments (read only)"
    assert not document.modified
    assert keeping.told.startswith("own.oddments could only be read in part: no turn.")
    answers.append(None)
    document.save()
    document.finish()
    assert own.read_bytes() == before
    assert keeping.kept == []
    other = own.with_name("other.oddments")
    answers.append(other)
    keeping.press_save_as()
    assert (document.path, document.origin, document.name) == (other, None, "other.oddments")
    assert keeping.told == ""
    assert sorted(own.parent.glob("*.oddments")) == [other, own]  # no copy is needed


@pytest.mark.parametrize("is_moved", [False, True])
def test_a_file_that_was_read_in_part_is_copied_before_it_is_saved_over(
    keeping: Keeping, own: Path, answers: list[Path | None], is_moved: bool
) -> None:
    before = own.read_bytes()
    document = keeping.keep(damaged(own), own, is_own=False)
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
def test_a_game_that_cannot_be_kept_closes_the_second_time(
    keeping: Keeping, tmp_path: Path, answers: list[Path | None]
) -> None:
    document = keeping.keep(record("a1"))
    assert not document.may_close()
    assert keeping.notices.texts[Topic.AUTOSAVE] == (
        f"This game cannot be saved in {tmp_path / 'state' / 'games'}: there is no space left on "
        "the disk. Save it to another file. If you close the window again, it is lost."
    )
    answers.append(None)
    keeping.press_save_as()
    assert document.may_close()


@pytest.mark.usefixtures("full_disk")
def test_a_game_that_is_saved_elsewhere_may_be_closed_at_once(keeping: Keeping, own: Path) -> None:
    game = load(own)
    document = keeping.keep(game, own)
    game.play_text("b2")
    document.keep()
    document.save()
    assert document.may_close()
    assert Topic.AUTOSAVE in keeping.notices.texts


@pytest.mark.usefixtures("full_disk")
def test_a_game_with_unsaved_changes_may_not_be_closed_at_once(keeping: Keeping, own: Path) -> None:
    game = load(own)
    document = keeping.keep(game, own)
    game.play_text("b2")
    document.keep()
    assert not document.may_close()


def test_a_failed_autosave_is_shown_until_it_works(
    keeping: Keeping, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    def refuse(*_: object) -> None:
        raise FULL

    with monkeypatch.context() as full:
        full.setattr(autosave_module, "write_whole", refuse)
        document = keeping.keep(record("a1"))
        qtbot.waitUntil(lambda: Topic.AUTOSAVE in keeping.notices.texts)
    document.keep()
    qtbot.waitUntil(lambda: Topic.AUTOSAVE not in keeping.notices.texts)
    assert document.may_close()
    assert len(keeping.kept) == 1


def test_a_game_that_is_kept_may_be_closed(keeping: Keeping) -> None:
    game = record("a1")
    document = keeping.keep(game)
    document.keep()
    assert document.may_close()
    (kept,) = keeping.kept
    assert load(kept) == game


def test_a_game_that_is_closed_is_on_the_disk_and_free_for_other_windows(
    keeping: Keeping, qtbot: QtBot
) -> None:
    game = record("a1")
    document = keeping.keep(game)
    document.keep()
    with qtbot.waitSignal(document.destroyed):
        document.close()
    (kept,) = keeping.kept
    assert load(kept) == game
    again = keeping.home.reopen(kept)
    assert again is not None
    again.close()


def test_a_kept_game_that_comes_back_is_not_written_before_it_changes(
    keeping: Keeping, tmp_path: Path
) -> None:
    game = record("a1")
    keeping.keep(game).finish()
    keeping.document.autosave.close()
    (kept,) = keeping.kept
    written: list[Path] = []
    keeping.home.written.connect(written.append)
    autosave = keeping.home.reopen(kept)
    assert autosave is not None
    keeping.keep(load(kept), autosave=autosave).finish()
    assert written == []
    assert keeping.told == ""


def test_a_files_fingerprint_is_kept_until_it_is_saved(keeping: Keeping, own: Path) -> None:
    """A kept game knows how its file was by then, whatever has been done to it meanwhile."""
    game = load(own)
    keeping.keep(game, own).keep()
    keeping.document.finish()
    stamp = keeping.document.autosave.stamp
    keeping.document.autosave.close()
    save(record("c3"), own)
    (kept,) = keeping.kept
    autosave = keeping.home.reopen(kept)
    assert autosave is not None
    document = keeping.keep(load(kept), own, autosave)
    assert document.autosave.stamp == stamp
    assert document.modified
    document.save()
    assert "Another program has changed" in keeping.told
    autosave.close()
    autosave.stamp = None  # as earlier versions kept it
    keeping.keep(load(kept), own, autosave).save()
    assert keeping.told == ""
    assert load(own) == game


def test_a_partly_read_paste_is_reported_without_a_file(keeping: Keeping) -> None:
    game = read_game(write_game(record("a1")))
    game.reading.note(GameFileError("no turn"))
    document = keeping.keep(game, is_own=False)
    assert keeping.told == "The pasted text could only be read in part: no turn."
    assert (document.path, document.origin, document.name) == (None, None, "")
