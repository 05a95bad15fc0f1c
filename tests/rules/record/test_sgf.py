"""SGF as text and as trees, against sgfmill."""

from __future__ import annotations

import operator
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_records import PROPERTY_NAMES, TEXTS
from sgfmill import sgf_grammar

from rules.record import sgf, sgf_text
from rules.record.sgf import Scanner, SgfError, SgfNode
from rules.record.sgf_text import Places, SgfText, unescape

# what sgfmill reads and writes like us: it leaves \0 in names of encodings and tabs to its callers
ORACLE_TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\t\v\f"), max_size=30)


properties_of = operator.attrgetter("properties")


def read_one(value: str) -> str:
    (text,) = sgf.read(f"(;C[{value}])").properties["C"]
    return text


def shape(node: SgfNode) -> object:
    """Return the tree as nested tuples, made without recursion being needed for flat trees."""
    return (node.properties, [shape(child) for child in node.children])


@st.composite
def trees(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> SgfNode:
    def node() -> SgfNode:
        names = draw(st.lists(PROPERTY_NAMES, max_size=3, unique=True))
        return SgfNode({name: draw(st.lists(texts, min_size=1, max_size=3)) for name in names})

    nodes = [node()]
    for _ in range(draw(st.integers(0, 12))):
        child = node()
        nodes[draw(st.integers(0, len(nodes) - 1))].children.append(child)
        nodes.append(child)
    return nodes[0]


@given(trees(TEXTS))
def test_trees_come_back_equal(tree: SgfNode) -> None:
    assert shape(sgf.read(sgf.write(tree, properties_of))) == shape(tree)


@given(trees(ORACLE_TEXTS))
def test_sgfmill_reads_what_is_written(tree: SgfNode) -> None:
    theirs = sgf_grammar.parse_sgf_game(sgf.write(tree, properties_of).encode())
    waiting = [(tree, theirs)]
    while waiting:
        ours, their_tree = waiting.pop()
        for their_node in their_tree.sequence[:-1]:
            assert_equal_nodes(ours, their_node)
            (ours,) = ours.children
        assert_equal_nodes(ours, their_tree.sequence[-1])
        assert len(ours.children) == len(their_tree.children)
        waiting.extend(zip(ours.children, their_tree.children, strict=True))


def assert_equal_nodes(ours: SgfNode, theirs: dict[str, list[bytes]]) -> None:
    texts = {
        name: [sgf_grammar.text_value(value).decode() for value in values]
        for name, values in theirs.items()
    }
    assert ours.properties == texts


@given(trees(ORACLE_TEXTS))
def test_what_sgfmill_writes_is_read(tree: SgfNode) -> None:
    def coarse(node: SgfNode) -> sgf_grammar.Coarse_game_tree:
        game = sgf_grammar.Coarse_game_tree()
        game.sequence = [
            {
                name: [sgf_grammar.escape_text(value.encode()) for value in values]
                for name, values in node.properties.items()
            }
        ]
        game.children = [coarse(child) for child in node.children]
        return game

    text = sgf_grammar.serialise_game_tree(coarse(tree)).decode()
    assert shape(sgf.read(text)) == shape(tree)


def test_a_property_given_twice_has_all_values() -> None:
    assert sgf.read("(;AB[a1]C[x]AB[b1][b2])").properties == {
        "AB": ["a1", "b1", "b2"],
        "C": ["x"],
    }


def test_space_is_allowed_between_all_parts() -> None:
    loose = " \n ( ; \n FF [4]\n[5] C[x] ( ;B[y] ) \n ( ; W [z] ; ) ) \n "
    tight = "(;FF[4][5]C[x](;B[y])(;W[z];))"
    assert shape(sgf.read(loose)) == shape(sgf.read(tight))


def test_offsets_are_found() -> None:
    text = "(;FF[4]\n ;C[ä]W[a1]\n(;B[x])(;B[y]))"
    root = sgf.read(text)
    (node,) = root.children
    places, scanner = Places(text), Scanner(text)
    assert places.of(node.offset) == (2, 2)
    assert places.of(scanner.offset_of("W", node)) == (2, 7)
    assert places.of(scanner.offset_of("B", node.children[1])) == (3, 10)
    assert scanner.offset_of("TR", node) == node.offset
    assert places.of(0) == (1, 1)


@given(st.text("ab\n"), st.integers(0, 2**32))
def test_places_are_right_in_any_order(text: str, seed: int) -> None:
    places = Places(text)
    rng = random.Random(seed)
    for offset in [rng.randint(0, len(text)) for _ in range(5)]:
        before = text[:offset].split("\n")
        assert places.of(offset) == (len(before), len(before[-1]) + 1)


@pytest.mark.parametrize(
    ("text", "line", "column", "problem"),
    [
        ("", 1, 1, "empty"),
        (" \n ", 2, 2, "empty"),
        ("hello", 1, 1, "not an SGF"),
        ("\n(B[a])", 2, 1, "not an SGF"),
        ("(;B[a]", 1, 7, "too early"),
        ("(;B[a](;C[x])", 1, 14, "too early"),
        ("(;\nB[a", 2, 2, "ends within the value"),
        ("(;B[a\\]", 1, 4, "ends within the value"),
        ("(;B)", 1, 4, "B has no value"),
        ("(;b[a])", 1, 3, "capitals"),
        ("(;[a])", 1, 3, "without a property"),
        ("(;B[a]())", 1, 8, "begins with a node"),
        ("(;B[a](;C[x])W[b])", 1, 14, "'W' is out of place"),
        ("(;B[a](;C[x]);W[b])", 1, 14, "after a variation"),
        ("(;B[a]5)", 1, 7, "'5' is out of place"),
        ("(;B[a](;FF[4]B[b]))", 1, 7, "another game begins here"),
    ],
)
def test_errors_name_their_place(text: str, line: int, column: int, problem: str) -> None:
    with pytest.raises(SgfError, match=problem) as caught:
        sgf.read(text)
    assert Places(text).of(caught.value.offset) == (line, column)


def test_games_are_found_one_after_another() -> None:
    text = "(;FF[4]C[)(](;B[x])(;W[y\\]]))\n (;FF[4](;C[2];W[z)(;GM[2]C[3]) junk (;C[4])"
    scanner = Scanner(text)
    found = []
    while scanner.begins_game or scanner.skip_to_game():
        found.append(scanner.at)
        scanner.skip_game()
    assert [text[at : at + 6] for at in found] == ["(;FF[4", "(;FF[4"]
    assert scanner.at_end


def test_a_game_that_does_not_end_ends_where_the_next_one_begins() -> None:
    text = "(;FF[4];B[a](;W[b])(;W[c]\n(;FF[4]C[2])"
    scanner = Scanner(text)
    scanner.skip_game()
    assert text[scanner.at :] == "(;FF[4]C[2])"
    with pytest.raises(SgfError, match="another game begins") as caught:
        list(Scanner(text).read_game())
    assert caught.value.offset == scanner.at


def test_the_readable_part_of_a_broken_node_is_kept() -> None:
    with pytest.raises(SgfError) as caught:
        sgf.read("(;FF[4];B[a1]TR[b][c]C[half of")
    node = caught.value.node
    assert node is not None
    assert caught.value.cut == "C"
    assert node.properties == {"B": ["a1"], "TR": ["b", "c"], "C": ["half of"]}


def test_deep_and_wide_trees_need_no_deep_stack() -> None:
    deep = "(;" * 20_000 + ")" * 20_000
    assert sum(1 for _ in sgf.read(deep).subtree()) == 20_000
    wide = "(;" + "(;)" * 20_000 + ")"
    assert len(sgf.read(wide).children) == 20_000
    assert sgf.write(sgf.read(wide), properties_of).count("(;)") == 20_000


def test_too_many_nodes_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sgf, "MAX_NODES", 50)
    assert sgf.read("(" + ";" * 50 + ")")
    with pytest.raises(SgfError, match="more than 50 nodes"):
        sgf.read("(" + ";" * 51 + ")")


