"""Names of games and their setups; the code is in position.py, since both refer to each other."""

from rules.position import Game as Game
from rules.position import Level as Level
from rules.position import Option as Option
from rules.position import OptionError as OptionError
from rules.position import Setup as Setup
