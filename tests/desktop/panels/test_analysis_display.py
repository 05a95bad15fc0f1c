"""The analysis on the widgets around a board, without a page."""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from driving import HUMANS, opinion, report, small
from lone_game import ManualClient
from lone_widgets import shown_alone
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.game.players import Computer, Human, Seats
from desktop.painting.candidate import CandidateView
from desktop.panels.analysis_controller import AnalysisController
from desktop.panels.analysis_display import AnalysisDisplay, AnalysisPanel, WinRateBar
from desktop.panels.expected_lead import ExpectedLead
from desktop.panels.step_buttons import StepButtons
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.themes import LIGHT, player_fills, text_on
from desktop.widgets.page import SwitchedPanel
from rules.engine.report import Report
from rules.games import GAMES
from rules.outcome import Outcome
from rules.piece import Change
from rules.position import SpecialStep
from rules.record.game_record import Ending, GameRecord
from rules.setup import Setup

PER_CENT = "\N{NO-BREAK SPACE}%"


class Board(BoardView):
    """Records what to mark: candidates, a line, a hint."""

    candidates: Sequence[CandidateView] = ()
    line: Sequence[Sequence[Change]] = ()
    hint: Sequence[Change] = ()

    def show_candidates(
        self,
        candidates: Sequence[CandidateView],
        *,
        line: Sequence[Sequence[Change]] = (),
        hint: Sequence[Change] = (),
    ) -> None:
        self.candidates, self.line, self.hint = candidates, line, hint
        super().show_candidates(candidates, line=line, hint=hint)


class Shown:
    """A display with all its widgets."""

    def __init__(self, qtbot: QtBot, record: GameRecord) -> None:
        self.engine_client = ManualClient()
        self.session = GameSession(record, self.engine_client, pace_ms=0, forced_ms=0)
        self.session.start()
        self.analysis_controller = AnalysisController(self.session, self.session)
        self.board, self.bar = Board(), WinRateBar()
        self.place, self.buttons = SwitchedPanel(AnalysisPanel), StepButtons()
        for widget in (self.board, self.bar, self.place, self.buttons):
            qtbot.addWidget(widget)
        self.board.set_game(record.setup)
        self.bar.hide()
        self.said: list[str] = []
        self.points: float | None = 2.34  # Black's expected lead
        self.lead = ExpectedLead(
            self.session, self.session, make_lead=lambda: lambda *_, stop: self.points
        )
        self.display = AnalysisDisplay(
            self.analysis_controller,
            self.session,
            board=self.board,
            bar=self.bar,
            place=self.place,
            buttons=self.buttons,
            lead=self.lead,
            report=lambda: self.said.append(self.display.sentence),
        )

    def find(self, found: Report | None) -> None:
        """Set the report of the analysis."""
        self.analysis_controller.report = found
        self.analysis_controller.changed.emit()

    @property
    def panel(self) -> AnalysisPanel:
        return self.place.contents

    @property
    def headline(self) -> str:
        return self.panel.headline.text()

    @property
    def notes(self) -> dict[str, str]:
        """[title of a button] -> the text after it."""
        found = {}
        for button in self.buttons.buttons.values():
            note = button.text().removeprefix(button.accessibleName()).strip()
            if note:
                found[button.accessibleName()] = note
        return found


Show = Callable[..., Shown]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    def begin(setup: Setup, *turns: str, seats: Seats = HUMANS) -> Shown:
        record = GameRecord(setup)
        record.seats = [str(seat) for seat in seats]
        for text in turns:
            record.play_text(text)
        return Shown(qtbot, record)

    return begin


def test_nothing_is_shown_before_analysis_is_on(show: Show) -> None:
    shown = show(small("egotzi"))
    shown.find(opinion(shown.session.position))
    assert not shown.bar.isVisible()
    assert not shown.place.on
    assert shown.board.candidates == ()
    assert shown.headline == ""
    assert shown.display.sentence == ""
    assert shown.said == []


