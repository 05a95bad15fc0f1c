"""The file of the deck: killed, damaged, newer, full, locked, used by two programs, and rescued.

What can be read of a damaged one is counted by programs that share nothing with the rescue: SQLite
itself, made to ignore a damaged schema, and a search for the exercises in the bytes of the file.
"""

import contextlib
import errno
import json
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from exercises import different

from rules.training import deck_file
from rules.training.deck import Deck
from rules.training.deck_file import DeckError, NewerDeckError
from rules.training.exercise import ExerciseError, exercise_of, read_exercise
from rules.training.schedule import Grade

ROOT = Path(__file__).parents[3]
ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{ROOT}:{Path(__file__).parent}"}
CARDS = different(60)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the file of a deck with some answers, which is not open."""
    path = tmp_path / "training.sqlite"
    deck = Deck(path)
    deck.add(CARDS)
    answer(deck, 5)
    deck.close()
    return path


def answer(deck: Deck, count: int) -> None:
    for _ in range(count):
        card = deck.next_card()
        assert card is not None
        deck.answer(card, Grade.EASY)


def answers(deck: Deck) -> int:
    return sum([card.repetitions for card in deck.cards()])


# -- killed --------------------------------------------------------------------------------------

_TRAINEE = """
import contextlib, sys
from pathlib import Path
from rules.training.deck import Deck, StaleCardError
from rules.training.schedule import Grade

deck = Deck(Path(sys.argv[1]), new_per_day=10_000)
while (card := deck.next_card()) is not None:
    print("shown", card.id, flush=True)
    with contextlib.suppress(StaleCardError):  # another program was quicker
        deck.answer(card, Grade.EASY)
        print("answered", card.id, flush=True)
"""


def start(script: str, path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", script, str(path)],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.long
def test_a_killed_program_never_shows_an_answered_card_again(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    deck = Deck(path)
    deck.add(different(1200))
    deck.close()
    choice = random.Random(1)
    done: set[str] = set()
    kills = 0
    for _ in range(12):
        program = start(_TRAINEE, path)
        assert program.stdout is not None
        # Counted in lines, since a fast machine answers all cards in the time of a slow one's ten.
        lines = [program.stdout.readline() for _ in range(choice.randint(1, 60))]
        program.kill()
        kills += program.wait() == -9
        lines += program.stdout.read().splitlines(keepends=True)
        program.stdout.close()
        for line in lines:
            if not line.endswith("\n"):
                continue  # cut off
            what, card = line.split()
            if what == "shown":
                assert card not in done
            else:
                done.add(card)
    assert kills == 12
    deck = Deck(path)
    assert deck.file.aside is None
    assert len(done) <= answers(deck) <= len(done) + kills
    assert {card.repetitions for card in deck.cards()} <= {0, 1}
    assert deck.file.connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    deck.close()


@pytest.mark.long
def test_two_programs_share_a_deck(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    deck = Deck(path)
    deck.add(different(300))
    programs = [start(_TRAINEE, path) for _ in range(2)]
    lines = "".join([program.communicate(timeout=300)[0] for program in programs]).splitlines()
    answered = [line.partition(" ")[2] for line in lines if line.startswith("answered")]
    assert sorted(map(int, answered)) == list(range(1, 301))
    assert [card.repetitions for card in deck.cards()] == [1] * 300
    deck.close()


# -- damaged and newer ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "contents", [b"these are my notes\n" * 100, b"x", b"SQLite format 3\0" * 99]
)
def test_what_is_no_deck_is_set_aside(path: Path, contents: bytes) -> None:
    path.write_bytes(contents)
    deck = Deck(path)
    aside = deck.file.aside
    assert deck.counts().total == 0
    deck.close()
    if len(contents) > 1:  # an almost empty file counts as missing
        assert aside is not None
        assert aside.read_bytes() == contents
        assert aside.parent == path.parent
    deck = Deck(path)
    assert deck.file.aside is None
    deck.close()


def test_a_damaged_deck_that_is_open_elsewhere_is_left_alone(path: Path) -> None:
    deck = Deck(path)
    data = path.read_bytes()
    path.write_bytes(b"damaged" + data[7:])
    with pytest.raises(DeckError, match="the file is damaged"):
        Deck(path)
    deck.close()
    assert path.exists()


def test_a_deck_without_a_table_is_set_aside_and_its_cards_are_kept(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("DROP TABLE ratings")
    deck = Deck(path)
    assert deck.file.aside is not None
    assert (deck.file.rescued, answers(deck)) == (60, 5)
    deck.undo()
    assert answers(deck) == 4
    deck.close()


def test_a_deck_of_a_newer_version_is_refused_and_stays_as_it_is(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA journal_mode = DELETE")
        newer.execute(f"PRAGMA user_version = {deck_file.VERSION + 1}")
    before = path.read_bytes()
    files = sorted(path.parent.iterdir())
    for _ in range(2):
        with pytest.raises(NewerDeckError, match="written by a newer version"):
            Deck(path)
    assert path.read_bytes() == before
    assert {file.name for file in path.parent.iterdir()} <= {file.name for file in files} | {
        f"{path.name}.lock"
    }


# -- full, locked and read-only --------------------------------------------------------------------


def test_on_a_full_disk_nothing_is_lost(path: Path) -> None:
    deck = Deck(path, new_per_day=100)
    before = list(deck.cards())
    (pages,) = deck.file.connection.execute("PRAGMA page_count").fetchone()
    deck.file.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DeckError, match="there is no space left on the disk"):
        deck.add(different(400))
    assert list(deck.cards()) == before
    deck.file.connection.execute(f"PRAGMA max_page_count = {1 << 30}")
    answer(deck, 3)
    assert answers(deck) == 8
    deck.close()


_LIMITED = """
import resource, signal, sys
from pathlib import Path
from rules.training.deck import Deck
from rules.training.deck_file import DeckError
from rules.training.schedule import Grade

