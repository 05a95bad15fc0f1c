"""What is exported: positions with descriptions, pictures, animations, printed pages."""

import dataclasses
import io
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from driving import small
from exported_game import TURNS, game, source_of
from lone_widgets import emitted, lone_session
from PIL import Image
from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPageSize, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.picture import board_picture
from desktop.export.animation import Animation, AnimationOptions
from desktop.export.export_source import ON_SCREEN, ExportSource, Moment, PictureStyle
from desktop.export.picture_file import (
    PER_PAGE,
    Sheet,
    board_image,
    paint_page,
    paint_sheet,
    pdf,
    png,
    scene_image,
    svg,
    write_thumbnail,
)
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.players import Computer, Human
from desktop.painting.drawing import Drawing, Numbers
from desktop.theme.themes import DARK, LIGHT
from desktop.views.game_views import VIEWS
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, PLACE
from rules.record.game_file import save
from rules.record.game_record import Ending, GameRecord
from rules.record.notes import Mark, MarkKind


@pytest.fixture
def session() -> GameSession:
    made = game(*TURNS)
    made.record.line[1].properties["TR"] = ["d4"]
    return made


ALL = PictureStyle(numbers=Numbers.ALL)


def test_the_current_position_is_drawn(session: GameSession) -> None:
    moment = source_of(session).shown(ALL)
    assert moment.turn == len(TURNS)
    assert moment.position == session.position
    assert moment.position is not session.position  # the game may change
    assert moment.last == session.last_turn != ()
    assert sorted(moment.numbers.values()) == [1, 2, 3, 4, 5]
    assert moment.marks == {}
    bare = source_of(session).shown(PictureStyle(last_turn=False))
    assert bare.last == ()
    assert bare.numbers == {}


def test_an_unfinished_turn_is_drawn() -> None:
    begun = lone_session(small("yodd"), "Bc3")
    begun.start()
    begun.play(next(t for t in begun.position.legal_turns() if len(t) > 1)[0])
    source = source_of(begun)
    assert begun.steps
    assert source.shown(PictureStyle(numbers=Numbers.ALL)).turn == 2
    assert source.has_turns()
    begun.close()


def test_an_earlier_moment_is_drawn_as_it_was(session: GameSession) -> None:
    source = source_of(session)
    record = session.record
    assert [source.after(turn, ALL).turn for turn in range(6)] == list(range(6))
    start = source.after(0, ALL)
    assert start.position == record.setup.start()
    assert start.last == ()
    assert start.numbers == {}
    third = source.after(3, ALL)
    assert third.position == record.position_at(record.line[2])
    assert third.position is not record.position_at(record.line[2])
    before = record.position_at(record.line[1])
    assert third.last == before.turn_changes(record.line[2].turn)
    assert sorted(third.numbers.values()) == [1, 2, 3]
    assert source.after(3, PictureStyle(last_turn=False)).last == ()
    last = PictureStyle(numbers=Numbers.LAST)
    assert sorted(source.after(5, last).numbers.values()) == [2, 3, 4, 5]
    assert sorted(source.after(5, last, last=2).numbers.values()) == [4, 5]


def test_marks_belong_to_their_positions(session: GameSession) -> None:
    source = source_of(session)
    site = session.position.board.site("d4")
    assert source.after(2, PictureStyle()).marks == {site: Mark(MarkKind.TRIANGLE)}
    assert source.after(2, PictureStyle(marks=False)).marks == {}
    assert source.after(1, PictureStyle()).marks == {}
    assert not source.has_marks(whole=False)
    assert source.has_marks(whole=True)
    session.record.line[1].properties.clear()
    assert not source.has_marks(whole=True)
    session.record.root.properties["TR"] = ["d4"]
    assert source.has_marks(whole=True)
    session.record.node.properties["TR"] = ["d4"]
    assert source.has_marks(whole=False)


def test_what_others_receive_addresses_nobody_as_you() -> None:
    won = lone_session(small("egotzi", pie=False), "a1")
    won.seats = (Human(), Computer(3))
    won.record.end(Outcome(BLACK, Ending.RESIGNATION))
    assert Narrator(won, VIEWS["egotzi"]).result() == "You won"
    source = source_of(won)
    assert source.players == "Human (Black) – Computer, level 3 (White)"
    assert source.state == "Black wins. White resigned."
    won.close()


