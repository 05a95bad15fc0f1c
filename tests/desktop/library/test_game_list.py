"""The list of games by itself: what it fetches, its selection, and how a row looks."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from driving import small
from library_rows import ClientStandIn, found, row, unreadable
from lone_widgets import emitted, shown_alone
from PySide6.QtCore import QEvent, QRect, Qt, QTimer
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.library import game_list
from desktop.library.game_list import BoardPictures, GameList, GameModel, PictureRequest
from desktop.theme.themes import SHIPPED, UI_THEME
from rules.library.library import LibraryRow
from rules.library.positions import canonical_key
from rules.record.game_file import load, save
from rules.record.game_record import GameRecord
from rules.translatable_text import TranslatableText

SHIFT = Qt.KeyboardModifier.ShiftModifier


class Listed:
    """A list, with a record of its signals."""

    def __init__(self, qtbot: QtBot) -> None:
        self.client = ClientStandIn()
        self.list = shown_alone(qtbot, GameList(cast(Any, self.client)), (600, 400))
        self.choices = emitted(self.list.selectionModel().selectionChanged)

    def show(self, *numbers: int, key: int | None = None, **more: Any) -> None:
        """Show these games, and fetch the visible ones."""
        self.list.show_found(found(*numbers, **more), key)
        self.client.answer()
        self.list.executeDelayedItemsLayout()

    def settle(self) -> None:
        """Fire the timers that wait for the list to settle."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for timer in self.list.findChildren(QTimer, options=direct):
            if timer.isSingleShot() and timer.isActive():
                timer.stop()
                timer.timeout.emit()
        self.client.answer()

    @property
    def asked(self) -> list[list[int]]:
        asked: list[list[int]] = self.client.library.asked
        return asked

    def image(self) -> QImage:
        return self.list.viewport().grab().toImage()


@pytest.fixture
def listed(qtbot: QtBot) -> Iterator[Listed]:
    made = Listed(qtbot)
    yield made
    made.list.stop()


def test_at_first_nothing_is_listed(listed: Listed) -> None:
    assert (listed.list.rows, listed.list.key, listed.list.current_row()) == ([], None, None)
    assert listed.list.accessibleName() == "Games"
    assert listed.list.uniformItemSizes()  # or Qt would lay out 100,000 rows one by one
    listed.settle()
    assert listed.asked == []
    for key in (77, None):
        listed.show(10, key=key, turns=[3])
        assert listed.list.key == key


def test_visible_games_and_a_few_more_are_fetched(listed: Listed) -> None:
    listed.show(*range(1, 101))
    height = listed.list.sizeHintForRow(0)
    last = listed.list.viewport().height() // height + 6
    assert listed.asked == [list(range(1, last + 2))]
    listed.list.verticalScrollBar().setValue(50 * height)
    listed.settle()
    first, *_, end = listed.asked[-1]
    assert first == 50 - 6 + 1
    assert end == 50 + last + 1
    count = len(listed.asked)
    listed.settle()
    assert len(listed.asked) == count  # all of them are known
    listed.show(*range(1, 101))
    assert len(listed.asked) == count + 1  # they may have changed