path = Path(sys.argv[1])
deck = Deck(path, new_per_day=10_000)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
wal = path.with_name(path.name + "-wal").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 40_000, resource.RLIM_INFINITY))
done = 0
try:
    while (card := deck.next_card()) is not None:
        deck.answer(card, Grade.EASY)
        done += 1
except DeckError as error:
    print(done, error)
"""


def test_an_answer_that_cannot_be_written_is_reported_and_the_others_stay(path: Path) -> None:
    program = start(_LIMITED, path)
    count, _, message = program.communicate(timeout=300)[0].strip().partition(" ")
    assert message in ("input/output error", "there is no space left on the disk")
    deck = Deck(path)
    assert deck.file.aside is None
    assert answers(deck) == 5 + int(count)
    deck.close()


def test_a_locked_deck_is_waited_for_and_then_reported(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deck_file, "PATIENCE_MS", 50)
    deck = Deck(path)
    card = deck.next_card()
    assert card is not None
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert deck.next_card() == card  # asking still works
        with pytest.raises(DeckError, match="another program is writing to the file"):
            deck.answer(card, Grade.GOOD)
        other.execute("ROLLBACK")
    deck.answer(card, Grade.GOOD)
    deck.close()


def test_a_folder_that_cannot_be_written_to_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DeckError, match=r"the file already exists|it is not a folder"):
        Deck(tmp_path / "file" / "training.sqlite")


@pytest.mark.parametrize(
    ("put", "why"),
    [
        (lambda path: os.mkfifo(path), "it is not a regular file"),
        (Path.mkdir, "it is a folder"),
        (lambda path: path.symlink_to(path), "the link leads to itself"),
        (lambda path: path.symlink_to("absent"), "the file or folder does not exist"),
    ],
)
@pytest.mark.parametrize("ending", ["", "-wal"])
def test_what_is_no_file_is_refused_in_clear_words(
    tmp_path: Path, put: Callable[[Path], None], why: str, ending: str
) -> None:
    put(tmp_path / f"training.sqlite{ending}")
    with pytest.raises(DeckError, match=why):
        Deck(tmp_path / "training.sqlite")
    assert not (tmp_path / "absent").exists()


def test_a_damaged_deck_that_a_link_leads_to_is_rescued_where_it_lies(path: Path) -> None:
    target = path.rename(path.with_name("cards.sqlite"))
    path.symlink_to(target)
    target.write_bytes(b"damaged" + target.read_bytes()[7:])
    deck = Deck(path)
    assert (deck.file.path, deck.file.rescued) == (target, 60)
    deck.close()
    assert path.is_symlink()


def test_a_rescue_that_fails_leaves_one_copy(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = b"damaged" + path.read_bytes()[7:]
    path.write_bytes(data)

    def fail(*_arguments: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as full:
        full.setattr(deck_file, "rescue_deck", fail)
        for _ in range(2):
            with pytest.raises(DeckError, match="no space"):
                Deck(path)
    (kept,) = path.parent.glob("* damaged *")
    assert (path.read_bytes(), kept.read_bytes()) == (data, data)
    deck = Deck(path)
    assert (deck.file.aside, deck.file.rescued) == (kept, 60)
    deck.close()
    assert list(path.parent.glob("* damaged *")) == [kept]


@pytest.mark.ordinary_user
def test_a_sealed_folder_is_reported(path: Path) -> None:
    path.parent.chmod(0o500)
    try:
        with pytest.raises(DeckError, match="permission denied"):
            Deck(path)
    finally:
        path.parent.chmod(0o700)


# -- what comes back from a damaged deck -----------------------------------------------------------

PAGE = 4096
KINDS = ("truncated", "bytes", "zeroed", "swapped")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the contents of a deck with cards that are new, answered, rated and deleted."""
    path = tmp_path_factory.mktemp("whole") / "training.sqlite"
    deck = Deck(path, new_per_day=1000)
    deck.add(different(90))
    for _ in range(40):
        card = deck.next_card()
        assert card is not None
        deck.answer(card, Grade.EASY)
    deck.close()
    return path.read_bytes()


