"""The pages of the help, one Markdown file each, with what each game adds; and their search.

A page begins with its title. A line ``<a id="end"></a>`` above a heading gives that section an id,
the same in every language: links, F1 and tests find sections by it. What games add to
the other pages: ``shared_page``.

Pictures are real positions, described in one line and played by the rules:

    position: SETUP | TURNS | MARKS

``SETUP`` is as in the protocol's ``game`` command, ``TURNS`` are turns separated by blanks, and
``MARKS`` are what else is drawn:

    last           what the last turn did
    preview=TURN   what the first step of a turn would do
    begun=TURN     all steps of a turn but the last, and what that one would do
    touched=SITE   a site that has been touched
    targets        the sites that can be touched next
    group=SITE     the group on a site
    refused=TURN   an illegal turn, and what forbids it
    results        what each turn leads to, where the table of a solved board says so
    openings       the win rate of each first turn for whoever makes it, from the table of openings;
                   in the caption, {best}, a whole sentence, {lowest} and {highest} are from it
"""

from __future__ import annotations

import dataclasses
import re
import unicodedata
from collections.abc import Mapping, Sequence, Set
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from PySide6.QtGui import QImage, QTextDocument

from desktop.board.board_input import Touching
from desktop.board.picture import board_for_paper, scene_picture
from desktop.painting.candidate import CandidateView, candidate_views
from desktop.services.languages import SOURCE, UI_LANGUAGE, Language
from desktop.theme.themes import Theme
from desktop.views.game_texts import TEXTS
from rules.engine.known_reports import best_openings, opening_report, solved_report
from rules.games import game_file, read_setup
from rules.games.game_data import opening_table, solved_board
from rules.openings import Opening, OpeningTable
from rules.piece import Change, Touch
from rules.position import Position
from rules.refusal import IllegalTurnError, Refusal, RulesError

SCHEME = "position:"

_NAMED = 5  # openings in a caption
_WORD = re.compile(r"\{(\w+)\}")


@dataclasses.dataclass
class Example:
    """What a picture shows.

    Attributes:
        position: the position; perhaps in the middle of a turn.
        last: what the last turn did, if that is marked.
        preview: what a step would do. loses: whether it loses the next turn.
        touches, remaining: what has been touched, and what remains to be touched of each step.
        group: the site of a group, -1 for none.
        tried, refusal: the touches of an illegal step, and why it is illegal.
        candidates: the turns, with what they lead to.
        words: [name] -> what stands in a caption in place of {name}.
    """

    position: Position
    last: tuple[Change, ...] = ()
    preview: tuple[Change, ...] = ()
    loses: bool = False
    touches: tuple[Touch, ...] = ()
    remaining: Sequence[tuple[Touch, ...]] = ()
    group: int = -1
    tried: tuple[Touch, ...] = ()
    refusal: Refusal | None = None
    candidates: Sequence[CandidateView] = ()
    words: Mapping[str, str] = dataclasses.field(default_factory=dict)

    def caption(self, text: str) -> str:
        """Return the text below the picture, with its words filled in."""
        return _WORD.sub(lambda word: self.words.get(word[1], word[0]), text)


def read_example(reference: str) -> Example:
    """Return the example that a reference on a page describes.

    Raises:
        RulesError: it is not as above, a turn is illegal, or a turn to be refused is legal.
    """
    parts = [part.split() for part in reference.removeprefix(SCHEME).split("|")]
    if not reference.startswith(SCHEME) or len(parts) > 3:
        raise RulesError(f"a picture is written {SCHEME} SETUP | TURNS | MARKS, not {reference!r}")
    setup, turns, marks = [*parts, [], []][:3]
    example = Example(read_setup(setup).start())
    last: tuple[Change, ...] = ()
    for text in turns:
        turn = example.position.read(text)
        last = example.position.turn_changes(turn)
        example.position.play_turn(turn)
    for mark in marks:
        name, _, value = mark.partition("=")
        if name == "last":
            example.last = last
        elif name in _MARKS:
            _MARKS[name](example, value)
        else:
            raise RulesError(f"{mark!r} is not a mark: last, {', '.join(_MARKS)}")
    return example


