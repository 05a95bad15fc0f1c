from rules.games.wythe.position import (
    GAME,
    Ending,
    Label,
    WythePosition,
    WytheRefusalReason,
)

__all__ = ["GAME", "Ending", "Label", "WythePosition", "WytheRefusalReason"]
