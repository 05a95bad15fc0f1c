"""The colours of candidates."""

from __future__ import annotations

import pytest

from desktop.painting.loss_colour import WORST_LOSS, loss_colour, loss_share
from desktop.theme.theme import SHIPPED, Theme, contrast

themes = pytest.mark.parametrize("theme", SHIPPED.values(), ids=SHIPPED.keys())


def test_a_loss_is_bad_up_to_the_worst() -> None:
    assert [loss_share(loss) for loss in (-0.1, 0.0, WORST_LOSS / 4, WORST_LOSS, 0.9)] == [
        0.0,
        0.0,
        0.25,
        1.0,
        1.0,
    ]


@themes
def test_colours_go_from_a_win_over_orange_to_refused(theme: Theme) -> None:
    seen = [loss_colour(theme, share * WORST_LOSS).upper() for share in (0, 0.5, 1, 3)]
    assert seen == [theme.win, theme.last_cell, theme.refused, theme.refused]


@themes
def test_every_colour_stands_out_from_the_plate_around_it(theme: Theme) -> None:
    for step in range(21):
        assert contrast(loss_colour(theme, step / 20 * WORST_LOSS), theme.plate) >= 3