def example_picture(
    example: Example, size_px: int, theme: Theme, device_ratio: float = 1.0
) -> QImage:
    """Return the picture of an example, drawn like the board on the screen."""
    with board_for_paper(example.position.setup, theme) as scene:
        scene.show_position(example.position, example.last)
        refused = example.refusal.sites if example.refusal is not None else ()
        near = {*refused, *[touch.site for touch in example.tried]}
        scene.show_targets(example.remaining, example.touches, near)
        group = scene.group_at(example.group) if example.group >= 0 else ()
        scene.show_preview(example.preview, loses=example.loses, touched=example.tried, group=group)
        scene.show_candidates(example.candidates)
        if example.refusal is not None:
            scene.show_marks(forbidden=tuple(refused or [touch.site for touch in example.tried]))
        return scene_picture(scene, size_px, device_ratio)


def _preview(example: Example, text: str) -> None:
    preview = Touching(example.position).preview(example.position.read(text)[0])
    example.preview, example.loses = preview.changes, preview.loses


def _begin(example: Example, text: str) -> None:
    turn = example.position.read(text)
    example.last = example.position.turn_changes(turn[:-1])
    example.position.play_turn(turn[:-1])
    example.preview = example.position.change(turn[-1])


def _touch(example: Example, name: str) -> None:
    example.touches = (*example.touches, Touch(_site(example, name)))


def _targets(example: Example, _value: str) -> None:
    touching = Touching(example.position)
    touching.touches = example.touches
    example.remaining = touching.remaining()


def _group(example: Example, name: str) -> None:
    example.group = _site(example, name)


def _refuse(example: Example, text: str) -> None:
    try:
        example.position.read(text)
    except IllegalTurnError as error:
        example.refusal = error.refusal
    else:
        raise RulesError(f"{text!r} is legal")
    position = example.position.copy()
    for step in position.parse(text):
        if step not in position.legal_steps():
            example.tried = position.touches(step)
            return
        example.preview += position.change(step)
        position.play(step)


def _results(example: Example, _value: str) -> None:
    position = example.position
    board = solved_board(position.setup)
    report = None if board is None else solved_report(board, position, 0, lines=0)
    if report is not None:  # the table may be missing or damaged
        views = candidate_views(report, position, position, ())
        example.candidates = [view for view in views if view.touches]


def _openings(example: Example, _value: str) -> None:
    position = example.position
    table = opening_table(position.setup)
    report = None if table is None else opening_report(table, position, 0)
    if table is None or report is None:
        raise RulesError(f"no table of openings for {position.setup}")
    openings = table.turns(position)
    best = best_openings(table, openings)
    example.candidates = [
        dataclasses.replace(view, win_rate=openings[view.turn].win_rate, best=view.turn in best)
        for view in candidate_views(report, position, position, ())
    ]
    example.words = _opening_words(table, {openings[turn] for turn in best})


def _opening_words(table: OpeningTable, best: Set[Opening]) -> dict[str, str]:
    named = [f"{o.turn} ({_percent(o.win_rate)})" for o in table.openings if o in best]
    rates = [_percent(opening.win_rate) for opening in table.openings]
    return {
        "best": ", ".join(named[:_NAMED]) + ("." if len(named) <= _NAMED else " …"),
        "lowest": str(min(rates)),
        "highest": str(max(rates)),
    }


def _percent(rate: float) -> int:
    return round(100 * rate)


def _site(example: Example, name: str) -> int:
    try:
        return int(example.position.board.site(name))
    except KeyError:
        raise RulesError(f"there is no {name!r} on this board") from None


_MARKS = {
    "preview": _preview,
    "begun": _begin,
    "touched": _touch,
    "targets": _targets,
    "group": _group,
    "refused": _refuse,
    "results": _results,
    "openings": _openings,
}

OVERVIEW = "overview"

_NAME = re.compile(r"^<!-- ([a-z]+) -->\n", re.MULTILINE)

_ITEM = r"- .*\n(?:  .*\n)*"

_LIST = re.compile(rf"^(?:{_ITEM})+", re.MULTILINE)


def file_in(folder: Traversable, name: str, language: Language) -> Traversable:
    """Return a Markdown file in a language, or in English if it is not translated.

    In such a page a line ``<!-- name -->`` is replaced by what each game has under that line in its
    ``help/LANGUAGE/shared.md``. A game need not have that file, nor every name in it.
    """
    file = folder / language.code / f"{name}.md"
    return file if file.is_file() else folder / SOURCE.code / f"{name}.md"


def fill_page(text: str, language: Language) -> str:
    """Return the text of a page with what the games add to it, in their order."""
    games = [shared_parts(key, language) for key in TEXTS]
    return _NAME.sub(lambda name: "".join(game.get(name[1], "") for game in games), text)