def test_the_theme_is_the_chosen_one_or_that_of_the_window(session: GameSession) -> None:
    source = source_of(session)
    assert source.theme(PictureStyle(theme="dark")) is DARK
    assert source.theme(PictureStyle(theme=ON_SCREEN)) is LIGHT
    assert source.theme(PictureStyle(theme="gone")) is LIGHT
    with source.board(PictureStyle(theme="dark", coordinates=False)) as scene:
        assert scene.theme is DARK


def test_the_game_is_described(session: GameSession) -> None:
    source = source_of(session)
    assert source.title == "Egotzi · size 4 · no pie rule"
    assert source.players == "Ann (Black) – Ben (White)"
    assert source.turn_text(0) == "The start"
    assert source.turn_text(2) == "After move 2, c3"
    assert source.state == "After move 5, a3. White to move."
    assert source.has_turns()
    session.record.root.properties["DT"] = ["2026-05-01", "2027"]
    assert source.date == "1 May 2026"
    session.record.root.properties["DT"] = []
    assert source.date == ""
    lines = source.text().split("\n")
    assert lines[:3] == [source.title, source.players, ""]
    assert lines[-3:] == ["", source.state, ""]
    assert len(lines) > 8


def test_the_start_is_described_without_a_turn() -> None:
    fresh = game()
    source = source_of(fresh)
    assert source.state == "Black to move."
    assert not source.has_turns()
    fresh.close()


def test_the_end_is_described_with_its_result(session: GameSession) -> None:
    session.start()
    while not session.position.over:
        session.play(next(s for s in session.position.legal_steps() if s >= PLACE))
    source = source_of(session)
    assert "to move" not in source.state
    assert "wins" in source.state or "draw" in source.state.lower()
    assert len(source.state.split()) > 4  # and why


# -- the style -----------------------------------------------------------------------------------


def test_every_choice_is_stored_and_read_back() -> None:
    other = PictureStyle(
        "dark", coordinates=False, numbers=Numbers.ALL, last_turn=False, marks=False
    )
    assert PictureStyle().read(other.texts()) == other
    assert other.read(PictureStyle().texts()) == PictureStyle()
    for name in other.texts():  # each by itself
        changed = dataclasses.replace(PictureStyle(), **{name: getattr(other, name)})
        assert PictureStyle().read({name: other.texts()[name]}) == changed
        assert PictureStyle().read(changed.texts()) == changed


def test_invalid_choices_count_as_missing() -> None:
    other = PictureStyle(
        "dark", coordinates=False, numbers=Numbers.ALL, last_turn=False, marks=False
    )
    odd = {name: "odd" for name in other.texts() if name != "theme"}
    assert other.read(odd) == other
    assert other.read({}) == other


def test_the_drawing_follows_the_screen() -> None:
    screen = Drawing(flat=True, coordinates=True, numbers=Numbers.NONE)
    drawn = PictureStyle(coordinates=False, numbers=Numbers.LAST).drawing(screen)
    assert drawn == Drawing(flat=True, coordinates=False, numbers=Numbers.LAST)


STYLE = PictureStyle(theme="dark")


@pytest.fixture
def source() -> ExportSource:
    session = game(*TURNS)
    session.record.root.properties["DT"] = ["2026-05-01"]
    return source_of(session)


@pytest.mark.parametrize("transparent", [True, False])
def test_a_picture_has_the_chosen_size_and_background(
    source: ExportSource, transparent: bool
) -> None:
    image = board_image(source, STYLE, 240, transparent=transparent)
    assert max(image.width(), image.height()) == 240
    with source.board(STYLE) as scene:
        seen = scene.sceneRect()
    assert image.width() / image.height() == pytest.approx(seen.width() / seen.height(), 0.02)
    corner = image.pixelColor(0, 0)
    ground = QColor(DARK.background)
    assert corner.alpha() == (0 if transparent else 255)
    assert transparent or corner.name() == ground.name()
    colours = {image.pixel(x, y) for x in range(0, 200, 5) for y in range(0, 200, 5)}
    assert len(colours) > 20
    saved = QImage.fromData(png(source, STYLE, 240, transparent))
    assert saved.hasAlphaChannel() is transparent
    assert saved.size() == image.size()
    assert saved.pixelColor(120, 120) == image.pixelColor(120, 120)


