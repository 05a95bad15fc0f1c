from rules.games.oddy.position import (
    GAME,
    Ending,
    Label,
    OddYPosition,
)

__all__ = ["GAME", "Ending", "Label", "OddYPosition"]
