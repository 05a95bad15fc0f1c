"""Games and their setups, which position.py defines: they and positions refer to each other."""

from rules.position import Game as Game
from rules.position import Level as Level
from rules.position import Option as Option
from rules.position import OptionError as OptionError
from rules.position import Setup as Setup
