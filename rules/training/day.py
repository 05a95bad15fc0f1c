"""The days of training: they begin at four in the morning, when hardly anybody is awake."""

from __future__ import annotations

import datetime

_BEGINS = datetime.time(4)


def day_of(now: int) -> tuple[int, int]:
    """Return when the local day of a time begins and ends, in milliseconds since 1970."""
    local = datetime.datetime.fromtimestamp(now / 1000)
    day = local.date() - datetime.timedelta(days=local.time() < _BEGINS)
    first, last = [
        datetime.datetime.combine(each, _BEGINS) for each in (day, day + datetime.timedelta(days=1))
    ]
    return int(first.timestamp() * 1000), int(last.timestamp() * 1000)
