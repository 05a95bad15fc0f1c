"""Clocks of a game: the time control, and the time left to each player.

Nothing here measures time: the owner of a ``Clock`` passes the time, in seconds of any origin. A
clock belongs to a player, 0 or 1, and stays with them when the colours are swapped.
"""

from __future__ import annotations

import dataclasses
import re

LONGEST_SECONDS = 1_000_000
_MAX_TURNS = 1_000_000

_LOW_SECONDS = 30  # time is short below this,
_LOW_SHARE = 0.2  # or below this share of the time at the start, if that is less

_SECONDS = r"([0-9]{1,9}(?:\.[0-9]{0,9})?)"
_REAL = re.compile(_SECONDS)
_FISCHER = re.compile(rf"{_SECONDS}\s+fischer", re.IGNORECASE)
_BYO_YOMI = re.compile(rf"1\s*x\s*{_SECONDS}\s+byo[- ]?yomi", re.IGNORECASE)
_CANADIAN = re.compile(rf"([0-9]{{1,7}})\s*/\s*{_SECONDS}\s+canadian", re.IGNORECASE)


@dataclasses.dataclass(frozen=True)
class Left:
    """The time that one player has left.

    Attributes:
        seconds: 0 when time has run out.
        turns: number of turns for this time, the current one included; 0 in main time.
    """

    seconds: float
    turns: int = 0

    @property
    def out(self) -> bool:
        """Return whether time has run out."""
        return self.seconds <= 0


@dataclasses.dataclass(frozen=True, kw_only=True)
class TimeControl:
    """The time that each player gets; false if there are no clocks.

    Main time is for all turns. Every turn may add an increment (Fischer), or periods of overtime
    follow, each for a number of turns (Canadian byo yomi; with one turn it is time per turn).

    Raises:
        ValueError: a number is out of range, or there is an increment without main time or
            together with overtime.
    """

    main_seconds: float = 0
    increment_seconds: float = 0
    overtime_seconds: float = 0
    overtime_turns: int = 0

    def __post_init__(self) -> None:
        for name in ("main_seconds", "increment_seconds", "overtime_seconds"):
            if not 0 <= getattr(self, name) <= LONGEST_SECONDS:
                raise ValueError(
                    f"{name} must be 0 to {LONGEST_SECONDS}, not {getattr(self, name)}"
                )
        if not 0 <= self.overtime_turns <= _MAX_TURNS:
            raise ValueError(f"overtime_turns must be 0 to {_MAX_TURNS}, not {self.overtime_turns}")
        if bool(self.overtime_seconds) != bool(self.overtime_turns):
            raise ValueError("overtime needs both seconds and turns")
        if self.increment_seconds and (self.overtime_seconds or not self.main_seconds):
            raise ValueError("an increment needs main time, and no overtime")

    def __bool__(self) -> bool:
        return bool(self.main_seconds or self.overtime_seconds)

    @property
    def start(self) -> Left | None:
        """The time at the start; None without clocks."""
        if self.main_seconds:
            return Left(self.main_seconds)
        return self.overtime if self else None

    @property
    def overtime(self) -> Left:
        """A new period of overtime."""
        return Left(self.overtime_seconds, self.overtime_turns)

    @property
    def low_seconds(self) -> float:
        """The number of seconds below which time is short."""
        return min(_LOW_SECONDS, _LOW_SHARE * (self.main_seconds or self.overtime_seconds))

    def after(self, left: Left, seconds: float) -> Left:
        """Return the time left after so many seconds of one turn; overtime may begin within it."""
        rest = left.seconds - seconds
        if rest <= 0 and not left.turns and self.overtime_turns:
            left = self.overtime
            rest += left.seconds
        return Left(max(rest, 0), left.turns)

    def renewed(self, left: Left) -> Left:
        """Return the time for the next turn, given the time left when a turn was made."""
        if not left.turns:
            return Left(left.seconds + self.increment_seconds)
        if left.turns > 1 and not left.out:
            return Left(left.seconds, left.turns - 1)
        return self.overtime

    def sgf(self) -> tuple[str, str]:
        """Return the values of SGF's TM and OT; "" for one that is not needed."""
        if not self:
            return "", ""
        overtime = ""
        if self.increment_seconds:
            overtime = f"{_text(self.increment_seconds)} fischer"
        elif self.overtime_turns == 1:
            overtime = f"1x{_text(self.overtime_seconds)} byo-yomi"
        elif self.overtime_turns:
            overtime = f"{self.overtime_turns}/{_text(self.overtime_seconds)} Canadian"
        return _text(self.main_seconds), overtime

    def __str__(self) -> str:
        """Return TM and OT in one line, "300 5 fischer"; "" without clocks."""
        return " ".join(self.sgf()).strip()


