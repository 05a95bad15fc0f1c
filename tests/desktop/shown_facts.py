"""What tests of the window expect of each game: the modules ``shown_KEY`` in ``views/KEY``.

As ``game_facts``, which has what tests of the rules expect.
"""

from __future__ import annotations

from functools import partial

import game_facts

_SHOWN = "tests.desktop.views.{key}.shown_{key}"

each = partial(game_facts.each, modules=_SHOWN)
rows = partial(game_facts.rows, modules=_SHOWN)
merged = partial(game_facts.merged, modules=_SHOWN)
