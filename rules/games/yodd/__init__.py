from rules.games.yodd.position import (
    GAME,
    Ending,
    Label,
    YoddPosition,
    YoddRefusalReason,
)

__all__ = ["GAME", "Ending", "Label", "YoddPosition", "YoddRefusalReason"]
