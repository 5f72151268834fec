"""Positions: a table of « Incognito » in the middle of a game, set out by hand. For puzzles, studies and tests.

Cards are meant by what stands on them. What is not named lies in the piles: in the order of the pack, or shuffled by
`rng`. Rounds before this one are not on the wall. What cannot lie like this is Malformed, and says why.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.games.incognito import GAME, phases
from tablee.games.incognito.cards import WIDE
from tablee.games.incognito.phases import Box, Deal, Drawing, Gathering, Match, Pile, Voting
from tablee.games.incognito.rounds import gathered
from tablee.games.incognito.slate.slate import Slate, added
from tablee.games.incognito.start import check_kinds
from tablee.games.incognito.vocabulary import COUNTDOWNS, LAID, LONGEST_STROKE, NUMBERS, ROUNDS
from tablee.kernel.box import out_of, rest
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.offers import AnyStroke
from tablee.kernel.playout import check_pack, check_players
from tablee.kernel.refusals import Malformed
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import Stroke


def drawing(
    pack: Pack,
    words: Sequence[str],
    places: Sequence[str],
    *,
    slates: Sequence[Sequence[Stroke]] = (),
    down: Sequence[bool] = (),
    round_: int = 1,
    scores: Sequence[int] = (),
    countdown: int = COUNTDOWNS[0],
    rng: Rng | None = None,
) -> Drawing:
    """Everyone draws. All is by seat: the word and the place, what is on the slate, whether it lies face down.

    Words beyond the players' fill up the six later; what is missing of them comes from the pile.
    """
    players = len(places)
    check_players(GAME, players)
    check_pack(GAME, pack)
    check_kinds(pack)
    match = _match(round_, tuple(scores) or (0,) * players, countdown, players)
    lies = tuple(down) or (False,) * players
    _check_count("marks of who is down", lies, players)
    if all(lies):
        raise Malformed("all slates lie face down: they are shown, and nobody is awaited")
    if not players <= len(words) <= LAID:
        raise Malformed(f"{players} play, and {len(words)} words are dealt; {LAID} are gathered")
    hands, box = _dealt(pack, words, places, rng)
    return Drawing(match, box, hands, _slates(slates, players), lies, ())


def voting(
    pack: Pack,
    words: Sequence[str],
    places: Sequence[str],
    laid: Sequence[str],
    *,
    slates: Sequence[Sequence[Stroke]] = (),
    votes: Sequence[Sequence[int | None]] = (),
    done: Sequence[bool] = (),
    round_: int = 1,
    scores: Sequence[int] = (),
    countdown: int = COUNTDOWNS[0],
    rng: Rng | None = None,
) -> Voting:
    """Everyone votes. `laid` are the six words at 1 to 6, those of the players among them.

    `votes` are by seat, and each by whose slate it lies before, None where none does. For the rest see `drawing`.
    """
    others = [word for word in laid if word not in words]
    if len({*laid}) != LAID or len(words) != len(places) or len(others) != LAID - len(words):
        raise Malformed(f"{LAID} words are laid, each once, and the word of every player is among them")
    table = drawing(
        pack, (*words, *others), places, slates=slates, round_=round_, scores=scores, countdown=countdown, rng=rng
    )
    order = tuple([[*words, *others].index(word) for word in laid])
    players = len(places)
    shown = gathered(Gathering(table), order)
    given = tuple([tuple(one) for one in votes]) or shown.votes
    ready = tuple(done) or shown.done
    _check_count("rows of votes", given, players)
    _check_count("marks of who is done", ready, players)
    for seat, one in enumerate(given):
        _check_votes(one, seat, players, done=ready[seat])
    if all(ready):
        raise Malformed("all are done: their votes are turned up, and nobody is awaited")
    return replace(shown, votes=given, done=ready)


def _match(round_: int, scores: tuple[int, ...], countdown: int, players: int) -> Match:
    if type(round_) is not int or not 1 <= round_ <= ROUNDS:
        raise Malformed(f"{round_!r} is no round; these are 1 to {ROUNDS}")
    _check_count("scores", scores, players)
    if any(type(score) is not int or score < 0 for score in scores):
        raise Malformed(f"{scores} are no scores")
    (seconds,) = out_of(COUNTDOWNS, [countdown], str)
    gone = tuple(map(Seat, range(players)))
    return phases.Match(round_ - 1, scores, seconds, (gone,) * (round_ - 1))


def _dealt(pack: Pack, words: Sequence[str], places: Sequence[str], rng: Rng | None) -> tuple[Deal, Box]:
    """What is named, and the piles of all the rest."""
    faces = {card: pack.cards[card].word for card in pack.of_kind("word")}
    stages = {card: pack.cards[card].place for card in pack.of_kind("place")}
    hands, stands = out_of([*faces.values()], words, str), out_of([*stages.values()], places, str)
    left = rest([*faces.values()], hands, named=str, rng=rng)
    unused = rest([*stages.values()], stands, named=str, rng=rng)
    filled = (*hands, *left)
    words_pile = Pile(_cards(faces, filled[LAID:]), ())
    places_pile = Pile(_cards(stages, unused), ())
    return Deal(_cards(faces, filled[:LAID]), _cards(stages, stands)), Box(pack, words_pile, places_pile)


def _cards(faces: dict[int, str], named: Sequence[str]) -> tuple[int, ...]:
    numbers = {face: card for card, face in faces.items()}
    return tuple([numbers[face] for face in named])


def _slates(slates: Sequence[Sequence[Stroke]], players: int) -> tuple[Slate, ...]:
    drawn = tuple(slates) or ((),) * players
    _check_count("slates", drawn, players)
    for strokes in drawn:
        for stroke in strokes:
            if not AnyStroke(LONGEST_STROKE, WIDE).holds(stroke):
                raise Malformed(f"{stroke!r} is no stroke on a slate")
    return tuple([_slate(strokes) for strokes in drawn])


def _slate(strokes: Sequence[Stroke]) -> Slate:
    slate = Slate()
    for stroke in strokes:
        slate = added(slate, (stroke,))
    return slate


def _check_votes(votes: Sequence[int | None], seat: int, players: int, *, done: bool) -> None:
    """A card before every other slate at most, none twice and none before one's own. [ICG-06]"""
    laid = [number for number in votes if number is not None]
    if len(votes) != players or votes[seat] is not None:
        raise Malformed(f"seat {seat} votes on {players} slates but its own; its votes are {votes}")
    if any(type(number) is not int or number not in NUMBERS for number in laid) or len({*laid}) < len(laid):
        raise Malformed(f"{votes}: vote cards are 1 to {LAID}, and each is used once")
    if done and len(laid) < players - 1:
        raise Malformed(f"seat {seat} is done, and its votes are {votes}: one is missing")


def _check_count(what: str, given: Sequence[object], players: int) -> None:
    if len(given) != players:
        raise Malformed(f"{players} play, and there are {len(given)} {what}")
