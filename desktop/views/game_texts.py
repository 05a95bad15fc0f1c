"""``TEXTS``, the list of what games say, for those who draw no board."""

from __future__ import annotations

from desktop.painting.game_texts import GameTexts
from desktop.views.egotzi_texts import EgotziTexts
from desktop.views.oddy_texts import OddYTexts
from desktop.views.themisto_texts import ThemistoTexts
from desktop.views.wythe_texts import WytheTexts
from desktop.views.yodd_texts import YoddTexts

TEXTS: dict[str, GameTexts] = {
    kind.key: kind() for kind in (WytheTexts, YoddTexts, OddYTexts, EgotziTexts, ThemistoTexts)
}