def test_long_values_are_read_in_one_go() -> None:
    assert len(read_one("\\a" * 1_000_000)) == 1_000_000
    with pytest.raises(SgfError, match="ends within"):
        sgf.read("(;C[" + "\\a" * 1_000_000)


def test_lines_are_broken_between_nodes() -> None:
    root = node = SgfNode({"FF": ["4"]})
    for _ in range(200):
        node.children.append(SgfNode({"B": ["c3d3"]}))
        (node,) = node.children
    first, *lines = sgf.write(root, properties_of).splitlines()
    assert first == "(;FF[4]" + ";B[c3d3]" * 11
    assert set(lines[:-1]) == {";B[c3d3]" * 11}
    assert lines[-1].endswith(";B[c3d3])")


def test_each_variation_begins_on_a_line_and_ends_with_its_last_node() -> None:
    long = "x" * 100
    text = f"(;FF[4]\n(;B[a1]\n;C[{long}])\n(;B[b1]))\n"
    root = sgf.read(text)
    assert sgf.write(root, properties_of) == text


@pytest.fixture(params=[1 << 15, 5, 2])
def piece(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many characters are searched at once: it makes no difference to what is found."""
    monkeypatch.setattr(sgf_text, "_PIECE", request.param)
    size: int = request.param
    return size


@pytest.mark.usefixtures("piece")
def test_space_is_skipped() -> None:
    text = SgfText(" \n\t  \r\n  x  ")
    assert text.skip_space(0) == 9
    assert text.skip_space(9) == 9
    assert text.skip_space(10) == 12
    assert text.skip_space(12) == 12


@pytest.mark.usefixtures("piece")
def test_a_name_is_its_capitals() -> None:
    text = SgfText("ADDBlackWhitE[x]")
    assert text.name(0) == ("ADDBWE", 13)
    assert text.name(13) == ("", 13)
    assert SgfText("lower case").name(0) == ("", 5)
    assert SgfText("B2[x]").name(0) == ("B", 1)


@pytest.mark.usefixtures("piece")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[plain]", "plain"),
        ("[]", ""),
        (" \n [after space]", "after space"),
        (r"[closing \] and back \\]", r"closing ] and back \ "[:-1]),
        ("[two\r\nlines\rof\n\rtext\n]", "two\nlines\nof\ntext\n"),
        ("[soft\\\nbreaks\\\r\nare\\\rnone\\\n\r]", "softbreaksarenone"),
        (r"[\a needless \escape: \]]", "a needless escape: ]"),
        (r"[a\:b:c]", "a:b:c"),
        ("[a\r\n\r\nb]", "a\n\nb"),
        ("[(;not[a node]", "(;not[a node"),
        ("[  as\tit is  ]", "  as\tit is  "),
    ],
)
def test_a_value_is_read_without_its_escapes(text: str, value: str) -> None:
    assert SgfText(text).value(0) == (value, len(text))
    assert SgfText(f"{text}[next]").value(0) == (value, len(text))


@pytest.mark.usefixtures("piece")
@pytest.mark.parametrize("text", ["", "x[a]", ";", "[no end", r"[no end \]", "  [", "["])
def test_a_missing_or_unfinished_value_is_none(text: str) -> None:
    known = SgfText(text)
    assert known.value(0) is None
    assert known.value(0) is None  # also when it has been cached


@pytest.mark.usefixtures("piece")
def test_a_game_is_found_by_what_only_roots_have() -> None:
    text = SgfText("(x;FF[4] (;B[a1]) ( ; GM [1];W[b1]) (;FF[4])")
    assert text.next_game(0) == 18
    assert text.next_game(5) == 18
    assert text.next_game(18) == 18
    assert text.next_game(19) == 36
    assert text.next_game(3) == 18
    assert text.next_game(37) == len(text.text)
    assert text.begins_root(18)
    assert not text.begins_root(9)
    assert SgfText("(;GM[1])").next_game(0) == 0


@pytest.mark.usefixtures("piece")
def test_brackets_in_values_are_ignored() -> None:
    text = SgfText(r";C[a ( \] ) b]B[a1](;W[)])")
    assert text.next_bracket(0) == 19
    assert text.next_bracket(20) == 25
    assert text.next_bracket(26) == 26
    assert SgfText(";C[no end (").next_bracket(0) == 2
    assert SgfText("").next_bracket(0) == 0
    assert SgfText(")").next_bracket(0) == 0


@pytest.mark.usefixtures("piece")
def test_a_long_value_is_unescaped_as_a_short_one_is() -> None:
    assert unescape("") == ""
    assert unescape("plain\n") == "plain\n"
    long = "\\\\" * 7 + "\\\n" * 7 + "\r\n" * 7 + "x\\]y\r"
    assert unescape(long) == "\\" * 7 + "\n" * 7 + "x]y\n"
