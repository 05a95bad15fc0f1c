"""The start page and its cards by themselves."""

import dataclasses
from pathlib import Path

import pytest
from driving import click, delete_what_is_closed, small
from lone_widgets import emitted, lone_session, shown_alone
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.pages.start_page import GameCard, ResumeCard, StartPage
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.views.game_cards import CARDS
from rules.games import GAMES
from rules.outcome import Outcome
from rules.position import BLACK, WHITE
from rules.record.game_record import Ending, GameRecord
from rules.training.progress import Progress

Key = Qt.Key

YODD = dataclasses.replace(CARDS["yodd"], blurb="Be even.")


@pytest.fixture
def frame() -> QWidget:
    """Return a parent whose children can have any size."""
    return QWidget()


@pytest.fixture
def page(qtbot: QtBot, frame: QWidget, five_cards: None) -> StartPage:
    made = StartPage(lambda _path: None)
    made.setParent(frame)
    made.resize(1000, 700)
    shown_alone(qtbot, frame, (1200, 800))
    return made


@pytest.fixture
def unfinished() -> GameRecord:
    return lone_session(small("egotzi", pie=False), "a1", names=("Ann", "Ben")).record


# -- a game to choose ----------------------------------------------------------------------------


def test_a_card_names_its_game(qtbot: QtBot) -> None:
    card = shown_alone(qtbot, GameCard(YODD))
    assert card.accessibleName() == "Yodd. Be even."
    texts = [label.text() for label in card.findChildren(QLabel) if label.isVisible()]
    assert texts == ["Yodd", "Be even."]
    assert card.property("role") == "card"
    assert card.cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert card.toolTip() == "New game: Yodd"
    assert not card.step.isVisible()  # until it is known what comes next


@pytest.mark.parametrize(
    ("progress", "text", "spoken", "done"),
    [
        (Progress(0, 4), "Learn by doing", "Learn Yodd in a two-minute lesson", ""),
        (Progress(1, 4), "Level 1", "Yodd: Play level 1", "1 of 4 lessons"),
        (
            Progress(1, 4, 1, 0, 300),
            "Puzzles",
            "Yodd: Puzzles",
            "1 of 4 lessons · level 1 beaten",
        ),
        (
            Progress(1, 4, 1, 5, 300),
            "More lessons",
            "Take the next Yodd lesson",
            "1 of 4 lessons · level 1 beaten · 5 puzzles",
        ),
        (Progress(0, 4, 3, 15, 300), "Level 4", "Yodd: Play level 4", "Level 3 beaten · 15"),
    ],
)
def test_a_card_shows_what_has_been_done_and_leads_on(
    qtbot: QtBot, progress: Progress, text: str, spoken: str, done: str
) -> None:
    card = shown_alone(qtbot, GameCard(YODD))
    card.show_progress(progress, in_line=True)
    assert card.step.isVisible()
    assert (card.step.text(), card.step.accessibleName()) == (text, spoken)
    assert card.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ").startswith(done)
    UI_LANGUAGE.set_language(Language("de"))
    assert card.step.text() != text or text == "Puzzles"


def test_a_card_has_its_words_in_the_middle_below_its_picture(qtbot: QtBot) -> None:
    card = shown_alone(qtbot, GameCard(YODD), (300, 320))
    card.show_progress(Progress(1, 4, 2, 7), in_line=True)
    QApplication.processEvents()
    parts: list[QWidget] = [card.thumbnail, *card.findChildren(QLabel), card.step]
    places = [part.geometry() for part in parts]
    assert [place.y() for place in places] == sorted(place.y() for place in places)
    assert all(abs(place.center().x() - card.rect().center().x()) <= 1 for place in places)
    for label in card.findChildren(QLabel):
        assert label.alignment() & Qt.AlignmentFlag.AlignHCenter
    assert card.thumbnail.height() > 150
    assert card.step.width() < card.width() / 2


