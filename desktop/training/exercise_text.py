"""What is shown about an exercise: its task, hints, answers, and where it is from."""

from __future__ import annotations

from desktop.game.players import Computer, computer_name, read_seat
from desktop.i18n.dates import date_text
from desktop.i18n.text import tr
from desktop.painting.game_view import GameView
from desktop.review.review_text import rate_phrase, verdict_name
from rules.games import read_setup
from rules.position import Position
from rules.record.sgf import simple_text
from rules.review.accuracy import shown, shown_verdict
from rules.review.move_review import Rate, Verdict
from rules.setup import Setup
from rules.training.exercise import Answer, Exercise, Source

_MAX_DATE = 30  # characters shown


def origin_text(exercise: Exercise) -> str:
    """Return against whom and when the game was played; "" if neither is known."""
    against = _opponent(exercise)
    date = date_text(simple_text(exercise.date, _MAX_DATE))
    if against and date:
        return tr("From your game against {opponent} ({date})", opponent=against, date=date)
    if against:
        return tr("From your game against {opponent}", opponent=against)
    if date:
        return tr("From your game ({date})", date=date)
    return ""


def _opponent(exercise: Exercise) -> str:
    """Return the other player's name as one line of plain text; "" if it is not known."""
    seat = read_seat(exercise.seat, exercise.opponent)
    return computer_name(seat.level) if isinstance(seat, Computer) else seat.name


_WON = (Verdict.LOST_WON_GAME.value, Verdict.MISSED_WIN.value)  # themes of mistakes


def title(exercise: Exercise) -> str:
    """Return what is asked, in a few words."""
    if exercise.source is Source.PUZZLE:
        if exercise.moves:
            return tr("Win by force in %Ln move(s)", "", exercise.moves)
        return tr("Win by force")
    return tr("Find a better move")


def text(view: GameView, exercise: Exercise, position: Position) -> str:
    """Return what is asked in sentences; ``position`` is the one to solve."""
    who = tr(
        "{game}. You are {colour}.",
        game=position.setup.game.title,
        colour=view.player_name(position.colour),
    )
    return " ".join([who, _what(exercise)])


def _what(exercise: Exercise) -> str:
    if exercise.source is Source.PUZZLE:
        return tr("Find a move that wins, whatever the other player does.")
    if not exercise.played:
        return tr("The move played here was bad. Find a better one.")
    return tr(
        "Move {number} of your game was {move} ({verdict}). Find a better one.",
        number=exercise.move,
        move=exercise.played,
        verdict=verdict_name(Verdict(exercise.theme)),
    )


def first_hint(view: GameView, exercise: Exercise) -> str:
    """Return what matters here; "" if there is nothing to say."""
    if exercise.source is Source.PUZZLE:
        return view.theme_text(exercise.theme)
    return tr("You can win by force here.") if exercise.theme in _WON else ""


def right_text(exercise: Exercise, answer: Answer) -> str:
    """Return why an accepted answer is right."""
    if answer.after is not None:
        if answer.after.proven and answer.after.value == 1:
            return tr("{move} wins by force.", move=answer.turn)
        if answer.best != answer.turn and answer.before is not None:
            return tr(
                "Chance to win: {rate}, almost as good as {best} with {most}.",
                rate=_rate_text(exercise, answer.after),
                best=answer.best,
                most=_rate_text(exercise, answer.before),
            )
        return tr(
            "Chance to win: {rate}. The engine finds nothing better.",
            rate=_rate_text(exercise, answer.after),
        )
    return " ".join([tr("{move} wins by force.", move=answer.turn), _others(exercise)])


def wrong_title(exercise: Exercise, answer: Answer) -> str:
    """Return that an answer is not accepted, in a few words."""
    return tr("Not the best yet") if _better_text(exercise, answer) else tr("Not this one")


def wrong_text(exercise: Exercise, answer: Answer) -> str:
    """Return why an answer is not accepted."""
    better = _better_text(exercise, answer)
    if better:
        return better
    if answer.before is not None and answer.after is not None:
        sentence = tr(
            "With {move} the chance to win is {after}; it could be {before}.",
            move=answer.turn,
            after=_rate_text(exercise, answer.after),
            before=_rate_text(exercise, answer.before),
        )
        if answer.turn == exercise.played:
            return " ".join([tr("That is the move you played in the game."), sentence])
        return sentence
    if exercise.moves:
        return tr(
            "{move} does not win by force in %Ln move(s).", "", exercise.moves, move=answer.turn
        )
    return tr("{move} does not win by force.", move=answer.turn)


def solution_text(exercise: Exercise) -> str:
    """Return the solution to somebody who has asked for it."""
    if exercise.source is Source.PUZZLE:
        return " ".join([tr("{move} wins by force.", move=exercise.best), _others(exercise)])
    if exercise.theme in _WON:
        text = tr("{move} wins by force.", move=exercise.best)
    else:
        text = tr("{move} is the best move found.", move=exercise.best)
    if exercise.before is None or exercise.after is None:
        return text
    rates = tr(
        "Chance to win: {before}; with your move, {played}: {after}.",
        before=_rate_text(exercise, exercise.before),
        played=exercise.played,
        after=_rate_text(exercise, exercise.after),
    )
    return " ".join([text, rates])


def _better_text(exercise: Exercise, answer: Answer) -> str:
    """Return that an answer is much better than the mistake; "" unless that is known."""
    after, mistake = answer.after, exercise.after
    if after is None or mistake is None or answer.turn == exercise.played:
        return ""
    gain = shown_verdict(_shown(exercise, after), _shown(exercise, mistake), _setup(exercise))
    if gain in (Verdict.NONE, Verdict.INACCURACY):
        return ""
    return tr(
        "Better than before ({after}, your move had {mistake}), but there is a better one yet.",
        after=_rate_text(exercise, after),
        mistake=_rate_text(exercise, mistake),
    )


def _rate_text(exercise: Exercise, rate: Rate) -> str:
    seen = _shown(exercise, rate)
    return rate_phrase(seen.value, proven=seen.proven)


def _shown(exercise: Exercise, rate: Rate) -> Rate:
    return shown(rate, _setup(exercise))


def _setup(exercise: Exercise) -> Setup:
    return read_setup(exercise.game.split())


def _others(exercise: Exercise) -> str:
    """Return whether other moves solve it too."""
    others = len(exercise.accepted) - 1
    if others:
        return tr("%Ln other move(s) would win, too.", "", others)
    return tr("No other move does.")