NO_CLOCKS = TimeControl()


def read_time_control(main: str, overtime: str = "") -> TimeControl | None:
    """Return the time control in SGF's TM and OT; None if they are not understood."""
    main, overtime = main.strip() or "0", overtime.strip()
    if not _REAL.fullmatch(main):
        return None
    extra: dict[str, float] = {}
    if found := _FISCHER.fullmatch(overtime):
        extra = {"increment_seconds": float(found[1])}
    elif found := _BYO_YOMI.fullmatch(overtime):
        extra = {"overtime_seconds": float(found[1]), "overtime_turns": 1}
    elif found := _CANADIAN.fullmatch(overtime):
        extra = {"overtime_seconds": float(found[2]), "overtime_turns": int(found[1])}
    elif overtime:
        return None
    try:
        return TimeControl(main_seconds=float(main), **extra)  # type: ignore[arg-type]
    except ValueError:
        return None


def read_seconds(text: str) -> float | None:
    """Return a number of seconds as SGF writes it; None if it is invalid, negative or too large."""
    text = text.strip()
    if not _REAL.fullmatch(text) or float(text) > LONGEST_SECONDS:
        return None
    return float(text)


class Clock:
    """The clocks of both players; that of the player to move may run.

    Attributes:
        control: the time control.
        player: the player to move.
        runs: whether their clock runs; the other is always stopped.
    """

    def __init__(self, control: TimeControl = NO_CLOCKS) -> None:
        self.control = control
        self.player = 0
        self.runs = False
        self._left = [control.start, control.start]  # [player] at the start of their turn
        self._spent = 0.0  # of this turn, until ``_since``
        self._since = 0.0

    def left(self, player: int, now: float = 0.0) -> Left | None:
        """Return the time left to a player; None without a clock."""
        left = self._left[player]
        if left is None or player != self.player:
            return left
        return self.control.after(left, self.spent(now))

    def spent(self, now: float) -> float:
        """Return the seconds that this turn has taken so far."""
        return self._spent + (max(0.0, now - self._since) if self.runs else 0.0)

    def set_left(self, player: int, left: Left | None) -> None:
        """Set the time that a player has left at the start of their turn."""
        self._left[player] = left
        if player == self.player:
            self.begin_turn(player)

    def begin_turn(self, player: int, *, spent: float = 0.0) -> None:
        """Begin the turn of ``player``, who has spent so many seconds; both clocks are stopped."""
        self.player, self.runs, self._spent = player, False, spent

    def start(self, now: float) -> None:
        """Start the clock of the player to move."""
        if not self.runs:
            self.runs, self._since = True, now

    def stop(self, now: float) -> None:
        """Stop both clocks."""
        self._spent, self.runs = self.spent(now), False

    def end_turn(self, now: float) -> Left | None:
        """End the turn: stop both clocks and add what a turn adds.

        Returns:
            The time left when it was made; None without a clock.
        """
        left = self.left(self.player, now)
        self._left[self.player] = None if left is None else self.control.renewed(left)
        self.begin_turn(self.player)
        return left


def _text(seconds: float) -> str:
    return f"{seconds:.2f}".rstrip("0").rstrip(".")