def damaged(whole: bytes, kind: str, seed: int) -> bytes:
    choice, data = random.Random(f"{kind} {seed}"), bytearray(whole)
    pages = [slice(at, at + PAGE) for at in range(0, len(data), PAGE)]
    if kind == "truncated":
        del data[choice.randrange(200, len(data)) :]
    elif kind == "bytes":
        for _ in range(choice.choice([1, 5, 20, 100])):
            data[choice.randrange(len(data))] = choice.randrange(256)
    else:
        for _ in range(choice.choice([1, 2, 4])):
            one, other = choice.choice(pages), choice.choice(pages)
            data[one], data[other] = data[other], data[one]
            if kind == "zeroed":
                data[one] = bytes(PAGE)
    return bytes(data)


def readable(path: Path) -> set[str]:
    """Return the keys of the cards that can be read of a file."""
    return max(read_by_sqlite(path), found_in_bytes(path.read_bytes()), key=len)


def read_by_sqlite(path: Path) -> set[str]:
    keys = set()
    for order in ("ASC", "DESC"):
        with (
            contextlib.suppress(sqlite3.Error, MemoryError),
            contextlib.closing(sqlite3.connect(path)) as source,
        ):
            source.text_factory = bytes
            source.execute("PRAGMA writable_schema = ON")
            for (text,) in source.execute(f"SELECT exercise FROM cards ORDER BY id {order}"):
                with contextlib.suppress(ExerciseError, ValueError, AttributeError):
                    keys.add(read_exercise(text.decode()).key)
    return keys


def found_in_bytes(data: bytes) -> set[str]:
    keys, at = set(), data.find(b'{"game":')
    while at >= 0:
        with contextlib.suppress(ValueError, ExerciseError):
            text = data[at : at + PAGE].decode("utf-8", "replace")
            keys.add(exercise_of(json.JSONDecoder().raw_decode(text)[0]).key)
        at = data.find(b'{"game":', at + 1)
    return keys


def check_rescue(folder: Path, whole: bytes, kind: str, seed: int) -> tuple[int, int]:
    """Open a damaged deck and train with it; return how many cards it has, and could have."""
    path = folder / f"{kind} {seed}.sqlite"
    path.write_bytes(damaged(whole, kind, seed))
    possible = readable(path)
    path.write_bytes(damaged(whole, kind, seed))  # SQLite may have changed it
    deck = Deck(path, new_per_day=1000)
    if deck.file.aside is not None:
        assert deck.file.aside.read_bytes() == damaged(whole, kind, seed)
    cards = deck.counts().total
    while (card := deck.next_card()) is not None:
        deck.answer(card, Grade.GOOD)
    found = len(list(deck.cards()))
    # SQLite does not notice damage within the text of a card: that one is left out when it is due
    assert found == cards or deck.file.aside is None
    deck.close()
    again = Deck(path)
    assert again.file.aside is None
    assert again.counts().total == cards
    again.close()
    return found, len(possible)


