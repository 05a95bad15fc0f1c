from rules.games.themisto.position import (
    GAME,
    Ending,
    Label,
    ThemistoPosition,
    ThemistoRefusalReason,
)

__all__ = ["GAME", "Ending", "Label", "ThemistoPosition", "ThemistoRefusalReason"]