def test_a_click_anywhere_on_a_card_but_its_button_chooses_it(qtbot: QtBot) -> None:
    card = shown_alone(qtbot, GameCard(YODD), (300, 320))
    card.show_progress(Progress(1, 4), in_line=True)
    QApplication.processEvents()
    chosen, learned = emitted(card.clicked), emitted(card.step.clicked)
    for part in (card.thumbnail, *card.findChildren(QLabel)):
        middle = part.geometry().center()
        assert card.childAt(middle) is None
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=middle)
    assert (len(chosen), len(learned)) == (4, 0)
    click(card.step)
    assert (len(chosen), len(learned)) == (4, 1)
    QTest.keyClick(card, Key.Key_Space)
    assert len(chosen) == 5
    assert card.least_width >= card.step.minimumSizeHint().width() + 24
    assert card.minimumSizeHint().width() < card.sizeHint().width()
    assert card.minimumSizeHint().height() < card.sizeHint().height()
    card.show_progress(Progress(0, 4), in_line=True)
    assert card.least_width == card.step.minimumSizeHint().width() + 24


def test_a_card_shows_a_board_in_the_middle_of_a_game(qtbot: QtBot) -> None:
    card = shown_alone(qtbot, GameCard(CARDS["wythe"]), (300, 320))
    qtbot.waitUntil(lambda: len(colours(card.thumbnail)) > 5)  # it is drawn late


def colours(widget: QWidget) -> set[int]:
    image = widget.grab().toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, 200, 7)}


# -- the page ------------------------------------------------------------------------------------


def test_each_button_says_where_it_leads(page: StartPage, unfinished: GameRecord) -> None:
    page.show_games(unfinished, [])
    assert [card.game for card in page.cards.values()] == list(CARDS.values())
    assert page.open.accessibleName() == "Open a saved game"
    assert page.library.accessibleName() == "All games played here"
    assert page.help_place == ("overview", "")
    assert "Oddments" in [label.text() for label in page.findChildren(QLabel)]


def test_escape_leads_to_a_game_that_waits_and_to_no_other(
    page: StartPage, unfinished: GameRecord
) -> None:
    asked = emitted(page.resume.clicked)
    for is_open, count in ((False, 0), (True, 1), (False, 1)):
        page.show_games(unfinished, [], is_open=is_open)
        QTest.keyClick(page.cards["yodd"], Key.Key_Escape)
        assert len(asked) == count


def test_a_finished_game_says_who_won(page: StartPage) -> None:
    def line(*seats: str, names: tuple[str, str] = ("", "")) -> str:
        record = GameRecord(small("egotzi", pie=False))
        record.seats, record.names = list(seats), list(names)
        record.play_text("a1")
        record.end(Outcome(BLACK, Ending.RESIGNATION))
        page.show_games(record, [], is_open=True)
        texts = [label.text() for label in page.findChildren(QLabel)]
        (found,) = [text for text in texts if "finished: " in text]
        return found.partition("finished: ")[2].partition("\n")[0]

    assert line("person", "engine 3") == "you won"
    assert line("engine 3", "person") == "you lost"
    assert line("person", "person") == "Black won"
    assert line("person", "engine 3", names=("Ann", "")) == "Black won"


def test_exercises_are_offered_and_counted(page: StartPage) -> None:
    assert not page.training.isVisible()
    page.show_due(7, is_used=True)
    assert page.training.isVisible()
    assert page.training.text() == "Training: 7 due"
    page.show_due(0, is_used=True)
    assert page.training.text() == "Training"
    UI_LANGUAGE.set_language(Language("de"))
    page.show_due(1, is_used=True)
    assert page.training.text() == "Training: 1 fällig"
    page.show_due(0, is_used=False)
    assert not page.training.isVisible()
    assert page.puzzles.isVisible()


def test_one_button_stands_out_and_a_new_user_reads_which(
    page: StartPage, unfinished: GameRecord
) -> None:
    def primary() -> list[str]:
        cards = page.cards.items()
        return [key for key, card in cards if card.step.property("role") == "primary"]

    def first_words() -> list[str]:
        texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
        return [text for text in texts if text.startswith("New here?")]

    page.show_progress({key: Progress(0, 4) for key in GAMES}, "")
    (first,) = primary()
    title = GAMES[first].title
    assert first_words() == [
        f"New here? Begin with {title}: “Learn by doing” takes two minutes. "
        "To play at once, click a board."
    ]
    page.show_progress({key: Progress(key == "wythe", 4) for key in GAMES}, "wythe")
    assert (primary(), first_words()) == (["wythe"], [])
    page.show_games(unfinished, [])
    assert page.resume.property("role") == "primary"
    assert (primary(), first_words()) == ([], [])
    unfinished.end(Outcome(0, Ending.RESIGNATION))
    page.show_games(unfinished, [], is_open=True)
    assert primary() == ["wythe"]