@pytest.mark.parametrize("kind", KINDS)
def test_a_damaged_deck_gives_back_what_can_be_read(
    tmp_path: Path, whole: bytes, kind: str
) -> None:
    found = [check_rescue(tmp_path, whole, kind, seed) for seed in range(6, 10)]
    assert all(cards >= 0.95 * possible for cards, possible in found), found
    assert sum(possible for _, possible in found) > 90  # there is something to rescue


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_hundreds_of_damaged_decks_give_back_what_can_be_read(
    tmp_path: Path, whole: bytes, kind: str
) -> None:
    for seed in range(100, 225):
        cards, possible = check_rescue(tmp_path, whole, kind, seed)
        assert cards >= 0.95 * possible, seed


def test_all_cards_come_back_with_their_schedule_where_only_an_index_is_missing(
    tmp_path: Path, whole: bytes
) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(without_an_index(whole))
    deck = Deck(path)
    assert (deck.file.rescued, sum(card.repetitions for card in deck.cards())) == (90, 40)
    assert deck.next_due() is not None
    deck.close()


def without_an_index(whole: bytes) -> bytes:
    """Return a deck in which the first page of an index is zeroed."""
    pages = [whole[at : at + PAGE] for at in range(0, len(whole), PAGE)]
    index = next(i for i, page in enumerate(pages) if page[0] == 0x0A)
    return b"".join([*pages[:index], bytes(PAGE), *pages[index + 1 :]])


def test_what_was_not_yet_in_the_file_itself_comes_back(tmp_path: Path, whole: bytes) -> None:
    path, copy = tmp_path / "training.sqlite", tmp_path / "copy" / "training.sqlite"
    path.write_bytes(whole)
    copy.parent.mkdir()
    deck = Deck(path)
    deck.add(different(100))  # in the log beside the file, while it is open
    copy.write_bytes(b"x" * PAGE + path.read_bytes()[PAGE:])
    Path(f"{copy}-wal").write_bytes(Path(f"{path}-wal").read_bytes())
    deck.close()
    rescued = Deck(copy)
    assert rescued.counts().total == 100
    rescued.close()


def test_a_deleted_card_does_not_come_back(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(whole)
    deck = Deck(path)
    deleted = next(deck.cards())
    deck.delete(deleted)
    deck.close()
    path.write_bytes(without_an_index(path.read_bytes()))
    deck = Deck(path)
    assert deck.file.rescued == 89
    assert deck.card(deleted.exercise) is None
    assert deck.add([deleted.exercise]) == 0
    deck.close()


def change(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute(statement)
        connection.commit()


@pytest.mark.parametrize("field", ["stage = 3, step = NULL", "stability = -1", "difficulty = 'x'"])
def test_a_card_with_a_damaged_schedule_can_still_be_answered(
    tmp_path: Path, whole: bytes, field: str
) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(whole)
    change(path, f"UPDATE cards SET {field}, due = 1 WHERE id = 1")
    deck = Deck(path)
    card = next(deck.cards())
    assert deck.answer(card, Grade.GOOD).memory.due > 1
    deck.close()


def test_a_rescued_card_has_the_schedule_of_its_answers(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(whole)
    deck = Deck(path)
    before = next(deck.cards())
    deck.close()
    change(path, "UPDATE cards SET stability = -1, due = 1 WHERE id = 1")
    path.write_bytes(without_an_index(path.read_bytes()))
    deck = Deck(path)
    assert next(deck.cards()) == before
    deck.close()


def test_a_rescue_that_is_interrupted_begins_again(
    tmp_path: Path, whole: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(without_an_index(whole))

    def interrupt(*_arguments: object) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(deck_file, "rescue_deck", interrupt)
        with pytest.raises(KeyboardInterrupt):
            Deck(path)
    deck = Deck(path)
    assert deck.file.rescued == 90
    deck.close()