def test_a_picture_too_large_for_the_memory_is_refused(source: ExportSource) -> None:
    with source.board(STYLE) as scene, pytest.raises(MemoryError, match="such a large picture"):
        scene_image(scene, 10**6)


@pytest.mark.parametrize("transparent", [True, False])
def test_a_drawing_has_a_title_and_a_description(source: ExportSource, transparent: bool) -> None:
    text = svg(source, STYLE, 240, transparent).decode()
    assert f"<title>{source.title}</title>" in text
    assert f"<desc>{source.players}. {source.state}</desc>" in text
    with source.board(STYLE) as scene:
        seen = scene.sceneRect()
    box = re.search(r'viewBox="0 0 (\S+) (\S+)"', text)
    assert box is not None
    assert float(box[1]) == pytest.approx(seen.width(), 0.01)
    assert float(box[2]) == pytest.approx(seen.height(), 0.01)
    grounds = re.findall(rf'<g fill="{DARK.background.lower()}"[^>]*>\s*<rect x="0" y="0"', text)
    assert len(grounds) == (0 if transparent else 1)
    assert text.count("<path") > 10
    families = re.findall(r'<text[^>]* font-family="([^"]*)"', text)
    assert families
    assert all("sans-serif" in family for family in families)  # for viewers without the typeface


@pytest.mark.parametrize(
    ("paper", "width", "height"),
    [(QPageSize.PageSizeId.A5, 420, 595), (QPageSize.PageSizeId.Letter, 612, 792)],
)
def test_a_page_has_the_title_of_the_game(
    source: ExportSource, paper: QPageSize.PageSizeId, width: int, height: int
) -> None:
    data = pdf(source, STYLE, QPageSize(paper))
    assert data.startswith(b"%PDF")
    assert "Egotzi".encode("utf-16-be") in data
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)", data)
    assert found is not None
    assert (round(float(found[1])), round(float(found[2]))) == (width, height)
    assert len(re.findall(rb"/Type /Page\b(?!s)", data)) == 1
    assert len(data) > 5000


def test_the_pieces_are_in_every_picture(source: ExportSource) -> None:
    fresh = game()
    empty = source_of(fresh)
    image = board_image(source, STYLE, 240, transparent=True)
    assert image != board_image(empty, STYLE, 240, transparent=True)
    assert svg(source, STYLE, 240, True).count(b"<path") > svg(empty, STYLE, 240, True).count(
        b"<path"
    )
    fresh.close()


@pytest.mark.parametrize(
    ("options", "durations"),
    [
        (AnimationOptions(0, 2), [1000, 1000, 3000]),
        (AnimationOptions(1, 3, seconds=0.5), [500, 500, 2000]),
        (AnimationOptions(4, 4, seconds=2.04), [6120]),
        (AnimationOptions(0, 1, seconds=0.7), [700, 2100]),
    ],
)
def test_the_last_frame_is_shown_longer(options: AnimationOptions, durations: list[int]) -> None:
    assert options.durations_ms() == durations
    assert options.longer_px == 600


def frames(data: bytes) -> list[tuple[int, bytes]]:
    """Return (milliseconds, pixels) of each frame."""
    found = []
    with Image.open(io.BytesIO(data)) as gif:
        assert gif.info["loop"] == 0
        assert max(gif.size) == 130
        for number in range(gif.n_frames):  # type: ignore[attr-defined]
            gif.seek(number)
            found.append((gif.info["duration"], gif.convert("RGB").tobytes()))
    return found


@pytest.mark.parametrize(("first", "last"), [(0, 5), (2, 4), (3, 3)])
def test_every_turn_is_a_frame(source: ExportSource, qtbot: QtBot, first: int, last: int) -> None:
    owner = QObject()
    animation = Animation(source, PictureStyle(), AnimationOptions(first, last, 0.2, 130), owner)
    progress = emitted(animation.progressed)
    with qtbot.waitSignal(animation.finished):
        animation.start()
    count = last - first + 1
    assert progress == list(range(1, count + 1))
    assert animation.failure == ""
    made = frames(animation.data)
    assert [duration for duration, _ in made] == [200] * (count - 1) + [2000]
    assert len({pixels for _, pixels in made}) == count


