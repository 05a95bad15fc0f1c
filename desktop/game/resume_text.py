"""The game to continue in words."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.game.players import Computer, read_seats, seat_names, shown_name
from desktop.game.rematch import result_clause
from desktop.game.setup_text import setup_text
from desktop.services.text import isolated, tr
from rules.record.game_record import GameRecord


def resume_text(record: GameRecord) -> str:
    """Return the game, how far it is, and its players in words."""
    seats = read_seats(record)
    names = [
        default if isinstance(seat, Computer) and seat.matched else shown_name(name) or default
        for seat, name, default in zip(seats, record.names, seat_names(seats), strict=True)
    ]
    return f"{_progress(record, names)}\n{' – '.join(map(isolated, names))}"


def _progress(record: GameRecord, names: Sequence[str]) -> str:
    game = setup_text(record.setup)
    node = record.end_node if record.looks_back else record.node
    if result := result_clause(record, node, names):
        return tr("{game}, finished: {result}", game=game, result=result)
    if not record.root.children:
        return tr("{game}, not begun yet", game=game)
    return tr("{game}, move {turn}", game=game, turn=len(record.line) + 1)
