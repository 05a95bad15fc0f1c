"""The page of exercises: a position to solve, hints, and the answer, in words and on a board."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QMenu, QPushButton, QToolButton, QWidget

from desktop.game.answer_checker import AnswerChecker
from desktop.game.game_session import GameSession, Phase
from desktop.game.game_text import suggested_turn
from desktop.game.players import Computer, computer_name, read_seat
from desktop.pages.task_page import (
    MakeSession,
    State,
    TaskPage,
    TaskPanel,
    asked_button,
    asked_cells,
    asked_hand,
)
from desktop.painting.candidate import Mistake, ShownVerdict
from desktop.painting.game_view import GameView
from desktop.panels.better_line import distinct_changes
from desktop.panels.review_panel import SIGNS, rate_phrase, verdict_name
from desktop.services.text import date_text, listed, said, say, tr, translated
from desktop.theme.icons import icon
from desktop.widgets.controls import primary_button
from desktop.widgets.label import Label
from rules.engine.report import Turn
from rules.games import GAMES, read_setup
from rules.position import Position, SpecialStep
from rules.record.game_record import GameRecord
from rules.record.sgf import simple_text
from rules.review.accuracy import shown, shown_verdict
from rules.review.move_review import Rate, Verdict
from rules.setup import Setup
from rules.training.exercise import Answer, Exercise, Source, known_answer
from rules.training.queues import has_puzzles
from rules.training.schedule import Grade

_MAX_DATE = 30  # characters shown


def origin_text(exercise: Exercise) -> str:
    """Return against whom and when the game was played; "" if neither is known."""
    against = _opponent(exercise)
    date = date_text(simple_text(exercise.date, _MAX_DATE))
    if against and date:
        return tr("From your game against {opponent} ({date})", opponent=against, date=date)
    if against:
        return tr("From your game against {opponent}", opponent=against)
    if date:
        return tr("From your game ({date})", date=date)
    return ""


def _opponent(exercise: Exercise) -> str:
    """Return the other player's name as one line of plain text; "" if it is not known."""
    seat = read_seat(exercise.seat, exercise.opponent)
    return computer_name(seat.level) if isinstance(seat, Computer) else seat.name


_WON = (Verdict.LOST_WON_GAME.value, Verdict.MISSED_WIN.value)  # themes of mistakes


def task_title(exercise: Exercise) -> str:
    """Return what is asked, in a few words."""
    if exercise.source is Source.PUZZLE:
        if exercise.moves:
            return tr("Win by force in %Ln move(s)", "", exercise.choices)
        return tr("Win by force")
    return tr("Find a better move")


def task_text(view: GameView, exercise: Exercise, position: Position) -> str:
    """Return what is asked in sentences; ``position`` is the one to solve."""
    who = tr(
        "{game}. You are {colour}.",
        game=position.setup.game.title,
        colour=view.player_name(position.colour),
    )
    return " ".join([who, _what(exercise)])


def _what(exercise: Exercise) -> str:
    if exercise.source is Source.PUZZLE:
        return tr("Find a move that wins, whatever the other player does.")
    if not exercise.played:
        return tr("The move played here was bad. Find a better one.")
    return tr(
        "Move {number} of your game was {move} ({verdict}). Find a better one.",
        number=exercise.move,
        move=exercise.played,
        verdict=verdict_name(Verdict(exercise.theme)),
    )


def first_hint(view: GameView, exercise: Exercise) -> str:
    """Return what matters here; "" if there is nothing to say."""
    if exercise.source is Source.PUZZLE:
        return view.theme_text(exercise.theme)
    return tr("You can win by force here.") if exercise.theme in _WON else ""


def right_text(exercise: Exercise, answer: Answer) -> str:
    """Return why an accepted answer is right."""
    if answer.after is not None:
        if answer.after.proven and answer.after.value == 1:
            return tr("{move} wins by force.", move=answer.turn)
        if answer.best != answer.turn and answer.before is not None:
            return tr(
                "Chance to win: {rate}, almost as good as {best} with {most}.",
                rate=_rate_text(exercise, answer.after),
                best=answer.best,
                most=_rate_text(exercise, answer.before),
            )
        return tr(
            "Chance to win: {rate}. The engine finds nothing better.",
            rate=_rate_text(exercise, answer.after),
        )
    return " ".join([tr("{move} wins by force.", move=answer.turn), _others(exercise)])