def test_a_frame_too_large_for_the_memory_ends_it(source: ExportSource, qtbot: QtBot) -> None:
    owner = QObject()
    animation = Animation(source, PictureStyle(), AnimationOptions(0, 5, 0.2, 10**6), owner)
    progress = emitted(animation.progressed)
    with qtbot.waitSignal(animation.finished):
        animation.start()
    assert "such a large picture" in animation.failure
    assert animation.data == b""
    assert progress == []


@pytest.mark.parametrize("frame", [1, 6])
def test_a_cancelled_animation_has_neither_file_nor_failure(
    source: ExportSource, qtbot: QtBot, frame: int
) -> None:
    """The last frame too may be the moment: the file is then complete but not yet announced."""
    owner = QObject()
    animation = Animation(source, PictureStyle(), AnimationOptions(0, 5, 0.2, 130), owner)
    finished = emitted(animation.finished)

    def cancel_at(progress: int) -> None:
        if progress == frame:
            animation.cancel()
            animation.cancel()

    animation.progressed.connect(cancel_at)
    with qtbot.waitSignal(animation.progressed, check_params_cb=lambda progress: progress == frame):
        animation.start()
    QApplication.processEvents()
    assert finished == []
    assert (animation.data, animation.failure) == (b"", "")


class App:
    """Stands in for the application, since there is one already."""

    running: int = 0

    def __init__(self, _arguments: list[str]) -> None:
        assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
        type(self).running += 1

    def shutdown(self) -> None:
        type(self).running -= 1


@pytest.fixture
def write(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path, Path], int]:
    def make(file: Path, picture: Path) -> int:
        with monkeypatch.context() as patch:
            patch.setenv("QT_QPA_PLATFORM", "xcb")
            patch.setattr(QtWidgets, "QApplication", App)
            return write_thumbnail(96, file, picture)

    return make


@pytest.fixture
def record() -> GameRecord:
    made = GameRecord(GAMES["egotzi"].setup(size=4, pie=False))
    for turn in ("a1", "c3", "b4"):
        made.play_text(turn)
    return made


@pytest.mark.parametrize("turns", [0, 3])
def test_it_shows_the_final_position(
    write: Callable[[Path, Path], int], record: GameRecord, tmp_path: Path, turns: int
) -> None:
    if not turns:
        record = GameRecord(record.setup)
    save(record, tmp_path / "game.oddments")
    assert write(tmp_path / "game.oddments", tmp_path / "game.png") == 0
    last = record.position_at(record.line[1]).turn_changes(record.line[2].turn) if turns else ()
    expected = board_picture(record.position, 96, LIGHT, last=last)
    expected.save(str(tmp_path / "expected.png"))
    assert QImage(str(tmp_path / "game.png")) == QImage(str(tmp_path / "expected.png"))
    assert App.running == 0