def test_pictures_are_drawn_again_on_a_sharper_screen(
    listed: Listed, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed.show(1, turns=[3])
    listed.settle()
    ratios: list[float] = []
    monkeypatch.setattr(GameList, "devicePixelRatioF", lambda _list: 2.0)
    monkeypatch.setattr(BoardPictures, "set_style", lambda _p, _px, r: ratios.append(r))
    QApplication.sendEvent(listed.list, QEvent(QEvent.Type.DevicePixelRatioChange))
    listed.settle()
    assert ratios == [2.0]


def test_games_that_become_visible_are_fetched(listed: Listed, qtbot: QtBot) -> None:
    listed.show(*range(1, 101))
    before = listed.asked[-1][-1]
    listed.settle()
    listed.list.resize(600, 900)
    qtbot.waitUntil(lambda: bool(listed.client.tasks))  # soon, automatically
    listed.client.answer()
    assert listed.asked[-1][0] == before + 1
    listed.list.setCurrentIndex(listed.list.games.index(99))
    qtbot.waitUntil(lambda: bool(listed.client.tasks))
    listed.client.answer()
    assert listed.asked[-1][-1] == 100


def choose(listed: Listed, first: int, last: int) -> None:
    """Select a range of games by mouse."""
    for place, modifier in ((first, Qt.KeyboardModifier.NoModifier), (last, SHIFT)):
        where = listed.list.visualRect(listed.list.games.index(place)).center()
        QTest.mouseClick(listed.list.viewport(), Qt.MouseButton.LeftButton, modifier, where)


def test_several_games_are_selected(listed: Listed) -> None:
    listed.show(*range(10, 20))
    choose(listed, 1, 3)
    assert listed.list.rows == [1, 2, 3]
    assert listed.list.ids == [11, 12, 13]
    assert len(listed.choices) == 2
    current = listed.list.current_row()
    assert current is not None
    assert current.id == 13


def test_selected_games_stay_selected_in_new_rows(listed: Listed) -> None:
    listed.show(*range(10, 20))
    choose(listed, 1, 3)
    for games, rows in (
        ((13, 30, 12, 31, 11, 32), [0, 2, 4]),
        ((11, 12, 40), [0, 1]),
        ((50, 51), []),
        ((11, 12), []),  # games that were gone are not selected again
    ):
        listed.show(*games)
        assert listed.list.rows == rows
        assert listed.list.ids == [games[row] for row in rows]
        current = listed.list.current_row()
        if len(rows) == 3:
            assert current is not None
            assert current.id == 13
        elif rows:  # one range, however many there are
            assert listed.list.selectionModel().selection().count() == 1


def test_the_scroll_position_survives_a_search(listed: Listed) -> None:
    listed.show(*range(1, 101))
    choose(listed, 0, 0)
    bar = listed.list.verticalScrollBar()
    bar.setValue(1234)
    listed.show(*range(1, 102))
    assert bar.value() == 1234


def test_the_first_key_goes_to_the_first_game(listed: Listed) -> None:
    QTest.keyClick(listed.list, Qt.Key.Key_Down)  # there is none
    assert not listed.list.currentIndex().isValid()
    listed.show(10, 11)
    QTest.keyClick(listed.list, Qt.Key.Key_Down)
    assert listed.list.currentIndex().row() == 0
    QTest.keyClick(listed.list, Qt.Key.Key_Down)
    assert listed.list.currentIndex().row() == 1


# -- how a row looks -----------------------------------------------------------------------------


def look(listed: Listed, shown: LibraryRow, turns: list[int] | None = None) -> QImage:
    listed.client.library.rows = lambda _ids: {1: shown}
    listed.show(1, turns=turns)
    return listed.image()


def test_every_difference_between_games_is_visible(listed: Listed) -> None:
    looks = [
        look(listed, each)
        for each in (
            row(),
            row(setup="egotzi size=5"),
            row(names=("Zoe", "Bob")),
            row(result="B+R", winner=0),
            row(date="2026-11-21"),
            row(turns=13),
            unreadable(),
        )
    ]
    looks.append(look(listed, row(), [3]))
    assert all(one != other for at, one in enumerate(looks) for other in looks[:at])


def test_a_row_looks_different_before_it_is_fetched_and_in_another_theme(listed: Listed) -> None:
    listed.list.show_found(found(1), None)
    looks = [listed.image()]
    listed.client.answer()
    looks.append(listed.image())
    UI_THEME.set_theme(SHIPPED["dark"])
    looks.append(listed.image())
    assert all(one != other for one, other in itertools.combinations(looks, 2))


def test_selection_and_focus_are_visible(listed: Listed) -> None:
    listed.show(1, 2)
    plain = listed.image()
    choose(listed, 0, 0)
    listed.list.setFocus()
    chosen = listed.image()
    assert chosen != plain
    assert chosen.pixelColor(3, 3).name() == SHIPPED["light"].hint.lower()
    listed.list.clearSelection()
    focused = listed.image()
    assert focused not in (chosen, plain)


def test_a_placeholder_replaces_a_missing_picture(listed: Listed) -> None:
    image = look(listed, row())
    line = listed.list.fontMetrics().height()
    middle = listed.list.sizeHintForRow(0) // 2
    place = image.pixelColor(line // 2 + middle, middle)
    assert place.name() == SHIPPED["light"].plate_edge.lower()
    assert image.pixelColor(line // 2 + 1, middle).name() != place.name()


def test_a_row_shows_the_picture_of_its_game(listed: Listed, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "1.oddments"
    save(GameRecord(small("egotzi")), path)
    shown = row(path=path)
    before = look(listed, shown)
    qtbot.waitUntil(lambda: listed.list.picture(shown) is not None)
    after, picture = listed.image(), listed.list.picture(shown)
    assert picture is not None
    side = picture.deviceIndependentSize().height()
    line = listed.list.fontMetrics().height()
    middle = listed.list.sizeHintForRow(0) // 2
    assert side < 2 * middle
    place = QRect(line // 2, middle - round(side / 2) - 2, round(side), round(side) + 4)
    assert after.copy(place) != before.copy(place)
    everything_else = QRect(place.right() + 1, 0, after.width(), after.height())
    assert after.copy(everything_else) == before.copy(everything_else)


def test_the_result_of_a_game_is_in_the_first_line_only(listed: Listed) -> None:
    unfinished = look(listed, row())
    won = look(listed, row(result="B+", winner=0))
    line = listed.list.fontMetrics().height()
    words = listed.list.sizeHintForRow(0) // 2 - round(0.6 * line)  # where the second line begins
    below = QRect(0, words, won.width(), won.height())
    assert won != unfinished
    assert won.copy(below) == unfinished.copy(below)


def test_a_long_name_is_cut_off_and_leaves_room_for_the_result(listed: Listed) -> None:
    listed.list.resize(360, 200)
    short = look(listed, row(result="B+R", winner=0))
    long = look(listed, row(names=("x" * 60, "Bob"), result="B+R", winner=0))
    assert long != short
    right = short.width() - 12
    lines = range(listed.list.sizeHintForRow(0) // 3)  # that of the title and the result
    assert [long.pixelColor(right, y) for y in lines] == [short.pixelColor(right, y) for y in lines]


def test_the_row_height_follows_the_font(listed: Listed) -> None:
    font = listed.list.font()
    for size in (font.pixelSize() or 12, 40):
        font.setPixelSize(max(size, 1))
        listed.list.setFont(font)
        listed.show(1, 2)
        assert listed.list.sizeHintForRow(0) == round(4.8 * listed.list.fontMetrics().height())


# -- the model: what is fetched, and texts for screen readers --------------------------------------

SPOKEN, TIP = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def client() -> ClientStandIn:
    return ClientStandIn()


@pytest.fixture
def fetched() -> list[None]:
    """Return an item for each time that more games were known."""
    return []


@pytest.fixture
def model(client: ClientStandIn, fetched: list[None]) -> GameModel:
    return GameModel(cast(Any, client), lambda: fetched.append(None))


def numbers(model: GameModel, count: int) -> list[int | None]:
    """Return the ids of the fetched games, row by row."""
    rows = [model.row(place) for place in range(count)]
    return [None if each is None else each.id for each in rows]


def test_there_is_a_row_for_each_game_found(model: GameModel, client: ClientStandIn) -> None:
    model.fetch(0, 10)
    assert client.tasks == []
    assert (model.found, model.rowCount(), model.row(0), model.turn(0)) == (None, 0, None, None)
    model.show(found(30, 10, 20))
    assert model.rowCount() == 3
    assert model.ids([2, 0]) == [20, 30]
    assert numbers(model, 3) == [None, None, None]
    model.show(found())
    assert model.rowCount() == 0


def test_only_unknown_games_are_fetched(
    model: GameModel, client: ClientStandIn, fetched: list[None]
) -> None:
    model.show(found(30, 10, 20, 40))
    model.fetch(-5, 1)
    client.answer()
    assert fetched == [None]
    assert numbers(model, 4) == [30, 10, None, None]
    model.fetch(1, 2)
    model.fetch(0, 1)  # both are known
    client.answer()
    assert client.library.asked == [[30, 10], [20]]
    assert numbers(model, 5) == [30, 10, 20, None, None]
    assert model.row(-1) is None
    model.fetch(3, 99)
    client.answer()
    assert numbers(model, 4) == [30, 10, 20, 40]
    assert client.owners == [model] * 3


def test_games_that_may_have_changed_are_fetched_again(
    model: GameModel, client: ClientStandIn
) -> None:
    model.show(found(1, 2))
    model.fetch(0, 1)
    client.answer()
    client.library.rows = lambda ids: {number: row(number, turns=99) for number in ids}
    model.fetch(0, 0, again=True)
    client.answer()
    turns = [cast(LibraryRow, model.row(place)).entry.turns for place in range(2)]
    assert turns == [99, 12]


def test_a_pending_fetch_is_cancelled_and_known_games_stay_known(
    model: GameModel, client: ClientStandIn
) -> None:
    model.show(found(1, 2, 3))
    model.fetch(0, 0)
    model.fetch(2, 2)
    assert [task.cancelled for task in client.tasks] == [True, False]
    client.answer()
    assert numbers(model, 3) == [None, None, 3]
    model.show(found(3, 4))
    assert numbers(model, 2) == [3, None]


def test_the_same_games_are_not_laid_out_again(model: GameModel) -> None:
    model.show(found(1, 2))
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    model.show(found(1, 2, turns=[3, 4]))
    assert resets == []
    assert (model.turn(0), model.turn(1)) == (3, 4)
    model.show(found(2, 1))
    assert resets == [True]
    assert model.turn(0) is None


def test_the_number_of_games_in_memory_is_limited(model: GameModel, client: ClientStandIn) -> None:
    model.show(found(*range(6000)))
    model.fetch(0, 2999)
    client.answer()
    model.fetch(3000, 4999)
    client.answer()
    assert model.row(0) is not None
    model.fetch(5000, 5000)
    client.answer()
    assert model.row(0) is None
    assert model.row(5000) is not None


def test_a_known_game_has_a_spoken_sentence_and_its_problem_a_tool_tip(
    model: GameModel, client: ClientStandIn
) -> None:
    problem = TranslatableText("read in part: {problem}", problem="<b>x</b> " * 30)
    client.library.rows = lambda _ids: {1: row(1), 2: unreadable(2, problem)}
    model.show(found(1, 2, turns=[3, 0]))
    index = model.index(0)
    assert index.data(SPOKEN) == "…"
    for _ in range(2):
        assert index.data(TIP) is None
        assert index.data(Qt.ItemDataRole.DisplayRole) is None
        model.fetch(0, 1)
        client.answer()
    assert "Ann – Bob" in index.data(SPOKEN)
    assert index.data(SPOKEN).endswith("position after move 3")
    tip = model.index(1).data(TIP)
    assert tip.startswith("read in part: <b>x</b> <b>x</b>")
    assert max(map(len, tip.splitlines())) <= 72


# -- the pictures: painted when requested, and cached ----------------------------------------------

LIGHT, DARK = SHIPPED["light"], SHIPPED["dark"]


class Pictures(BoardPictures):
    """Pictures, with how often one was ready or all were discarded."""

    def __init__(self) -> None:
        super().__init__(self._count)
        self.news = 0

    def _count(self) -> None:
        self.news += 1


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    painted = Pictures()
    yield painted
    painted.close()


def game(folder: Path, number: int = 1, *turns: str, changed: int = 1) -> LibraryRow:
    """Return a game in a file, with one turn if none are named."""
    record = GameRecord(small("egotzi"))
    for turn in turns or ("a1",):
        record.play_text(turn)
    path = folder / f"{number}.oddments"
    save(record, path)
    return row(number, path=path, changed=changed)


def painted(pictures: Pictures, qtbot: QtBot, *requests: PictureRequest) -> list[QPixmap | None]:
    """Return the pictures once all are there."""
    wanted = [request for request in requests if pictures.picture(request) is None]
    before = pictures.news
    pictures.want(list(requests))
    qtbot.waitUntil(lambda: pictures.news - before >= len(wanted))
    return [pictures.picture(request) for request in requests]


def same(one: QPixmap | None, other: QPixmap | None) -> bool:
    assert one is not None
    assert other is not None
    return one.toImage() == other.toImage()


def test_a_picture_shows_the_end_of_a_game_or_a_position_of_it(
    pictures: Pictures, tmp_path: Path, qtbot: QtBot
) -> None:
    one = game(tmp_path, 1, "a1", "b2", "c3")
    two = game(tmp_path, 2, "a1", "b2")
    start = small("egotzi").start()
    key = canonical_key(start)
    start.play_turn(start.read("a1"))
    start.play_turn(start.read("b2"))
    second = canonical_key(start)
    last, of_two, early, begin, unknown = painted(
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


def test_a_picture_has_the_requested_size(pictures: Pictures, tmp_path: Path, qtbot: QtBot) -> None:
    request = PictureRequest(game(tmp_path), None)
    assert pictures.picture(request) is None
    (first,) = painted(pictures, qtbot, request)
    assert first is not None
    assert first.width() == 64
    before = pictures.news
    pictures.set_style(64, 1.0)
    assert pictures.picture(request) is not None
    assert pictures.news == before
    pictures.set_style(50, 2.0)
    assert pictures.picture(request) is None
    assert pictures.news == before + 1
    (second,) = painted(pictures, qtbot, request)
    assert second is not None
    assert (second.width(), second.devicePixelRatio()) == (100, 2.0)
    UI_THEME.set_theme(DARK)
    pictures.set_style(50, 2.0)
    (third,) = painted(pictures, qtbot, request)
    assert not same(second, third)


def test_a_game_that_has_changed_gets_another_picture(
    pictures: Pictures, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "1.oddments"
    save(GameRecord(small("egotzi")), path)
    rows = [row(1, path=path, changed=0)]  # an empty board
    shown = painted(pictures, qtbot, PictureRequest(rows[0], None))
    for changed, turns in ((1, ["a1"]), (2, ["a1", "b2"])):
        rows.append(game(tmp_path, 1, *turns, changed=changed))
        shown += painted(pictures, qtbot, PictureRequest(rows[-1], None))
    assert not same(shown[0], shown[1])
    assert not same(shown[1], shown[2])


def test_unreadable_games_have_no_picture_and_do_not_block_others(
    pictures: Pictures, tmp_path: Path, qtbot: QtBot
) -> None:
    gone = row(2, path=tmp_path / "gone.oddments")
    bad = row(3, path=tmp_path / "bad.oddments")
    bad.path.write_text("no game")
    requests = [PictureRequest(each, None) for each in (unreadable(4), gone, bad, game(tmp_path))]
    shown = painted(pictures, qtbot, *requests)
    assert [picture is None for picture in shown] == [True, True, True, False]


def test_all_requested_pictures_are_painted_once(
    pictures: Pictures, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def record_load(path: Path) -> GameRecord:
        read.append(path)
        return load(path)

    monkeypatch.setattr(game_list, "load", record_load)
    requests = [PictureRequest(game(tmp_path, number), None) for number in range(1, 11)]
    assert all(painted(pictures, qtbot, *requests))
    assert read == [request.row.path for request in requests]
    pictures.want(requests)
    extra = PictureRequest(game(tmp_path, 11), None)
    painted(pictures, qtbot, *requests, extra)
    assert read[10:] == [extra.row.path]


def test_requests_that_were_replaced_are_not_painted(
    pictures: Pictures, tmp_path: Path, qtbot: QtBot
) -> None:
    many = [PictureRequest(game(tmp_path, number), None) for number in range(1, 13)]
    last = PictureRequest(game(tmp_path, 99), None)
    pictures.want(many)
    pictures.want([last])
    qtbot.waitUntil(lambda: pictures.picture(last) is not None)
    there = [pictures.picture(request) is not None for request in many]
    assert there == [True] * 4 + [False] * 8  # except those that were being read


def test_the_oldest_pictures_make_room_for_others(
    pictures: Pictures, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_list, "_MAX_KEPT", 3)
    requests = [PictureRequest(game(tmp_path, number), None) for number in range(1, 6)]
    shown = painted(pictures, qtbot, *requests)
    assert [picture is not None for picture in shown] == [False, False, True, True, True]


def test_nothing_is_painted_after_closing(pictures: Pictures, tmp_path: Path, qtbot: QtBot) -> None:
    request, another = (PictureRequest(game(tmp_path, number), None) for number in (1, 2))
    pictures.want([request])
    pictures.close()
    pictures.want([request])
    later = Pictures()
    for each in (request, another):  # meanwhile it would have been painted
        assert painted(later, qtbot, each) != [None]
    later.close()
    assert pictures.picture(request) is None
