"""Times and time controls in words and digits."""

from __future__ import annotations

import pytest

from desktop.game.time_text import clock_text, control_text, spoken_time
from desktop.i18n.language import UI_LANGUAGE
from desktop.i18n.languages import Language
from rules.clock import NO_CLOCKS, TimeControl


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0:00.0"),
        (0.01, "0:00.1"),
        (0.1, "0:00.1"),
        (0.3, "0:00.3"),  # a little more than 3 tenths as a float, when reckoned in tenths
        (9.41, "0:09.5"),
        (9.4, "0:09.4"),
        (10, "0:10.0"),
        (10.01, "0:11"),
        (11.0000001, "0:11"),
        (59.2, "1:00"),
        (272, "4:32"),
        (601, "10:01"),
        (3599.5, "1:00:00"),
        (3600, "1:00:00"),
        (3723.5, "1:02:04"),
        (86400, "24:00:00"),
    ],
)
def test_digits(seconds: float, text: str) -> None:
    assert clock_text(seconds) == text


def test_tenths_have_the_decimal_point_of_the_language() -> None:
    UI_LANGUAGE.set_language(Language("de"))
    assert clock_text(9.4) == "0:09,4"
    assert control_text(TimeControl(main_seconds=2.5)) == "2,5 s"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 seconds"),
        (0.2, "1 second"),
        (1, "1 second"),
        (1.0000001, "1 second"),
        (59.5, "1 minute"),
        (60, "1 minute"),
        (61, "1 minute 1 second"),
        (3600, "1 hour"),
        (3605, "1 hour 5 seconds"),
        (7320, "2 hours 2 minutes"),
        (7323, "2 hours 2 minutes 3 seconds"),
    ],
)
def test_times_in_words(seconds: float, text: str) -> None:
    assert spoken_time(seconds) == text


@pytest.mark.parametrize(
    ("control", "text"),
    [
        (NO_CLOCKS, ""),
        (TimeControl(main_seconds=90), "1 min 30 s"),
        (TimeControl(main_seconds=600), "10 min"),
        (TimeControl(main_seconds=2.5), "2.5 s"),
        (TimeControl(main_seconds=300, increment_seconds=5), "5 min + 5 s per move"),
        (TimeControl(overtime_seconds=30, overtime_turns=1), "30 s per move"),
        (TimeControl(overtime_seconds=60, overtime_turns=2), "1 min for 2 moves"),
        (
            TimeControl(main_seconds=60, overtime_seconds=20, overtime_turns=1),
            "1 min, then 20 s per move",
        ),
        (
            TimeControl(main_seconds=60, overtime_seconds=600, overtime_turns=25),
            "1 min, then 10 min for 25 moves",
        ),
    ],
)
def test_time_controls_in_brief(control: TimeControl, text: str) -> None:
    assert control_text(control) == text