def test_the_lead_in_points_is_beside_the_win_rate_of_who_leads(show: Show, qtbot: QtBot) -> None:
    shown = show(small("egotzi"))
    shown.analysis_controller.set_analysing(True)
    shown.find(opinion(shown.session.position))
    texts = []
    for points in (2.34, -2.34, 0.04, None):
        shown.points = points
        with qtbot.waitSignal(shown.lead.changed):
            shown.lead.switch(on=True)
        texts.append(shown.headline)
        shown.lead.switch(on=False)
    assert texts == [f"Black 64{PER_CENT}, +2.3 points", *3 * [f"Black 64{PER_CENT}"]]
    shown.lead.close()


def test_analysis_is_shown_everywhere_until_it_is_switched_off(show: Show) -> None:
    shown = show(small("egotzi"))
    shown.analysis_controller.set_analysing(True)
    assert shown.bar.isVisible()
    assert shown.place.on
    assert shown.headline == "Searching …"
    assert shown.panel.effort.text() == ""
    assert shown.bar.text == ""
    shown.find(opinion(shown.session.position))
    assert shown.headline == f"Black 64{PER_CENT}"
    assert shown.panel.effort.text() == "9.0k simulations"
    assert shown.bar.text == f"64{PER_CENT}"
    assert shown.bar.accessibleDescription() == f"Black 64{PER_CENT}"
    assert len(shown.board.candidates) == shown.panel.candidates.topLevelItemCount() == 8
    assert shown.board.line == ()
    assert shown.board.hint == ()
    shown.analysis_controller.set_analysing(False)
    assert not shown.bar.isVisible()
    assert not shown.place.on
    assert shown.board.candidates == ()


def test_the_headline_explains_a_missing_report(show: Show) -> None:
    shown = show(small("egotzi"), seats=(Human(), Computer(1)))
    shown.analysis_controller.set_analysing(True)
    shown.analysis_controller.failure = RuntimeError()
    shown.find(None)
    assert shown.headline == "The analysis failed"
    shown.session.play(shown.session.position.read("b2")[0])
    assert shown.headline == "Waiting for the computer"
    assert shown.panel.effort.text() == ""
    assert shown.panel.candidates.topLevelItemCount() == 0


@pytest.mark.parametrize(
    ("winner", "text", "sentence", "black"),
    [
        (0, "won", "Black has won", 1.0),
        (1, "won", "White has won", 0.0),
        (None, "draw", "A draw", 0.5),
    ],
)
def test_the_bar_is_the_winners_or_half_and_half_in_a_draw(
    show: Show,
    monkeypatch: pytest.MonkeyPatch,
    winner: int | None,
    text: str,
    sentence: str,
    black: float,
) -> None:
    setup = GAMES["oddy"].setup(sides=3, size=3, pie=False)
    shown = show(setup, "a1", "c2", "b1", "b2", "c1")
    rates: list[float] = []
    monkeypatch.setattr(shown.bar, "show_rate", _remember(shown.bar.show_rate, rates))
    outcome = Outcome(winner, Ending.AGREEMENT)
    monkeypatch.setattr(GameRecord, "outcome", property(lambda _record: outcome))
    shown.analysis_controller.set_analysing(True)
    assert (shown.bar.text, shown.bar.accessibleDescription()) == (text, sentence)
    assert rates == [black]


def _remember(show_rate: Callable[..., None], rates: list[float]) -> Callable[..., None]:
    def remember(black: float, *rest: Any) -> None:
        rates.append(black)
        show_rate(black, *rest)

    return remember


def test_a_resigned_game_can_be_analysed(show: Show) -> None:
    shown = show(small("egotzi"), "b2")
    shown.session.resign()
    shown.analysis_controller.set_analysing(True)
    assert shown.headline == "Searching …"
    assert shown.bar.text == ""
    shown.find(opinion(shown.session.position))
    assert shown.headline == f"White 64{PER_CENT}"
    assert shown.bar.text == f"64{PER_CENT}"


