"""The layout of printed pages, painted here on images."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from exported_game import TURNS, game, source_of
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from desktop.export.export_source import ExportSource, Moment
from desktop.export.paper import PER_PAGE, Sheet, paint_page, paint_sheet
from desktop.export.picture_style import PictureStyle

STYLE = PictureStyle(theme="print", coordinates=False, last_turn=False)
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


@pytest.fixture
def source(qapp: object) -> Iterator[ExportSource]:
    session = game(*TURNS)
    session.record.root.properties["DT"] = ["2026-05-01"]
    yield source_of(session)
    session.close()


def painted(source: ExportSource, sheet: Sheet, page: QRectF = PAGE) -> Pages:
    pages = Pages(page)
    paint_sheet(pages, page, pages.next_page, source, STYLE, sheet)
    pages.finish()
    return pages


def test_a_single_board_is_between_its_title_and_its_state(source: ExportSource) -> None:
    pages = Pages()
    paint_page(pages, PAGE, source, STYLE)
    pages.finish()
    texts = pages.texts[0]
    assert list(texts) == [
        source.title,
        source.players,
        "After move 5, a3. White to move.\n2026-05-01",
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
    paint_page(pages, low, source, STYLE)
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
        "After move 5, a3. White to move.   2026-05-01",
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


def test_a_game_without_turns_has_no_list_of_them(qapp: object) -> None:
    session = game()
    source = source_of(session)
    pages = painted(source, Sheet(whole=True))
    assert len(pages.images) == 1
    assert "The start" in pages.texts[0]
    session.close()
