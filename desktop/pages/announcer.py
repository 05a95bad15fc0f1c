"""Announces what happens in a game: to screen readers, in a log, by sounds, by toasts."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.board.animation import TRAVELS, Stage, stage_times_ms
from desktop.game.game_session import GameSession, Phase
from desktop.game.narrator import Narrator
from desktop.game.players import Human, is_forced
from desktop.game.rematch import Verdict, verdict_of
from desktop.game.setup_text import setup_text
from desktop.pages.board_page import BoardPage
from desktop.pages.counting import pause_ms
from desktop.panels.notes import spoken_notes
from desktop.services.sound_player import SoundPlayer
from desktop.services.sounds import Sound
from desktop.services.text import say, tr
from desktop.widgets.label import announce
from rules.piece import Motion
from rules.position import PLACE, Position, SpecialStep
from rules.record.game_record import GameRecord, Node
from rules.refusal import Refusal


class TurnNews(QObject):
    """Follows the game of a page, and shows the news of each turn on the board."""

    def __init__(self, page: BoardPage, narrator: Narrator) -> None:
        super().__init__(page)
        session = page.session
        self._session, self._board, self._narrator = session, page.board, narrator
        self._bubbles = page.bubbles
        self._node = session.record.node
        self._colour = -1  # of the human who was to move last
        session.changed.connect(self._follow)

    def _follow(self) -> None:
        record = self._session.record
        position = record.position
        if position.colour != self._colour and self._is_human(position):  # it is handed over
            self._colour = position.colour
            self._board.input.set_hand(position.colour)
        before, self._node = self._node, record.node
        if self._node is before:
            if self._session.steps:  # the user makes the next move
                self._bubbles.news.end()
            return
        if self._node.parent is not before:  # undone, or gone to another place
            self._bubbles.end()
            return
        news = self._narrator.news()
        if news:
            sites = _sites_of(record, self._node)
            outcome = position.outcome()
            decided = outcome.sites if outcome is not None else ()
            at = sites[-1] if sites else -1
            self._bubbles.show(" ".join(news), at, [*sites, *decided])
        elif self._is_human(record.position_at(before)) or _chose_to_pass(record, before):
            self._bubbles.news.end()

    def _is_human(self, position: Position) -> bool:
        return isinstance(self._session.seats[position.player], Human)


def _chose_to_pass(record: GameRecord, node: Node) -> bool:
    """Return whether the turn of ``node`` was a pass after which others could be played.

    A message that another pass would end the game is then out of date.
    """
    return node.turn == (SpecialStep.PASS,) and not is_forced(record, node)


def _sites_of(record: GameRecord, node: Node) -> list[int]:
    """Return where the turn of ``node`` happened, [] for a pass or a swap."""
    assert node.parent is not None
    changes = record.position_at(node.parent).turn_changes(node.turn)
    return [change.piece.site for change in changes]


_LINES = 5  # visible at once
_BORDER_PX = 2  # of the style sheet
_MAX_LINES = 5000


class GameLog(QPlainTextEdit):
    """Follows the newest line, unless the user has scrolled back."""

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        say(self.setAccessibleName, lambda: tr("Game log"))
        self.setTabChangesFocus(True)
        self.setMaximumBlockCount(_MAX_LINES)
        self.setUndoRedoEnabled(False)
        self._fit()

    def append(self, text: str) -> None:
        """Add a line."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        self.appendPlainText(text)
        if at_end:
            bar.setValue(bar.maximum())

    def _fit(self) -> None:
        around = 2 * (self.document().documentMargin() + _BORDER_PX)
        metrics = QFontMetricsF(self.font())  # in whole numbers it may be a pixel less than a line
        line = math.ceil(metrics.ascent()) + math.ceil(metrics.descent())
        self.setFixedHeight(round(_LINES * line + around))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()