def test_f6_reaches_all_parts(page: StartPage, unfinished: GameRecord) -> None:
    first = page.cards["wythe"]
    assert page.panes == [first, page.open]
    page.show_games(unfinished, [])
    assert page.panes == [first, page.resume]


def grid(page: StartPage) -> list[tuple[int, int]]:
    """Return [card] -> (row, column); the last card is the one to earlier games."""
    QApplication.processEvents()
    (back,) = page.findChildren(ResumeCard)
    places = [card.mapTo(page, QPoint()) for card in (*page.cards.values(), back)]
    rows = sorted({place.y() for place in places})
    columns = sorted({place.x() for place in places})
    return [(rows.index(place.y()), columns.index(place.x())) for place in places]


def test_cards_lie_in_rows_of_three_or_fewer(page: StartPage) -> None:
    three = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    two = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert grid(page) == three
    widths = {card.width() for card in page.cards.values()}
    assert max(widths) - min(widths) <= 1
    page.resize(250, 700)
    assert grid(page) == [(row, 0) for row in range(6)]
    page.resize(400, 700)
    assert grid(page) == two
    widths = {card.width() for card in page.cards.values()}
    assert max(widths) - min(widths) <= 1
    assert max(widths) > 100
    page.resize(1000, 700)
    assert grid(page) == three


def test_three_cards_lie_side_by_side_as_soon_as_there_is_room(page: StartPage) -> None:
    bar = page._area.beside()
    (back,) = page.findChildren(ResumeCard)
    parts: list[GameCard | ResumeCard] = [*page.cards.values(), back]
    widest = max(part.least_width for part in parts)
    least = 3 * widest + 2 * 12 + 40 + bar  # gaps between them, margins around
    page.resize(least - 1, 700)
    assert grid(page)[2] == (1, 0)
    page.resize(least, 700)
    assert grid(page)[2] == (0, 2)


@pytest.mark.short("12")
@pytest.mark.parametrize(("count", "columns"), [(1, [1, 1, 1]), (12, [3, 5, 5])], ids=["1", "12"])
def test_every_game_can_be_reached_and_is_shown_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int, columns: list[int]
) -> None:
    games = dict(list(CARDS.items())[:count])
    for number in range(count - len(games)):
        games[f"other {number}"] = dataclasses.replace(YODD, title="Abracadabradoodle")
    monkeypatch.setattr("desktop.pages.start_page.CARDS", games)
    UI_LANGUAGE.set_language(Language("de"))
    page = shown_alone(qtbot, StartPage(lambda _path: None))
    page.show_progress({key: Progress(4, 4, 10, 300, 340) for key in games}, "")
    found = []
    for size in ((800, 600), (1280, 800), (1920, 1080)):
        page.resize(*size)
        QApplication.processEvents()
        cards = list(page.cards.values())
        cards[0].setFocus()
        for card in cards:
            QApplication.processEvents()
            assert card.hasFocus()
            for part in (card, *card.findChildren(QLabel), card.step):
                assert part.visibleRegion().boundingRect() == part.rect()
            for label in card.findChildren(QLabel):
                assert label.wordWrap() or label.sizeHint().width() <= label.width(), label.text()
            QTest.keyClick(card, Key.Key_Right)
        found.append(len({card.mapTo(page, QPoint()).x() for card in cards}))
    assert found == columns


def test_longer_words_on_the_cards_take_their_room(page: StartPage, qtbot: QtBot) -> None:
    (back,) = page.findChildren(ResumeCard)
    parts: list[GameCard | ResumeCard] = [*page.cards.values(), back]
    page.resize(3 * max(part.least_width for part in parts) + 90, 700)
    assert grid(page)[2] == (0, 2)
    page.open.setText("Open a game that was saved in a file some time ago")
    qtbot.waitUntil(lambda: grid(page)[2][1] == 0)


def test_training_and_puzzles_lie_below_the_title_where_they_need_the_room(page: StartPage) -> None:
    page.show_due(12, is_used=True)
    (title,) = (each for each in page.findChildren(QLabel) if each.text() == "Oddments")
    lower = []
    for width in (0, 850):
        page.training.setMinimumWidth(width)
        QApplication.processEvents()
        lower.append(page.puzzles.y() > title.geometry().bottom())
        assert page.puzzles.geometry().right() < 1000
    assert lower == [False, True]