def test_errors_are_reported(
    write: Callable[[Path, Path], int],
    record: GameRecord,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    missing = tmp_path / "missing"
    assert write(missing, tmp_path / "x.png") == 1
    assert capsys.readouterr().err.startswith(f"oddments: {missing} cannot be read: ")
    save(record, tmp_path / "game.oddments")
    target = tmp_path / "gone" / "x.png"
    assert write(tmp_path / "game.oddments", target) == 1
    assert capsys.readouterr().err == f"oddments: {target} cannot be written\n"
    assert App.running == 0


PRINTED = PictureStyle(theme="print", coordinates=False, last_turn=False)
PAGE = QRectF(0, 0, 700, 990)


class Pages(QPainter):
    """Paints on one page after another, and records texts instead of drawing them.

    Attributes:
        texts: [page][text] -> its bounding rectangle.
        sizes: [text] -> its size in points, plus 100 if bold.
        images: the finished pages, without texts.
    """

    def __init__(self, page: QRectF = PAGE) -> None:
        super().__init__()
        self._image = QImage(page.size().toSize(), QImage.Format.Format_RGB32)
        self.texts: list[dict[str, QRectF]] = [{}]
        self.sizes: dict[str, float] = {}
        self.images: list[QImage] = []
        self._image.fill(Qt.GlobalColor.white)
        self.begin(self._image)

    def drawText(self, box: QRectF, flags: int, text: str) -> None:  # type: ignore[override]  # noqa: N802
        bounds = self.boundingRect(box, flags, text)
        self.texts[-1][text] = bounds
        self.sizes[text] = self.font().pointSizeF()
        if self.font().bold():
            self.sizes[text] += 100

    def next_page(self) -> bool:
        self.images.append(self._image.copy())
        self._image.fill(Qt.GlobalColor.white)
        self.texts.append({})
        return True

    def finish(self) -> None:
        self.images.append(self._image.copy())
        self.end()

    def ink(self, page: int, box: QRect | None = None) -> QRect:
        """Return the bounding rectangle of what is painted, without texts."""
        image = self.images[page]
        box = (box or image.rect()) & image.rect()
        white = 0xFFFFFFFF
        points = [
            (x, y)
            for y in range(box.top(), box.bottom() + 1, 2)
            for x in range(box.left(), box.right() + 1, 2)
            if image.pixel(x, y) != white
        ]
        if not points:
            return QRect()
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return QRect(QPoint(min(xs), min(ys)), QPoint(max(xs), max(ys)))


def painted(source: ExportSource, sheet: Sheet, page: QRectF = PAGE) -> Pages:
    pages = Pages(page)
    paint_sheet(pages, page, pages.next_page, source, PRINTED, sheet)
    pages.finish()
    return pages


def test_a_single_board_is_between_its_title_and_its_state(source: ExportSource) -> None:
    pages = Pages()
    paint_page(pages, PAGE, source, PRINTED)
    pages.finish()
    texts = pages.texts[0]
    assert list(texts) == [
        source.title,
        source.players,
        "After move 5, a3. White to move.\n1 May 2026",
    ]
    title, players, state = texts.values()
    board = pages.ink(0)
    assert title.top() < title.bottom() <= players.top() + 2
    assert players.bottom() + 8 < board.top()
    assert board.bottom() + 5 < state.top() < board.bottom() + 30
    assert state.bottom() <= PAGE.bottom()
    for box in (title, players, state, QRectF(board)):
        assert abs(box.center().x() - PAGE.center().x()) < 4
    assert board.width() > 600
    assert pages.sizes[source.title] == 115  # bold, and larger than
    assert pages.sizes[source.players] == 10.5
    low = QRectF(0, 0, 700, 400)  # limited by its height
    pages = Pages(low)
    paint_page(pages, low, source, PRINTED)
    pages.finish()
    assert list(pages.texts[0].values())[2].bottom() <= 400


def test_a_single_board_is_printed_unless_the_whole_game_is_chosen(source: ExportSource) -> None:
    pages = painted(source, Sheet(whole=False, every=1, per_page=1, turns=True))
    assert len(pages.images) == 1
    assert source.state in next(reversed(pages.texts[0]))


@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("page", [PAGE, QRectF(0, 0, 990, 700)], ids=["portrait", "landscape"])
def test_diagrams_are_in_rows_and_columns(
    source: ExportSource, per_page: int, page: QRectF
) -> None:
    pages = painted(source, Sheet(whole=True, every=1, per_page=per_page, turns=False), page)
    assert len(pages.images) == -(-5 // per_page)
    captions = [list(texts) for texts in pages.texts]
    assert captions[0][:2] == [source.title, source.players]
    shown = [text for page_texts in captions for text in page_texts if text.startswith("After")]
    assert shown == [f"After move {n}, {turn}" for n, turn in enumerate(TURNS, 1)]
    columns = {1: 1, 2: 1, 4: 2, 6: 2, 9: 3, 12: 3}[per_page]
    if page.width() > page.height():
        columns = per_page // columns
    first = [box for text, box in pages.texts[0].items() if text.startswith("After")]
    lefts = [round(box.center().x()) for box in first]
    tops = [round(box.top()) for box in first]
    for index, (left, top) in enumerate(zip(lefts, tops, strict=True)):
        assert abs(left - page.width() * (index % columns + 0.5) / columns) < 6
        assert (top > tops[0] + 20) is (index >= columns)
    assert all(box.bottom() <= page.bottom() for box in first)


def test_each_diagram_is_above_its_caption(source: ExportSource) -> None:
    pages = painted(source, Sheet(whole=True, every=2, per_page=4, turns=False))
    captions = {t: b for t, b in pages.texts[0].items() if t.startswith("After")}
    assert list(captions) == ["After move 2, c3", "After move 4, d2", "After move 5, a3"]
    assert pages.sizes["After move 2, c3"] == 9
    for number, caption in enumerate(captions.values()):
        left = 350 * (number % 2)
        top = pages.texts[0][source.players].bottom() if number < 2 else 500
        place = QRect(left, round(top) + 1, 350, round(caption.top() - top))
        board = pages.ink(0, place)
        assert 200 < board.width() < 350
        assert abs(board.center().x() - (left + 175)) < 5
        assert 0 <= caption.top() - board.bottom() < 15


def test_a_diagram_numbers_the_turns_since_the_previous_one(source: ExportSource) -> None:
    asked: list[tuple[int, int]] = []
    after = source.after

    def record(turn: int, style: PictureStyle, last: int = 0) -> Moment:
        asked.append((turn, last))
        return after(turn, style, last)

    source.after = record  # type: ignore[method-assign]
    painted(source, Sheet(whole=True, every=2, per_page=4, turns=False))
    assert asked == [(2, 2), (4, 2), (5, 1)]


def test_later_pages_begin_with_diagrams(source: ExportSource) -> None:
    pages = painted(source, Sheet(whole=True, every=1, per_page=2, turns=False))
    assert len(pages.images) == 3
    assert source.title not in pages.texts[1]
    assert pages.ink(1).top() < pages.ink(0).top()
    assert len(pages.texts[2]) == 1


def test_the_turns_are_listed_on_a_page_of_their_own(source: ExportSource) -> None:
    pages = painted(source, Sheet(whole=True, every=5, per_page=1, turns=True))
    assert len(pages.images) == 2
    texts = pages.texts[1]
    assert list(texts) == [
        source.title,
        *[f"{number}.  {turn}" for number, turn in enumerate(TURNS, 1)],
        "After move 5, a3. White to move.   1 May 2026",
    ]
    title, *turns, end = texts.values()
    assert {round(box.left()) for box in (title, *turns, end)} == {0}
    assert [box.top() for box in turns] == sorted({box.top() for box in turns})
    assert title.bottom() < turns[0].top()
    assert turns[-1].bottom() < end.top() > PAGE.bottom() - 50
    assert end.bottom() <= PAGE.bottom()
    assert pages.sizes[source.title] == 110.5
    assert pages.sizes["1.  a1"] == 10.5


def test_many_turns_fill_columns_and_further_pages(source: ExportSource) -> None:
    source.nodes = source.nodes * 20
    low = QRectF(0, 0, 500, 260)
    pages = painted(source, Sheet(whole=True, every=100, per_page=1, turns=True), low)
    listed = pages.texts[1:]
    assert len(listed) > 1
    numbers: list[int] = []
    font = QFont()
    font.setPointSizeF(10.5)
    metrics = QFontMetricsF(font, pages.images[0])
    for texts in listed:
        assert next(iter(texts)) == source.title
        turns = {int(t.partition(".")[0]): box for t, box in texts.items() if t[0].isdigit()}
        numbers += turns
        tops = [box.top() for box in turns.values()]
        lefts = sorted({round(box.left()) for box in turns.values()})
        assert len(lefts) > 1 or texts is listed[-1]  # few turns need few columns
        if len(lefts) > 1:
            wanted = 15 * metrics.averageCharWidth() + 2 * metrics.lineSpacing()
            assert 500 / (500 // wanted) == pytest.approx(lefts[1] - lefts[0], abs=1)
        assert len({round(top) for top in tops}) * len(lefts) >= len(turns)
        assert all(box.bottom() < 245 for box in turns.values())
        assert all(box.right() <= 500 for box in turns.values())
    assert numbers == list(range(1, 101))
    assert [any("to move." in text for text in texts) for texts in listed] == [
        number == len(listed) - 1 for number in range(len(listed))
    ]


def test_turns_too_long_for_half_a_page_get_the_full_width(source: ExportSource) -> None:
    narrow = QRectF(0, 0, 90, 400)
    pages = painted(source, Sheet(whole=True, every=100, per_page=1, turns=True), narrow)
    turns = [box for text, box in pages.texts[1].items() if text[0].isdigit()]
    assert {round(box.left()) for box in turns} == {0}
    assert len({round(box.top()) for box in turns}) == len(TURNS)


def test_a_game_without_turns_has_no_list_of_them() -> None:
    pages = painted(source_of(game()), Sheet(whole=True))
    assert len(pages.images) == 1
    assert "The start" in pages.texts[0]