def shared_names() -> set[str]:
    """Return the names of all places to which games may add something."""
    pages = (resources.files("resources") / "help" / SOURCE.code).iterdir()
    return {name for page in pages for name in _NAME.findall(page.read_text("utf-8"))}


def in_order(text: str) -> str:
    """Return a text with each of its lists in alphabetical order."""
    return _LIST.sub(lambda found: "".join(sorted(re.findall(_ITEM, found[0]), key=_order)), text)


def shared_parts(key: str, language: Language) -> dict[str, str]:
    """Return [name] -> what a game adds there."""
    file = file_in(game_file(key, "help"), "shared", language)
    _, *parts = _NAME.split(file.read_text("utf-8")) if file.is_file() else [""]
    return {
        name: text.strip("\n") + "\n" for name, text in zip(parts[::2], parts[1::2], strict=True)
    }


def _order(item: str) -> str:
    """Return what a word is sorted by: its letters, without case or accents."""
    letters = unicodedata.normalize("NFD", item.casefold())
    return "".join(letter for letter in letters if letter.isalpha() or letter == " ")


GLOSSARY = "glossary"

KEYS = (
    OVERVIEW,
    *TEXTS,
    "window",
    "notes",
    "library",
    "notation",
    GLOSSARY,
)  # in the order of the list

_ANCHOR = re.compile(r'<a id="([a-z-]+)"></a>\n(?=#)')

_SUMMARY = re.compile(r"^> \*\*(.+?)\*\* (.+?)\\?$", re.MULTILINE)

_HEADING = re.compile(r"^(?:<(?P<id>[a-z-]+)>)?#+ (?P<title>.*)$", re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Section:
    """A heading of a page and the text below it, down to the next heading.

    Attributes:
        id: its id for links, "" for none.
    """

    id: str
    title: str
    text: str


@dataclasses.dataclass(frozen=True)
class HelpPage:
    """One page.

    Attributes:
        markdown: the whole text, without the ids of sections.
        sections: all headings in order; the first one is the title of the page.
    """

    key: str
    markdown: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        return self.sections[0].title

    def summary(self, variant: str = "") -> list[tuple[str, str]]:
        """Return the lines of the quotation that begins a game's page: "Goal:", and what it is.

        If the section of a variant begins with such lines, they replace those that begin alike.
        """
        texts = [s.text for s in self.sections if s is self.sections[0] or s.id == variant]
        return list(dict(line for text in texts for line in _SUMMARY.findall(text)).items())

    def section(self, id: str) -> Section:  # noqa: A002 - the word that links use for it
        """Return the section with this id; KeyError if there is none."""
        return {section.id: section for section in self.sections if section.id}[id]


def help_page(key: str) -> HelpPage:
    """Return the page of a key in ``KEYS``, in the current language."""
    return page_in(key, UI_LANGUAGE.language)


@cache
def page_in(key: str, language: Language) -> HelpPage:
    """Return a page in a language, or in English if it is not translated."""
    if key in TEXTS:
        return read_page(key, file_in(game_file(key, "help"), key, language).read_text("utf-8"))
    folder = resources.files("resources") / "help"
    text = fill_page(file_in(folder, key, language).read_text("utf-8"), language)
    return read_page(key, in_order(text) if key == GLOSSARY else text)


def read_page(key: str, text: str) -> HelpPage:
    """Return a page from its Markdown."""
    named = _ANCHOR.sub(r"<\1>", text)
    headings = list(_HEADING.finditer(named))
    ends = [heading.start() for heading in headings[1:]] + [len(named)]
    sections = [
        Section(heading["id"] or "", heading["title"], named[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]
    return HelpPage(key, _ANCHOR.sub("", text), tuple(sections))


_PICTURE = re.compile(r"!\[(.*?)\]\(<(.*?)>\)")


def hits(words: str) -> dict[str, int]:
    """Return [key of a page] -> how often it contains the words, ignoring case."""
    wanted = words.lower()
    return {key: _words_of(help_page(key)).count(wanted) if wanted else 0 for key in KEYS}


@cache
def _words_of(page: HelpPage) -> str:
    """Return a page's text in lower case, with the alternative texts of its pictures."""
    markdown = page.markdown
    document = QTextDocument()
    document.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    captions = [_caption(*picture) for picture in _PICTURE.findall(markdown)]
    return "\n".join([document.toPlainText(), *captions]).lower()


def _caption(text: str, reference: str) -> str:
    """Return the caption of a picture; only those with words to fill in need the example."""
    try:
        return read_example(reference).caption(text) if "{" in text else text
    except RulesError:
        return ""  # the page does without the picture
