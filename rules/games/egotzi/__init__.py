from rules.games.egotzi.position import (
    GAME,
    WORTH,
    EgotziPosition,
    Ending,
    Label,
)

__all__ = ["GAME", "WORTH", "EgotziPosition", "Ending", "Label"]