def test_the_width_of_the_contents_is_limited(page: StartPage) -> None:
    font = page.font()
    font.setPointSizeF(6)
    page.setFont(font)
    page.resize(4000, 700)
    QApplication.processEvents()
    inner = page.cards["wythe"].parentWidget()
    assert inner is not None
    assert inner.width() == 130 * page.fontMetrics().height()


def test_arrows_lead_from_card_to_card(page: StartPage) -> None:
    page.show_progress({key: Progress(0, 4) for key in GAMES}, "")
    cards = list(page.cards.values())
    last = len(cards) - 1
    for start, key, end in (  # three cards in a row
        (0, Key.Key_Right, 1),
        (0, Key.Key_Down, 3),
        (2, Key.Key_Right, 3),
        (3, Key.Key_Up, 0),
        (3, Key.Key_Left, 2),
        (0, Key.Key_Left, 0),
        (0, Key.Key_Up, 0),
        (last, Key.Key_Down, last),
        (0, Key.Key_Home, 0),
    ):
        for place in (cards[start], cards[start].step):
            place.setFocus()
            QTest.keyClick(place, key)
            at_rest = place if start == end else cards[end]
            assert at_rest.hasFocus(), (start, key)


def test_arrows_lead_to_the_way_back_and_no_further(
    page: StartPage, unfinished: GameRecord
) -> None:
    for record, way in ((None, page.open), (unfinished, page.resume)):
        page.show_games(record, [])
        page.cards["themisto"].setFocus()
        QTest.keyClick(page.cards["themisto"], Key.Key_Right)
        assert way.hasFocus()
    QTest.keyClick(page, Key.Key_Right)
    assert page.resume.hasFocus()
    QTest.keyClick(page, Key.Key_Left)
    assert page.cards["themisto"].hasFocus()
    page.library.setFocus()
    QTest.keyClick(page, Key.Key_Down)
    assert page.library.hasFocus()


# -- the ways back -------------------------------------------------------------------------------


@pytest.fixture
def opened() -> list[Path]:
    """Return the files that were chosen."""
    return []


@pytest.fixture
def card(qtbot: QtBot, frame: QWidget, opened: list[Path]) -> ResumeCard:
    made = ResumeCard(opened.append)
    made.setParent(frame)
    made.resize(320, 400)
    shown_alone(qtbot, frame, (1200, 800))
    return made


def links(card: ResumeCard) -> list[QPushButton]:
    return [b for b in card.findChildren(QPushButton) if b.property("role") == "link"]


def said(card: ResumeCard) -> str:
    (text,) = [label.text() for label in card.findChildren(QLabel)]
    return text


