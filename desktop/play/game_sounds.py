"""What a game sounds like: its moves, refusals, clocks and its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from desktop.board.motion import stage_times_ms
from desktop.board.transition import TRAVELS, Stage
from desktop.game.verdict import Verdict, verdict_of
from desktop.play.board_page import BoardPage
from desktop.play.ceremony import pause_ms
from desktop.sound.sound_player import SoundPlayer
from desktop.sound.sounds import Sound
from rules.piece import Motion
from rules.position import PLACE

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
