"""What a game sounds like: its moves, refusals, clocks and its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from desktop.board.board_view import BoardView
from desktop.board.motion import stage_times_ms
from desktop.board.transition import TRAVELS, Stage
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.game.players import Human
from desktop.sound.sound_player import SoundPlayer
from desktop.sound.sounds import Sound
from rules.piece import Motion
from rules.position import PLACE

_LANDING_S = 0.14  # after the start of a slide, the disc shows its other side
_END_S = 0.45  # after the last move


class GameSounds(QObject):
    """Follows a game and its board, and plays what happens there."""

    def __init__(
        self, session: GameSession, board: BoardView, sounds: SoundPlayer, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session, self._board, self._sounds = session, board, sounds
        self._node = session.record.node
        self._is_over = session.phase is Phase.OVER
        sounds.prepare()
        board.moved.connect(self._play_stages)
        board.refused.connect(self._refuse)
        session.changed.connect(self._follow)
        session.clock.warned.connect(self._warn)

    def _play_stages(self, stages: Sequence[Stage]) -> None:
        times_ms = stage_times_ms(len(stages)) if self._board.animated else [0.0] * len(stages)
        for sound, stage, delay_s in sounds_of(stages):
            self._sounds.play(sound, delay_s=times_ms[stage] / 1000 + delay_s)

    def _refuse(self, _refusal: object) -> None:
        self._sounds.play(Sound.REFUSAL)

    def _warn(self, _player: int, _seconds: int) -> None:
        self._sounds.play(Sound.LOW_TIME)

    def _follow(self) -> None:
        """Play what the board does not show: a pass or a swap, and the end of the game."""
        session = self._session
        node, self._node = self._node, session.record.node
        was_over, self._is_over = self._is_over, session.phase is Phase.OVER
        if self._node.parent is node and all(step < PLACE for step in self._node.turn):
            self._sounds.play(Sound.PASS)
        if self._is_over and not was_over and session.outcome is not None:
            self._sounds.play(self._end(session.outcome.winner), delay_s=_END_S)

    def _end(self, winner: int | None) -> Sound:
        """Return the sound of the end, as the only human hears it; two share a winner's."""
        if winner is None:
            return Sound.DRAW
        session = self._session
        seat = session.seats[session.position.player_of(winner)]
        other = session.seats[1 - session.position.player_of(winner)]
        lost = isinstance(other, Human) and not isinstance(seat, Human)
        return Sound.LOSS if lost else Sound.WIN


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