def test_there_is_nothing_to_continue_without_an_unfinished_game(card: ResumeCard) -> None:
    assert not card.resume.isVisible()
    assert not card.picture.isVisible()
    assert said(card) == "Every game is saved as you play."
    assert links(card) == []
    emblem = card.childAt(160, 100)  # the program's picture
    assert emblem is not None
    image = emblem.grab().toImage()
    row = [image.pixel(x, image.height() // 2) for x in range(image.width())]
    assert len(set(row)) > 10
    assert card.property("role") == "card"
    assert card.resume.property("role") == "primary"


def test_the_game_to_continue_is_shown_and_described(
    card: ResumeCard, unfinished: GameRecord
) -> None:
    card.show_games(unfinished, [])
    assert card.resume.isVisible()
    assert card.resume.text() == "Continue"
    assert card.picture.isVisible()
    assert card.picture.height() > 100
    assert said(card) == "Egotzi · size 4 · no pie rule, move\u00a02\nAnn – Ben"
    size = card.size()
    card.resize(size.width(), card.minimumSizeHint().height())
    QApplication.processEvents()
    assert card.picture.height() < 90  # the buttons need the room
    assert not card.picture.geometry().intersects(card.resume.geometry())
    card.resize(size)
    unfinished.names[:] = ["", ""]
    unfinished.seats[:] = ["person", "engine 4"]
    card.show_games(unfinished, [])
    assert said(card).endswith("\nYou – Computer, level 4")
    unfinished.names[:] = ["Ann " * 30, "Deep"]
    card.show_games(unfinished, [])
    assert said(card).endswith("Ann Ann… – Deep")
    card.show_games(unfinished, [], is_open=True)
    assert card.resume.text() == "Return to the game"
    unfinished.end(Outcome(0, Ending.RESIGNATION))
    card.show_games(unfinished, [], is_open=True)
    assert card.resume.text() == "Look at the game"
    assert card.resume.property("role") == ""  # a new game is what most want now
    card.show_games(None, [])
    assert not card.resume.isVisible()
    assert not card.picture.isVisible()
    assert said(card) == "Every game is saved as you play."


def test_a_game_that_is_over_or_has_no_move_is_described_as_such(card: ResumeCard) -> None:
    record = GameRecord(small("themisto"))
    record.seats = ["person", "person"]
    for ending, line in (
        (None, "Themisto, not begun yet"),
        (Outcome(WHITE, Ending.RESIGNATION), "Themisto, finished: Player 2 won"),
        (Outcome(None, Ending.AGREEMENT), "Themisto, finished: a draw"),
    ):
        if ending is not None:
            record.end(ending)
        card.show_games(record, [], is_open=True)
        assert said(card) == f"{line}\nPlayer 1 – Player 2"


def test_a_finished_game_that_is_looked_back_in_stays_finished(card: ResumeCard) -> None:
    record = GameRecord(small("egotzi", size=3, pie=False))
    while not record.position.over:
        position = record.position
        record.play_text(position.write(next(iter(position.legal_turns()))))
    card.show_games(record, [], is_open=True)
    assert said(card).startswith("Egotzi · size 3 · no pie rule, finished: White won\n")
    for node in (record.line[0], record.root):
        record.go_to(node)
        card.show_games(record, [], is_open=True)
        assert said(card).startswith("Egotzi · size 3 · no pie rule, finished: White won\n")
    record.play(list(record.position.legal_turns())[1])  # a variation, which is not
    card.show_games(record, [], is_open=True)
    assert said(card).startswith("Egotzi · size 3 · no pie rule, move\u00a02\n")


def test_the_three_latest_files_are_links(card: ResumeCard, opened: list[Path]) -> None:
    files = [Path(f"/games/a & b {number}.sgf") for number in range(4)]
    card.show_games(None, files)
    found = links(card)
    assert [link.text() for link in found] == [f"a && b {number}" for number in range(3)]
    assert all(link.isVisible() for link in found)  # at once
    assert [link.accessibleName() for link in found] == [f"Open a & b {n}" for n in range(3)]
    assert found[0].toolTip() == "/games/a & b 0.sgf"
    click(found[1])
    assert opened == [files[1]]
    card.show_games(None, files[:1])
    assert [link.text() for link in links(card) if link.isVisible()] == ["a && b 0"]
    card.show_games(None, [])
    assert [link for link in links(card) if link.isVisible()] == []
    delete_what_is_closed()
    assert links(card) == []


def test_a_long_name_ends_in_dots_until_there_is_room(card: ResumeCard) -> None:
    name = "a very long name of a game that was saved"
    card.show_games(None, [Path(f"/games/{name}.sgf")])
    (link,) = links(card)
    card.resize(200, 400)
    QApplication.processEvents()
    assert link.text().endswith("…")
    room = link.width() - link.fontMetrics().horizontalAdvance(link.text())
    assert 0 < room < 40  # for the button's own margins
    assert link.width() <= 200
    card.resize(600, 400)
    QApplication.processEvents()
    assert link.text() == name
    assert link.minimumSizeHint().width() == 0
    assert link.minimumSizeHint().height() > 0


def test_open_and_library_lie_side_by_side_where_there_is_room(card: ResumeCard) -> None:
    frame = card.width() - card.contentsRect().width()  # thicker in some themes
    wide = card.open.sizeHint().width() + 8 + card.library.sizeHint().width() + 24 + frame
    for width, beside in ((wide, True), (wide - 1, False), (wide, True)):
        card.resize(width, 400)
        QApplication.processEvents()
        assert (card.open.y() == card.library.y()) is beside
        assert (card.open.x() == card.library.x()) is not beside
    card.resize(2 * wide, 400)
    QApplication.processEvents()
    assert abs(card.open.width() - card.library.width()) <= 1
    for button in (card.resume, card.open, card.library):
        text = button.text()
        button.setText(text + " and something more")
        assert card.least_width == button.minimumSizeHint().width() + 24
        button.setText(text)


def test_a_click_on_the_picture_continues_the_game(
    qtbot: QtBot, page: StartPage, unfinished: GameRecord
) -> None:
    page.show_games(unfinished, [])
    card = page.findChild(ResumeCard)
    assert card is not None
    QApplication.processEvents()
    at = card.picture.geometry().center()
    with qtbot.waitSignal(page.resume.clicked):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=at)