class Announcer(QObject):
    """Follows a session and announces every turn, result and refusal to screen readers."""

    def __init__(self, session: GameSession, narrator: Narrator, page: QWidget) -> None:
        super().__init__(page)
        self._session, self._narrator, self._page = session, narrator, page
        self.log = GameLog()
        self._node: Node | None = None  # None until the game is first seen
        self._steps: tuple[int, ...] = ()
        self._phase = session.phase
        session.changed.connect(self._follow)
        session.clock.warned.connect(self._warn)

    def refuse(self, refusal: Refusal) -> None:
        """Announce at once why something is illegal."""
        self._report(self._narrator.refusal(refusal), urgent=True)

    def announce_standing(self) -> None:
        """Announce the state of the game to screen readers."""
        self._report(self._narrator.standing(), urgent=True)

    def announce(self, text: str) -> None:
        """Announce something the user has done other than play."""
        self._report(text)

    def _follow(self) -> None:
        session = self._session
        node, steps, phase = self._node, self._steps, self._phase
        self._node, self._steps = session.record.node, tuple(session.steps)
        self._phase = session.phase
        if node is None:
            self._report(
                f"{setup_text(session.record.setup)}. {self._narrator.task()}{self._notes()}"
            )
        elif (node, steps) != (self._node, self._steps):
            notes = "" if node is self._node else self._notes()
            self._report(f"{self._narrator.since(node, steps)}{notes}")
        elif phase is not self._phase and self._phase is not Phase.THINKING:
            self._report(self._narrator.task())

    def _warn(self, player: int, seconds: int) -> None:
        self._report(self._narrator.warning(player, seconds), urgent=True)

    def _notes(self) -> str:
        """Return the notes on the current node as additional sentences; may be empty."""
        record = self._session.record
        notes = spoken_notes(record.node.properties, record.position.board)
        return f" {notes}" if notes else ""

    def _report(self, text: str, *, urgent: bool = False) -> None:
        announce(self._page, text, urgent=urgent)
        self.log.append(text)


_LANDING_S = 0.14  # after the start of a slide, the disc shows its other side
_ENDS = {Verdict.WIN: Sound.WIN, Verdict.LOSS: Sound.LOSS, Verdict.DRAW: Sound.DRAW}


class GameSounds(QObject):
    """Follows the game of a page and its board, and plays what happens there."""

    def __init__(self, page: BoardPage, sounds: SoundPlayer) -> None:
        session = page.session
        super().__init__(session)  # the page of a lesson has many games
        self._session, self._board, self._sounds = session, page.board, sounds
        self._node = session.record.node
        sounds.prepare()
        page.board.moved.connect(self._play_stages)
        page.refused.connect(self._refuse)
        session.changed.connect(self._follow)
        session.ended.connect(self._end)
        session.clock.warned.connect(self._warn)

    def _play_stages(self, stages: Sequence[Stage]) -> None:
        pace = self._board.drawing.pace
        moving = self._board.animated
        times_ms = stage_times_ms(len(stages), pace) if moving else [0.0] * len(stages)
        for sound, stage, delay_s in sounds_of(stages):
            self._sounds.play(sound, delay_s=times_ms[stage] / 1000 + pace.factor * delay_s)

    def _refuse(self, _refusal: object) -> None:
        self._sounds.play(Sound.REFUSAL)

    def _warn(self, _player: int, _seconds: int) -> None:
        self._sounds.play(Sound.LOW_TIME)

    def _follow(self) -> None:
        """Play what the board does not show: a pass or a swap."""
        node, self._node = self._node, self._session.record.node
        if self._node.parent is node and all(step < PLACE for step in self._node.turn):
            self._sounds.play(Sound.PASS)

    def _end(self) -> None:
        """Play the end, as the only human sees it, together with the flourish on the board."""
        verdict = verdict_of(self._session)
        if verdict is not None:
            self._sounds.play(_ENDS[verdict], delay_s=pause_ms(self._board.drawing.pace) / 1000)


def sounds_of(stages: Sequence[Stage]) -> Iterator[tuple[Sound, int, float]]:
    """Yield the sounds of the stages: sound, number of its stage, seconds after that begins."""
    for number, stage in enumerate(stages):
        motions = {part.change.motion for part in stage}
        if motions <= TRAVELS:
            yield (Sound.PUSH if number else Sound.SLIDE), number, 0.0
            if any(part.change.turns for part in stage):
                yield Sound.FLIP, number, _LANDING_S
        elif motions == {Motion.TURN}:
            yield Sound.CAPTURE, number, 0.0
        else:
            lifted = all(part.backward for part in stage)
            yield (Sound.LIFT if lifted else Sound.PLACE), number, 0.0