def wrong_title(exercise: Exercise, answer: Answer) -> str:
    """Return that an answer is not accepted, in a few words."""
    return tr("Not the best yet") if _better_text(exercise, answer) else tr("Not this one")


def wrong_text(exercise: Exercise, answer: Answer) -> str:
    """Return why an answer is not accepted."""
    better = _better_text(exercise, answer)
    if better:
        return better
    if answer.before is not None and answer.after is not None:
        sentence = tr(
            "With {move} the chance to win is {after}; it could be {before}.",
            move=answer.turn,
            after=_rate_text(exercise, answer.after),
            before=_rate_text(exercise, answer.before),
        )
        if answer.turn == exercise.played:
            return " ".join([tr("That is the move you played in the game."), sentence])
        return sentence
    if exercise.moves:
        return tr(
            "{move} does not win by force in %Ln move(s).", "", exercise.moves, move=answer.turn
        )
    return tr("{move} does not win by force.", move=answer.turn)


def solution_text(exercise: Exercise) -> str:
    """Return the solution to somebody who has asked for it."""
    if exercise.source is Source.PUZZLE:
        return " ".join([tr("{move} wins by force.", move=exercise.best), _others(exercise)])
    if exercise.theme in _WON:
        text = tr("{move} wins by force.", move=exercise.best)
    else:
        text = tr("{move} is the best move found.", move=exercise.best)
    if exercise.before is None or exercise.after is None:
        return text
    rates = tr(
        "Chance to win: {before}; with your move, {played}: {after}.",
        before=_rate_text(exercise, exercise.before),
        played=exercise.played,
        after=_rate_text(exercise, exercise.after),
    )
    return " ".join([text, rates])


def _better_text(exercise: Exercise, answer: Answer) -> str:
    """Return that an answer is much better than the mistake; "" unless that is known."""
    after, mistake = answer.after, exercise.after
    if after is None or mistake is None or answer.turn == exercise.played:
        return ""
    gain = shown_verdict(_shown(exercise, after), _shown(exercise, mistake), _setup(exercise))
    if gain in (Verdict.NONE, Verdict.INACCURACY):
        return ""
    return tr(
        "Better than before ({after}, your move had {mistake}), but there is a better one yet.",
        after=_rate_text(exercise, after),
        mistake=_rate_text(exercise, mistake),
    )


def _rate_text(exercise: Exercise, rate: Rate) -> str:
    seen = _shown(exercise, rate)
    return rate_phrase(seen.value, proven=seen.proven)


def _shown(exercise: Exercise, rate: Rate) -> Rate:
    return shown(rate, _setup(exercise))


def _setup(exercise: Exercise) -> Setup:
    return read_setup(exercise.game.split())


def _others(exercise: Exercise) -> str:
    """Return whether other moves solve it too."""
    others = len(exercise.accepted) - 1
    if others:
        return tr("%Ln other move(s) would win, too.", "", others)
    return tr("No other move does.")


