"""What remains to be done for a game that was copied, in order; docs/new-game.md has the same."""

from __future__ import annotations

import textwrap

_STEPS = (
    "Write the rules in prose, with author and year, as the docstring of `{rules}/__init__.py`.",
    "Write the rules as code: `game.py` (options, levels, a `GAME`), `outcome.py` (endings, "
    "refusals and labels as enums) and `position.py` in the same folder, after the docstrings of "
    "`rules/position.py`; in plain Python with `rules/python_position.py` as the base, which is "
    "simpler, or compiled, hundreds of times faster. Remove what the copy does not need.",
    "Count the lines of small boards by a program that shares nothing with these rules, and write "
    "them into `{rules}/perft.jsonl`.",
    "Run `oddments-check-game {key}` from now on after every step: it says what is wrong.",
    "Say it: `{views}/texts.py`, a sentence for each member of these enums. Draw it: `view.py` in "
    "the same folder.",
    "Explain it: `{resources}/help/en/{key}.md`, the page of the help, with a section for each "
    "refusal.",
    "Teach it: `{resources}/lessons/{key}.json` and `lessons/en/{key}.md`. Each later lesson is "
    "named in `texts.py` and has two files as well, `{key}-NAME`; remove those that were copied.",
)
_MEASURES = (
    "Choose the levels in `game.py`, and measure them: `oddments-ladder {key}` writes "
    "`{resources}/ladder.json`, `tests/bench/level_losses.py --write {key}` writes "
    "`level_losses.json`, `tests/bench/reliability.py --write {key}` writes `win_rates.json`, "
    "`tests/bench/opening_rates.py --write {key}` writes `openings.json`. Until then remove them: "
    "the game does without.",
    "Make puzzles with the `KIND` in `{rules}/puzzle_kind.py`: `oddments-puzzles generate {key} "
    "{resources}/puzzles.jsonl`, then `rate` and `prove` that file. Until then remove it: the "
    "game does without.",
)
_SHARED = (
    "Say what pages about all games say of it: `{resources}/help/en/shared.md`; show a short game "
    "that somebody won: `{resources}/finished_game.json`.",
)
_OURS = (
    "Say what documents say of it: `{rules}/reference.md`; `installer/game_tables.py` writes it "
    "into them. `tests/pictures/window_pictures.py --readme` takes its picture, "
    "`docs/pictures/{key}.png`.",
    "Write its tests: `{tests}/test_{key}.py`, and in `{tests}/facts_{key}.py` what tests of all "
    "games expect of it. The tests say which others need a line; look at its drawings, and write "
    "them by `tests/desktop/views/test_drawings.py`. What they expect to see, and claims about "
    "later lessons, are in `tests/desktop/views/{key}/shown_{key}.py`.",
    "Translate it: `installer/translate`, then the texts, the help and the lessons in all "
    "languages.",
    "Name it in `CHANGELOG.md`, and run `installer/test`.",
)
_THEIRS = (
    "Install it: `pip install --no-build-isolation --no-deps FOLDER`, with `--editable` while you "
    "work on it, into the environment that has Oddments. It is there when Oddments starts again.",
    "Write its tests beside `tests/test_{key}.py`, and run them with pytest.",
    "Change the name, the version, the author and the licence in `pyproject.toml` and `LICENSE`.",
)


def recipe(key: str, *, package: bool = False) -> str:
    """Return the steps as a list in Markdown, for a game in the checkout or in a package."""
    if package:
        steps: tuple[str, ...] = (*_THEIRS[:1], *_STEPS, *_SHARED, *_MEASURES, *_THEIRS[1:])
        top = f"oddments_{key}"
        folders = {part: f"{top}/{part}" for part in ("rules", "views", "resources")}
    else:
        steps = (*_STEPS, *_SHARED, *_OURS[:1], *_MEASURES, *_OURS[1:])
        folders = {
            "rules": f"rules/games/{key}",
            "views": f"desktop/views/{key}",
            "resources": f"resources/games/{key}",
            "tests": f"tests/rules/games/{key}",
        }
    texts = [step.format(key=key, **folders) for step in steps]
    return "".join(f"{_wrapped(number, text)}\n" for number, text in enumerate(texts, 1))


def _wrapped(number: int, text: str) -> str:
    return textwrap.fill(f"{number}. {text}", 100, subsequent_indent="   ", break_on_hyphens=False)
