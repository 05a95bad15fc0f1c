"""What the files of the games know: solved boards, opening tables and learned weights."""

from __future__ import annotations

from rules.engine.knowledge import Knowledge
from rules.games.learned_weights import learned_weights
from rules.games.opening_tables import opening_table
from rules.games.solved_boards import solved_board

# looks nothing up: the engine always searches
LEARNED_KNOWLEDGE = Knowledge(learned_weights=learned_weights)
GAME_KNOWLEDGE = Knowledge(solved_board, opening_table, learned_weights)