class ExercisePanel(TaskPanel):
    """Shows an exercise, or the end of a series of them.

    Attributes:
        games: the choice of the game of the puzzles, whose data are keys; hidden elsewhere.
        origin: the game that it is from; hidden without one.
        hint_text: the hint in words; hidden until it is asked for.
        hint, solution: the buttons for help.
        line, open_game: after the answer: what follows, and the game that it is from.
        more: a menu of what is rarely needed; see ``offer_more``.
        skip, next: to the next exercise; one of them is visible, or ``extend`` at the end, which
            continues the series.
    """

    def __init__(
        self,
        heading: str,
        view: GameView,
        home: QWidget | None = None,
        *,
        leave_text: Callable[[], str] = lambda: tr("All games"),
    ) -> None:
        """``home`` stands at the left of the heading."""
        super().__init__(heading, view, leave_text)
        self.games = QComboBox()
        for key, game in GAMES.items():
            if has_puzzles(key):
                self.games.addItem(game.title, key)
        say(self.games.setAccessibleName, lambda: tr("Game of the puzzles"))
        self.games.setCurrentIndex(self.games.findData(view.key))
        self.games.hide()
        self.origin = Label(role="quiet")
        self.hint_text = Label(role="lesson")
        self.hint = said(QPushButton(icon("engine.hint"), ""), lambda: tr("Hint"))
        self.solution = said(QPushButton(), lambda: tr("Show the solution"))
        self.line = said(QPushButton(), lambda: tr("Show what follows"))
        self.open_game = said(QPushButton(), lambda: tr("Open the game"))
        self.more = said(QToolButton(), lambda: tr("More"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.skip = said(QPushButton(), lambda: tr("Skip"))
        self.next = said(primary_button(), lambda: tr("Next"))
        self.extend = said(primary_button(), lambda: tr("Continue"))
        self._lay_out(
            home,
            (self.hint, self.solution, self.line, self.open_game),
            (self.more, self.skip, self.next, self.extend),
            above=(self.games,),
            notes=(self.origin, self.hint_text),
        )
        self._firsts = (self.next, self.extend, self.hint)

    def offer_more(self, entries: Sequence[tuple[Callable[[], str], Callable[[], object]]]) -> None:
        """Fill the menu *More* with texts, and what they do."""
        menu = QMenu(self.more)
        for text, then in entries:
            action = menu.addAction("")
            say(action.setText, text)
            action.triggered.connect(lambda _checked=False, then=then: then())
        self.more.setMenu(menu)

    def show_exercise(self, progress: str, title: str, text: str, origin: str = "") -> None:
        """Show an exercise that has not been answered; ``origin`` says which game it is from."""
        self._say(progress, title, text)
        self.origin.show_text(origin)
        self._show_buttons(asks=True)

    def show_done(self, *, has_line: bool, has_game: bool) -> None:
        """Show the buttons for what follows: the exercise has been solved, or its solution shown.

        ``has_line``: whether the game continues. ``has_game``: whether it is from a game.
        """
        self._show_buttons(asks=False)
        self.next.show()
        self.line.setVisible(has_line)
        self.open_game.setVisible(has_game)

    def show_end(self, progress: str, title: str, text: str, *, has_more: bool) -> None:
        """Show the end of the series; with ``has_more`` the user may continue it."""
        self._say(progress, title, text)
        self.origin.hide()
        self.offer([], begun=False)
        self._show_buttons(asks=False)
        self.extend.setVisible(has_more)

    def _say(self, progress: str, title: str, text: str) -> None:
        super()._say(progress, title, text)
        self.hint_text.hide()

    def _show_buttons(self, *, asks: bool) -> None:
        for button in (self.hint, self.solution, self.skip):
            button.setVisible(asks)
        for button in (self.line, self.open_game, self.next, self.extend):
            button.hide()


_LINE_MS = 1400  # between the turns of what follows
_LEAST_MARKED = 3  # cells of a hint about the place


class Hint(enum.IntEnum):
    """What has been given away."""

    NONE = 0
    WORDS = 1
    REGION = 2
    MOVE = 3


class ExercisePage(TaskPage):
    """Shows one exercise of a game after another.

    Attributes:
        checker: the engine that evaluates answers where the exercise does not know them.

    Signals:
        answered(Grade): the exercise is solved, or its solution has been shown.
    """

    answered = Signal(object)

    panel: ExercisePanel

    def __init__(
        self,
        exercise: Exercise,
        progress: str,
        heading: str,
        make_session: MakeSession,
        *,
        leave_text: Callable[[], str] = lambda: tr("All games"),
        checker: AnswerChecker | None = None,
    ) -> None:
        """``progress`` says which exercise it is, ``heading`` of which series."""
        super().__init__(read_setup(exercise.game.split()).game, make_session)
        self.exercise = exercise
        self.checker = checker or AnswerChecker()
        self.checker.setParent(self)
        self._hints, self._errors = Hint.NONE, 0
        self._checked = ""  # the turn that was, or is being, evaluated
        self._line: list[Turn] = []  # what follows, as far as it has not been shown
        self._line_timer = QTimer(self, interval=_LINE_MS)
        self._line_timer.timeout.connect(self._play_line)
        self.panel = ExercisePanel(heading, self.view, self.home, leave_text=leave_text)
        self.session = self._begin_exercise()
        self._build()
        panel, checker = self.panel, self.checker
        self.guard.watch(panel.solution, panel.skip, panel.next)  # what takes their places
        panel.hint.clicked.connect(self.give_hint)
        panel.solution.clicked.connect(self.show_solution)
        panel.line.clicked.connect(self.show_line)
        checker.checked.connect(self._show_answer)
        checker.line_found.connect(self._show_line)
        checker.failed.connect(self._fail)
        self.show_exercise(exercise, progress)

    @property
    def help_place(self) -> tuple[str, str]:
        return "window", "training"

    def show_exercise(self, exercise: Exercise, progress: str) -> None:
        """Show an exercise of the same game; ``progress`` says which of how many it is."""
        self._end_game()
        self._stop_line()
        self.exercise = exercise
        self._state, self._hints, self._errors = State.ASKED, Hint.NONE, 0
        self._checked = ""
        self.session = self._begin_exercise()
        self._lay_board()
        self.board.setFocus()  # before the button that has the focus is hidden
        position = self.session.record.position
        title = task_title(exercise)
        text = task_text(self.view, exercise, position)
        origin = origin_text(exercise)
        self.panel.show_exercise(progress, title, text, origin)
        self.board.input.set_hand(asked_hand(exercise.accepted, position))
        self.session.start()
        self._announce(" ".join(filter(None, [f"{progress} {title}. {text}", origin])))

    def show_end(self, title: str, text: str, *, has_more: bool = False) -> None:
        """Show the end of the series; with ``has_more`` the user may continue it."""
        self._stop_line()
        self._state = State.OVER
        self.counting.end()
        self.panel.show_end("", title, text, has_more=has_more)
        self._refresh()
        self._announce(f"{title}. {text}")
        (self.panel.extend if has_more else self.panel.leave).setFocus()

    def stop_engine(self) -> None:
        self._stop_line()
        self.checker.close()
        super().stop_engine()

    # -- help --------------------------------------------------------------------------------

    def give_hint(self) -> None:
        """Give away a little more: what matters, where, and at last the move."""
        if not self.asks:
            return
        words = first_hint(self.view, self.exercise)
        if self._hints is Hint.NONE and words:
            self._hints = Hint.WORDS
            self.panel.hint_text.show_text(words)
            self._announce(words)
        elif self._hints < Hint.REGION and self._region():
            self._hints = Hint.REGION
            self.panel.hint_text.show_text(
                " ".join([words, tr("The move is among the marked cells.")]).strip()
            )
            self.take_back()
            self._refresh()
            names = [self.session.position.board.names[cell] for cell in self.board.asked_cells]
            self._announce(tr("Look here: {cells}.", cells=listed(names)))
            self.board.setFocus()
        else:
            self._hints = Hint.MOVE
            self.panel.hint_text.show_text(words)  # no cells are marked now
            self._suggest(self.exercise.best)
            self._show_asked()

    def show_solution(self) -> None:
        """Play the solution on the board."""
        if not self.asks:
            return
        self.checker.cancel()
        self.take_back()
        self._state = State.DONE
        text = solution_text(self.exercise)
        self.panel.show_answer(tr("The solution"), text, right=False)
        self._announce(text)
        record = self.session.record
        record.play(record.position.read(self.exercise.best))
        self.session.go_to(record.node)
        self._finish(Grade.AGAIN)

    def show_line(self) -> None:
        """Let the game continue on the board as the engine expects."""
        self.panel.line.setEnabled(False)
        self.status.show_news(tr("Looking for what follows …"))
        turn = self.session.record.node.text
        self.checker.find_line(self.exercise, turn)

    # -- an answer ---------------------------------------------------------------------------

    def _check(self, turn: str) -> None:
        if turn == self._checked:
            return
        self._checked = turn
        answer = known_answer(self.exercise, turn)
        if answer is not None:
            self._show_answer(answer)
            return
        self._state = State.CHECKED
        self.panel.show_answer(tr("Checking …"), tr("The engine evaluates your move."), right=False)
        self.checker.check(self.exercise, turn)

    def _follow(self) -> None:
        if self.asks and self.session.phase is not Phase.CONFIRM and self._checked:
            self.checker.cancel()  # the turn was taken back
            self._state, self._checked = State.ASKED, ""
            self.panel.answer.hide()
        super()._follow()

    def _show_answer(self, answer: Answer) -> None:
        if answer.accepted:
            self._state = State.DONE
            title, text = tr("Right"), right_text(self.exercise, answer)
        else:
            self._state = State.WRONG
            self._errors += 1
            title = wrong_title(self.exercise, answer)
            text = wrong_text(self.exercise, answer)
        self.panel.show_answer(title, text, right=answer.accepted)
        self._announce(f"{title}. {text}")
        if answer.accepted:
            self._accept()
            grade = Grade.HARD if self._hints else Grade.GOOD
            self._finish(Grade.AGAIN if self._errors or self._hints is Hint.MOVE else grade)
        else:
            self._refresh()

    def _fail(self, error: Exception) -> None:
        self.panel.line.setEnabled(True)
        self._show_task()
        if self._state is State.CHECKED:
            self._state = State.ASKED
            why = tr("Your move cannot be evaluated: {why}.", why=translated(error))
            self.panel.show_answer(tr("The engine failed"), why, right=False)

    def _finish(self, grade: Grade) -> None:
        self.panel.hint_text.hide()
        self.panel.line.setEnabled(True)
        self.panel.show_done(
            has_line=not self.session.position.over, has_game=bool(self.exercise.origin)
        )
        self._offer_next()
        self.answered.emit(grade)

    # -- what follows ------------------------------------------------------------------------

    def _show_line(self, line: Sequence[Turn]) -> None:
        self._line = list(line)
        self._play_line()
        self._line_timer.start()

    def _play_line(self) -> None:
        if not self._line:
            self._stop_line()
            return
        record = self.session.record
        before, turn = record.position, self._line.pop(0)
        words = self.view.turn_text(before, turn)
        who = self.view.player_name(before.colour)
        record.play(turn)
        self.session.go_to(record.node)
        self.session.stop()  # or it would play a forced pass
        self.status.show_news(tr("{player}: {move}", player=who, move=words))
        self._announce(self.status.text)

    def _stop_line(self) -> None:
        self._line_timer.stop()
        self._line = []
        self.checker.cancel()

    # -- inner -------------------------------------------------------------------------------

    def _begin_exercise(self) -> GameSession:
        record = GameRecord(read_setup(self.exercise.game.split()))
        for text in self.exercise.line:
            record.play_text(text)
        return self._begin(record, record.position.player)

    def _refresh(self) -> None:
        super()._refresh()
        self.board.show_marks(mistake=self._mistake())

    def _mistake(self) -> Mistake | None:
        """Return the move that was played in the game, as the board shows it until a new one."""
        exercise, session = self.exercise, self.session
        if not (self.asks and exercise.played) or session.steps:
            return None
        before, verdict = session.record.position, Verdict(exercise.theme)
        shown = ShownVerdict(SIGNS[verdict], verdict_name(verdict), 1.0)
        played = distinct_changes(before.turn_changes(before.read(exercise.played)), ())
        return Mistake(shown, played, (), ("" if played else suggested_turn(exercise.played), ""))

    def _asked_cells(self, done: Sequence[int]) -> Sequence[int]:
        return self._region() if self._hints is Hint.REGION else ()

    def _asked_button(self, done: Sequence[int]) -> SpecialStep | None:
        if self._hints is not Hint.MOVE:
            return None
        return asked_button([self.exercise.best], self.session.record.position, done)

    def _region(self) -> list[int]:
        """Return cells among which those of the solution are, and none of the mistake alone."""
        position, played = self.session.record.position, self.exercise.played
        cells = asked_cells([self.exercise.best], position, ())
        wrong = set(asked_cells([played], position, ())) - set(cells) if played else set()
        steps, neighbours = position.legal_steps(), position.board.neighbours
        playable = {touch.site for step in steps for touch in position.touches(step)} - wrong
        found = set(cells)
        for cell in cells:
            around = neighbours(cell)
            near = {around[cell % len(around)]}  # or the cell in the middle would be the solution
            while len(near & playable) < min(_LEAST_MARKED, len(playable)):
                near.update(*map(neighbours, [*near]))
            found |= near & playable
        return sorted(found)
