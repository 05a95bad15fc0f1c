"""What the card of each player says as a game goes on."""

from __future__ import annotations

from driving import PERSONS, lay_out, small

from desktop.game.seat_card import SeatCard
from desktop.label import Label
from desktop.main_window import MainWindow
from rules.games import GAMES

# after "f1-d3" there is a diagonal row of three less, and Black has a turn to lose
_BREAKS_A_ROW = ("f8-f2", "e1-e7", "h7-c2", "h1-f3", "h2-g2")


def seen(card: SeatCard) -> list[str]:
    """The texts that can be read on a card; a badge without a word is none."""
    badges = [label for label in card.findChildren(Label) if label.property("role") == "badge"]
    assert all(label.text() for label in badges if label.isVisible())
    labels = card.findChildren(Label)
    return [label.text() for label in labels if label.isVisible() and label.text()]


def test_a_turn_to_lose_stands_on_the_card_until_it_is_lost(window: MainWindow) -> None:
    page = lay_out(window, GAMES["themisto"].setup(), *_BREAKS_A_ROW)
    mover = page.session.position.player
    card, other = page.players.cards[mover], page.players.cards[1 - mover]
    assert not any("loses" in text for each in (card, other) for text in seen(each))
    place = page.session.position.board.site("g2")
    step = next(
        step
        for step in page.session.position.legal_steps()
        if [touch.site for touch in page.session.position.touches(step)][:1] == [place]
    )
    page.session.play(step)
    if page.session.steps:  # to capture or not
        page.session.play(page.session.position.legal_steps()[-1])
    assert page.session.position.lost_turns()[mover] == 1
    assert "loses 1 turn" in seen(card)
    assert "loses 1 turn" in card.accessibleName()
    assert not any("loses" in text for text in seen(other))
    page.session.undo()
    assert not any("loses" in text for text in seen(card))
    assert "loses" not in card.accessibleName()


def test_each_card_says_name_colour_and_who_is_to_move_and_swaps_its_colour(
    window: MainWindow,
) -> None:
    page = lay_out(window, small("egotzi"), "b2", seats=PERSONS)
    first, second = page.players.cards
    assert seen(first)[:2] == ["Player 1", "Black"]
    assert seen(second)[:3] == ["Player 2", "White", "to move"]
    assert "to move" not in seen(first)
    page.press(next(button for button in page.session.buttons))
    assert seen(first)[:3] == ["Player 1", "White", "to move"]
    assert seen(second)[:2] == ["Player 2", "Black"]
    assert first.property("active")
    assert not second.property("active")