def test_only_the_line_of_the_candidate_under_the_mouse_is_shown(show: Show) -> None:
    shown = show(small("egotzi"))
    shown.analysis_controller.set_analysing(True)
    shown.find(opinion(shown.session.position))
    second = shown.board.candidates[1]
    shown.panel.candidates.pointed.emit(second)
    assert shown.board.line == second.changes
    assert len(second.changes) == 2
    assert shown.board.candidates == ()
    shown.panel.candidates.pointed.emit(None)
    assert shown.board.line == ()
    assert len(shown.board.candidates) == 8
    shown.panel.candidates.pointed.emit(second)
    shown.find(report(second.turn))  # its rating has changed
    assert shown.board.line == ()
    assert [view.turn for view in shown.board.candidates] == [second.turn]
    shown.find(None)
    assert shown.board.line == shown.board.candidates == ()


def test_buttons_show_the_value_of_their_steps_and_which_is_best(show: Show) -> None:
    shown = show(small("egotzi"), "b2")
    shown.analysis_controller.set_analysing(True)
    found = opinion(shown.session.position)
    swap = dataclasses.replace(found.candidates[1], turn=(1,), line=((1,),))
    best_placed = dataclasses.replace(found, candidates=(found.candidates[0], swap))
    if found.candidates[0].turn == (1,):
        best_placed = dataclasses.replace(found, candidates=(found.candidates[1], swap))
    shown.find(best_placed)
    assert shown.notes == {"Swap colours": f"\N{EM DASH} 62{PER_CENT}"}
    assert len(shown.board.candidates) == 1  # the swap has no place on the board
    shown.find(report((SpecialStep.SWAP,)))
    assert shown.notes == {"Swap colours": f"\N{EM DASH} 50{PER_CENT}  \N{BLACK STAR}"}
    shown.find(None)
    assert shown.notes == {}


def test_a_hint_to_press_a_button_marks_the_button(show: Show) -> None:
    shown = show(small("egotzi"), "b2")
    shown.analysis_controller.ask_hint()
    shown.engine_client.answer(report((SpecialStep.SWAP,)))
    assert shown.notes == {"Swap colours": "\N{BLACK STAR}"}
    assert shown.board.hint == ()
    shown.analysis_controller.drop_hint()
    assert shown.notes == {}


def test_a_hint_is_reported_while_searched_found_and_followed(show: Show) -> None:
    shown = show(small("yodd"), "Bc3")
    first, second = turn = shown.session.position.read("Ba1,Wa2")
    shown.analysis_controller.ask_hint()
    shown.engine_client.answer(report(turn))
    hint = f"Hint: Ba1,Wa2 (your chance: 50{PER_CENT}). Press Esc to hide it."
    assert shown.said == ["Looking for a hint … Press Esc to stop.", hint]
    whole = shown.session.position.turn_changes(turn)
    assert tuple(shown.board.hint) == whole
    assert not shown.bar.isVisible()
    shown.session.play(first)
    assert tuple(shown.board.hint) == shown.session.position.turn_changes((second,))
    assert shown.display.sentence == "Hint: Ba1,Wa2. Press Esc to hide it."
    shown.analysis_controller.drop_hint()
    assert shown.display.sentence == shown.said[-1] == ""
    assert shown.board.hint == ()
    count = len(shown.said)
    shown.display.refresh()
    assert len(shown.said) == count


def test_a_report_is_shown_with_its_position_while_the_session_is_already_elsewhere(
    show: Show,
) -> None:
    shown = show(small("yodd"), "Bc3")
    first, second = shown.session.position.read("Ba1,Wa2")
    shown.analysis_controller.set_analysing(True)
    shown.find(report((first, second)))
    shown.session.blockSignals(True)
    shown.session.play(first)
    shown.session.blockSignals(False)
    shown.display.refresh()  # as when the language changes at this moment
    item = shown.panel.candidates.topLevelItem(0)
    assert item is not None
    assert item.text(0) == "Ba1,Wa2"


