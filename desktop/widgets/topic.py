"""What notices are about. A window shows one notice per topic."""

from __future__ import annotations

import enum


class Topic(enum.Enum):
    """The topics; their values say when there is a notice."""

    # of a game
    FILE = "the game could not be saved to its file, or was read only in part"
    AUTOSAVE = "the game cannot be kept"
    ENGINE = "the engine failed when it was to move"
    MISSING_ENGINE = "an engine that is to play is not on the list"
    ANALYSIS = "the engine failed when it was to analyse"
    STUCK_SEARCH = "a search did not stop"
    CLOCK = "the clocks have stopped by themselves"
    BRANCH = "a branch could not be pasted"
    # of a window
    OPENING = "a file, a pasted game or a lesson could not be opened"
    TRAINING = "there is nothing to train, or the cards cannot be used"
    ANSWER = "an answer in the training could not be stored"
    EXPORT = "a picture, an animation or a text could not be made"
    # of the program
    CORE = "the core is not compiled"
    THEMES = "a theme has faults"
    GAMES = "a game that was installed cannot be played"
    SETTINGS = "the settings were damaged"
    CARDS = "the training cards were damaged"
    SESSION = "windows could not be brought back"
    WINDOWS = "the list of open windows cannot be written"
    INSTANCE = "another program of the same user does not answer"
    FAULT = "something went wrong inside the program"
    CRASH = "the last run crashed"
    REPORT = "the report was copied"
    LOG_FOLDER = "the log's folder could not be shown"
    # of the library
    SEARCH = "the library could not be searched"
    READING = "games are being read"
    NEWS = "the index had to be made again"
    PROBLEM = "the index cannot be kept up to date"
    BIN = "games were deleted or restored"
    TRANSFER = "games or cards were imported or exported"
