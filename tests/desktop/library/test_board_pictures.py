"""Small pictures of games: painted when requested, a few at a time, and cached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import small
from library_rows import row, unreadable
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from desktop.library import board_pictures
from desktop.library.board_pictures import BoardPictures, PictureRequest
from desktop.theme.theme import SHIPPED
from rules.library.canonical_key import canonical_key
from rules.library.library import LibraryRow
from rules.record.game_file import load, save
from rules.record.game_record import GameRecord

LIGHT, DARK = SHIPPED["light"], SHIPPED["dark"]


@pytest.fixture
def pictures(qtbot: QtBot) -> Iterator[BoardPictures]:
    made = BoardPictures(LIGHT)
    yield made
    made.close()


def game(folder: Path, number: int = 1, *turns: str, changed: int = 1) -> LibraryRow:
    """Return a game in a file, with one turn if none are named."""
    record = GameRecord(small("egotzi"))
    for turn in turns or ("a1",):
        record.play_text(turn)
    path = folder / f"{number}.oddments"
    save(record, path)
    return row(number, path=path, changed=changed)


def made(pictures: BoardPictures, qtbot: QtBot, *requests: PictureRequest) -> list[QPixmap | None]:
    """Return the pictures once all are there."""
    ready: list[bool] = []
    wanted = [request for request in requests if pictures.picture(request) is None]
    pictures.ready.connect(lambda: ready.append(True))
    pictures.want(list(requests))
    qtbot.waitUntil(lambda: len(ready) >= len(wanted))
    pictures.ready.disconnect()
    return [pictures.picture(request) for request in requests]


def same(one: QPixmap | None, other: QPixmap | None) -> bool:
    assert one is not None
    assert other is not None
    return one.toImage() == other.toImage()


def test_a_picture_shows_the_end_of_a_game_or_a_position_of_it(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot
) -> None:
    one = game(tmp_path, 1, "a1", "b2", "c3")
    two = game(tmp_path, 2, "a1", "b2")
    start = small("egotzi").start()
    key = canonical_key(start)
    start.play_turn(start.read("a1"))
    start.play_turn(start.read("b2"))
    second = canonical_key(start)
    last, of_two, early, begin, unknown = made(
        pictures,
        qtbot,
        PictureRequest(one, None),
        PictureRequest(two, None),
        PictureRequest(one, second),
        PictureRequest(one, key),
        PictureRequest(one, 12345),
    )
    assert not same(last, of_two)
    assert same(early, of_two)
    assert not same(begin, early)
    assert same(unknown, last)


def test_a_picture_has_the_requested_size(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot
) -> None:
    request = PictureRequest(game(tmp_path), None)
    assert pictures.picture(request) is None
    (first,) = made(pictures, qtbot, request)
    assert first is not None
    assert first.width() == 64
    ready: list[bool] = []
    pictures.ready.connect(lambda: ready.append(True))
    pictures.set_style(LIGHT, 64, 1.0)
    assert pictures.picture(request) is not None
    assert ready == []
    pictures.set_style(LIGHT, 50, 2.0)
    assert pictures.picture(request) is None
    assert ready == [True]
    pictures.ready.disconnect()
    (second,) = made(pictures, qtbot, request)
    assert second is not None
    assert (second.width(), second.devicePixelRatio()) == (100, 2.0)
    pictures.set_style(DARK, 50, 2.0)
    (third,) = made(pictures, qtbot, request)
    assert not same(second, third)


def test_a_game_that_has_changed_gets_another_picture(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "1.oddments"
    save(GameRecord(small("egotzi")), path)
    rows = [row(1, path=path, changed=0)]  # an empty board
    shown = made(pictures, qtbot, PictureRequest(rows[0], None))
    for changed, turns in ((1, ["a1"]), (2, ["a1", "b2"])):
        rows.append(game(tmp_path, 1, *turns, changed=changed))
        shown += made(pictures, qtbot, PictureRequest(rows[-1], None))
    assert not same(shown[0], shown[1])
    assert not same(shown[1], shown[2])


def test_unreadable_games_have_no_picture_and_do_not_block_others(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot
) -> None:
    gone = row(2, path=tmp_path / "gone.oddments")
    bad = row(3, path=tmp_path / "bad.oddments")
    bad.path.write_text("no game")
    requests = [PictureRequest(each, None) for each in (unreadable(4), gone, bad, game(tmp_path))]
    shown = made(pictures, qtbot, *requests)
    assert [picture is None for picture in shown] == [True, True, True, False]


def test_all_requested_pictures_are_painted_once(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def record_load(path: Path) -> GameRecord:
        read.append(path)
        return load(path)

    monkeypatch.setattr(board_pictures, "load", record_load)
    requests = [PictureRequest(game(tmp_path, number), None) for number in range(1, 11)]
    assert all(made(pictures, qtbot, *requests))
    assert read == [request.row.path for request in requests]
    pictures.want(requests)
    extra = PictureRequest(game(tmp_path, 11), None)
    made(pictures, qtbot, *requests, extra)
    assert read[10:] == [extra.row.path]


def test_requests_that_were_replaced_are_not_painted(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot
) -> None:
    many = [PictureRequest(game(tmp_path, number), None) for number in range(1, 13)]
    last = PictureRequest(game(tmp_path, 99), None)
    pictures.want(many)
    pictures.want([last])
    qtbot.waitUntil(lambda: pictures.picture(last) is not None)
    there = [pictures.picture(request) is not None for request in many]
    assert there == [True] * 4 + [False] * 8  # except those that were being read


def test_the_oldest_pictures_make_room_for_others(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_pictures, "_MAX_KEPT", 3)
    requests = [PictureRequest(game(tmp_path, number), None) for number in range(1, 6)]
    shown = made(pictures, qtbot, *requests)
    assert [picture is not None for picture in shown] == [False, False, True, True, True]


def test_nothing_is_painted_after_closing(
    pictures: BoardPictures, tmp_path: Path, qtbot: QtBot
) -> None:
    request, another = (PictureRequest(game(tmp_path, number), None) for number in (1, 2))
    pictures.want([request])
    pictures.close()
    pictures.want([request])
    later = BoardPictures(LIGHT)
    for each in (request, another):  # meanwhile it would have been painted
        assert made(later, qtbot, each) != [None]
    later.close()
    assert pictures.picture(request) is None