def test_all_texts_follow_the_language(show: Show) -> None:
    shown = show(small("egotzi"))
    shown.analysis_controller.set_analysing(True)
    shown.analysis_controller.ask_hint()
    before = shown.headline, shown.display.sentence
    UI_LANGUAGE.set_language(Language("de"))
    assert shown.headline != before[0]
    assert shown.display.sentence == shown.said[-1] != before[1]


def test_players_without_a_colour_have_parts_that_are_neither_black_nor_white(
    qtbot: QtBot,
) -> None:
    bar = WinRateBar(numbered=True)
    qtbot.addWidget(bar)
    bar.set_animated(False)
    bar.resize(30, 400)
    bar.show()
    bar.show_rate(0.5, "", "")
    image = bar.grab().toImage()
    x = image.width() // 4
    one, two = player_fills(LIGHT, numbered=True)
    assert image.pixelColor(x, 3 * image.height() // 4) == QColor(one)
    assert image.pixelColor(x, image.height() // 4) == QColor(two)


@pytest.fixture
def bar(qtbot: QtBot) -> WinRateBar:
    made = WinRateBar()
    qtbot.addWidget(made)
    made.set_animated(False)
    made.resize(made.sizeHint().width(), 300)
    made.show()
    qtbot.waitExposed(made)
    return made


def share_of_black(bar: WinRateBar) -> float:
    """Return the height of Black's part, from 0 to 1, as painted beside the number."""
    image = bar.grab().toImage()
    black = QColor(LIGHT.stones[0][1])
    height = image.height()
    column = [image.pixelColor(4, y) == black for y in range(height)]
    return sum(column) / height


def rows_of_number(bar: WinRateBar, leader: int) -> list[int]:
    """Return the rows of pixels in which the number is written on the leader's part."""
    image = bar.grab().toImage()
    ink, middle = QColor(text_on(LIGHT.stones[leader][1])), image.height() // 2
    near = range(middle - 12, middle + 12)
    return [
        y
        for y in range(8, image.height() - 8)
        if y not in near and any(image.pixelColor(x, y) == ink for x in range(8, image.width() - 8))
    ]


@pytest.mark.parametrize(("black", "leader"), [(0.5, 0), (0.7, 0), (0.49, 1), (0.2, 1)])
def test_the_number_is_at_the_leaders_end(bar: WinRateBar, black: float, leader: int) -> None:
    bar.show_rate(black, "88", "")
    rows = rows_of_number(bar, leader)
    assert rows
    if leader == 0:
        assert bar.height() - 24 < min(rows) < max(rows) < bar.height() - 6
    else:
        assert 6 < min(rows) < max(rows) < 24
    bar.show_rate(black, "", "")
    assert not rows_of_number(bar, leader)


def test_a_line_marks_the_middle_and_another_one_the_edge(bar: WinRateBar) -> None:
    bar.show_rate(0.2, "", "")
    image = bar.grab().toImage()
    x, y = bar.width() // 2, bar.height() // 2
    assert image.pixelColor(x, y) == QColor(LIGHT.hint)
    assert image.pixelColor(3, y) != QColor(LIGHT.hint)
    edge = QColor(LIGHT.plate_edge)
    assert abs(image.pixelColor(1, y).lightness() - edge.lightness()) < 20
    white = QColor(LIGHT.stones[1][1])
    assert image.pixelColor(x, 4) == white
    assert image.pixelColor(2, 2) != white  # its corners are round


def test_a_change_too_small_to_see_moves_nothing(bar: WinRateBar) -> None:
    bar.resize(40, 1000)
    before = share_of_black(bar)
    bar.show_rate(0.5 + 0.003, "1", "One")
    assert (bar.text, bar.toolTip()) == ("1", "One")
    assert share_of_black(bar) == before
    bar.show_rate(0.5 - 0.003, "1", "One")
    assert share_of_black(bar) == before
    bar.show_rate(0.5 + 0.006, "2", "Two")
    assert (bar.text, bar.accessibleDescription()) == ("2", "Two")
    assert share_of_black(bar) > before
    bar.show_rate(0.8, "3", "Three")
    assert share_of_black(bar) == pytest.approx(0.8, abs=0.03)
    bar.show_rate(0.3, "4", "Four")
    assert share_of_black(bar) == pytest.approx(0.3, abs=0.03)


class Happenings(QObject):
    """Records the kinds of events of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        QApplication.processEvents()
        self._kinds: list[QEvent.Type] = []
        widget.installEventFilter(self)

    def take(self, *kinds: QEvent.Type) -> list[str]:
        QApplication.processEvents()
        seen, self._kinds = self._kinds, []
        return sorted({kind.name for kind in seen if kind in kinds})

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self._kinds.append(event.type())
        return False


def test_an_unchanged_rate_is_neither_painted_nor_reported_again(bar: WinRateBar) -> None:
    happenings = Happenings(bar)
    paint, tip = QEvent.Type.Paint, QEvent.Type.ToolTipChange
    bar.show_rate(0.6, "60", "Black 60")
    assert happenings.take(paint, tip) == ["Paint", "ToolTipChange"]
    bar.show_rate(0.6, "60", "Black 60")
    assert happenings.take(paint, tip) == []
    bar.show_rate(0.6, "61", "Black 60")
    assert happenings.take(paint, tip) == ["Paint"]


def test_a_hidden_bar_does_not_glide(qtbot: QtBot) -> None:
    bar = WinRateBar()
    qtbot.addWidget(bar)
    bar.resize(40, 300)
    bar.show_rate(0.9, "", "")
    assert share_of_black(bar) == pytest.approx(0.9, abs=0.03)


def test_a_glide_is_interrupted_by_the_next_rate(bar: WinRateBar, qtbot: QtBot) -> None:
    bar.set_animated(True)
    bar.show_rate(0.95, "", "")
    assert share_of_black(bar) == pytest.approx(0.5, abs=0.2)
    bar.set_animated(False)
    bar.show_rate(0.1, "", "")
    other = shown_alone(qtbot, WinRateBar(), (40, 300))
    other.show_rate(0.9, "", "")  # begins later, and so ends later
    qtbot.waitUntil(lambda: share_of_black(other) > 0.87)
    assert share_of_black(bar) == pytest.approx(0.1, abs=0.03)
    bar.set_animated(True)
    bar.show_rate(0.9, "", "")
    shares = {share_of_black(bar)}
    qtbot.waitUntil(lambda: shares.add(share_of_black(bar)) or max(shares) > 0.87)  # type: ignore[func-returns-value]
    assert min(shares) < 0.3  # it began where it was
    assert share_of_black(bar) == pytest.approx(0.9, abs=0.03)


def test_there_is_room_for_every_number_and_word(bar: WinRateBar) -> None:
    assert bar.accessibleName() == "Win rate"
    font = bar.font()
    font.setBold(True)
    metrics = QFontMetrics(font)
    for text in ("99\N{NO-BREAK SPACE}%", "won", "draw", "loss"):
        assert bar.sizeHint().width() >= metrics.horizontalAdvance(text) + 4
    assert bar.sizeHint().width() < 80


def test_a_row_makes_room_for_longer_words(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    bar = WinRateBar()
    row.addWidget(bar)
    row.addStretch()
    page.show()
    qtbot.waitExposed(page)
    before = bar.width()
    UI_LANGUAGE.set_language(Language("de"))
    qtbot.waitUntil(lambda: bar.width() == bar.sizeHint().width() > before)
