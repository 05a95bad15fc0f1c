"""What the first turns of a game are worth: ``openings.json`` among its files."""

from __future__ import annotations

import functools
import logging

from rules.games.game_files import game_file
from rules.openings.opening_table import OpeningTable, OpeningTableError, read_table, read_tables
from rules.setup import Setup

log = logging.getLogger(__name__)


def opening_table(setup: Setup) -> OpeningTable | None:
    """Return the table of a setup; None if there is none, or its file is damaged.

    All options must be those of the table, and the game must begin at the default start.
    """
    return None if setup.placement else _read(setup)


def forget() -> None:
    """Read the files again when they are asked for."""
    _read.cache_clear()


@functools.lru_cache(maxsize=16)
def _read(setup: Setup) -> OpeningTable | None:
    file = game_file(setup.game.key, "openings.json")
    try:
        table = read_tables(file.read_bytes()).get(str(setup)) if file.is_file() else None
        return None if table is None else read_table(setup, table)
    except (OSError, OpeningTableError) as error:
        log.info("%s is played without its openings: %s", setup, error)
        return None
