"""The eleven laws that every game obeys, on random games. `tablee check GAME` runs them; so do the tests.

    1  `apply` accepts exactly when `refusal` is None, which is exactly what is offered
    2  nothing that the rules are given is changed by them
    3  random play ends within the game's stated bound
    4  replaying the log gives the same state
    5  encode and decode are inverse
    6  twins: worlds that differ in what a viewer may not know give it the same bytes
    7  an imagined world looks the same to the viewer, and could have told it all that it was told
    8  exactly the seats that may speak have offers
    9  cards, tiles and tokens are conserved
    10 there is a result exactly when the game is over
    11 every fact, refusal, offer and option has words in every language

Each moment is judged through the eyes of one viewer, drawn for the game: a seat, or a spectator. Laws 6, 9 and half of
7 compare the game with its witness (`witness.py`), and are left out where there is none.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.kernel import codec
from tablee.kernel.chance import Rng
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.fuzz import fuzzed
from tablee.kernel.game import AnyGame, Options, Over, Waiting
from tablee.kernel.offers import offered, sampled
from tablee.kernel.pack import Pack
from tablee.kernel.playout import at_random, opening
from tablee.kernel.refusals import Malformed, Refused
from tablee.kernel.replay import fold
from tablee.kernel.seats import Seat, Viewer, seats
from tablee.kernel.structs import Value, by_tag, members
from tablee.kernel.twins import Pair, paired, parted
from tablee.kernel.witness import Witness

State = Any
AnyWitness = Witness[Any, Any, Any]
Step = tuple[State, Entry[Any], State]

PAIR_EVERY, PART_EVERY = 24, 3
"""A new pair of twins begins at one moment in so many: by other secrets, or by another entry where it has any."""
IMAGINE_EVERY = 4
"""A world is imagined at one moment in so many: it is held against everything that was told before it."""


class LawBroken(AssertionError):  # noqa: N818 - it says what happened
    """Which law, and what was seen."""

    def __init__(self, law: int, seen: str) -> None:
        super().__init__(f"law {law} is broken: {seen}")
        self.law = law


@dataclass
class Inspection:
    """One random game under inspection."""

    game: AnyGame
    witness: AnyWitness | None
    players: int
    eyes: Viewer
    rng: Rng
    pack: Pack | None = None
    told: list[Value] = field(default_factory=list)
    entries: list[Entry[Any]] = field(default_factory=list)
    decisions: int = 0
    pairs: list[Pair] = field(default_factory=list)
    twins: int = 0
    """How many moments of twins were compared."""
    encoded: bytes = b""
    """The state as it was when it was last looked at."""


def examine(
    game: AnyGame,
    players: int,
    rng: Rng,
    witness: AnyWitness | None = None,
    *,
    options: Options | None = None,
    pack: Pack | None = None,
) -> Inspection:
    """Play one random game and hold every moment of it to the laws; LawBroken says which one failed, and where."""
    eyes = _any_viewer(players, rng)
    on = Inspection(game, witness, players, eyes, rng, pack)
    start = state = opening(game, players, options, pack)
    examine_state(on, start)
    for step in _steps(on, start):
        before, entry, state = step
        on.entries.append(entry)
        on.decisions += isinstance(entry, Acted)
        if on.decisions > game.bound:
            raise LawBroken(3, f"{on.decisions} decisions, and the stated bound is {game.bound}")
        examine_entry(on, step)
        on.told += game.tell(before, entry, state, eyes)
        examine_state(on, state)
    replayed(on, start, state)
    return on


def _steps(on: Inspection, start: State) -> Iterator[Step]:
    try:
        yield from at_random(on.game, start, on.rng)
    except Malformed as error:
        raise LawBroken(1, f"what was offered or asked for cannot follow: {error}") from None


def examine_state(on: Inspection, state: State) -> None:
    on.encoded = codec.encode(state)
    for law in (judged_alike, decoded_state, imagined, offers_match, conserved, result_when_over):
        law(on, state)


def examine_entry(on: Inspection, step: Step) -> None:
    for law in (unchanged, decoded_entry, twins_alike):
        law(on, step)


def judged_alike(on: Inspection, state: State) -> None:
    """Law 1 for a wild action and a sampled offer of any seat; law 2 on the way."""
    game = on.game
    seat = Seat(int(on.rng.random() * on.players))
    seen = game.view(state, seat)
    choices = game.offers(seen).choices
    if choices:
        action = sampled(choices, by_tag(game.actions), on.rng)
        if not accepted(game, state, seat, action):
            raise LawBroken(1, f"{action} was offered to seat {seat} and is refused")
    action = fuzzed(members(game.actions), on.rng)
    why = game.refusal(seen, action)
    if accepted(game, state, seat, action) != (why is None):
        raise LawBroken(1, f"refusal() says {why} of {action} of seat {seat}, and apply() does otherwise")
    if offered(choices, action) != (why is None):
        raise LawBroken(1, f"refusal() says {why} of {action} of seat {seat}, and offers() say otherwise")


def accepted(game: AnyGame, state: State, seat: Seat, action: Value) -> bool:
    before = codec.encode(state)
    try:
        game.apply(state, seat, action)
    except Refused:
        taken = False
    else:
        taken = True
    if codec.encode(state) != before:
        raise LawBroken(2, f"{action} of seat {seat} changed the state that it was applied to")
    return taken


def unchanged(on: Inspection, step: Step) -> None:
    """Law 2 for whatever just happened, chance and timers included."""
    before, entry, _ = step
    if codec.encode(before) != on.encoded:
        raise LawBroken(2, f"{entry} changed the state that it was applied to")


def replayed(on: Inspection, start: State, end: State) -> None:
    """Law 4, from entries as they would be read from a log."""
    logged = [codec.entries(on.game).decode(codec.encode(entry)) for entry in on.entries]
    try:
        again = fold(on.game, start, logged)
    except Malformed as error:
        raise LawBroken(4, f"{len(logged)} entries cannot be replayed: {error}") from None
    if again != end:
        raise LawBroken(4, f"{len(logged)} entries lead elsewhere when they are replayed")


def decoded_state(on: Inspection, state: State) -> None:
    """Law 5 for a state and a view."""
    _decoded(codec.states(on.game, on.pack), state)
    _decoded(codec.views(on.game), on.game.view(state, on.eyes))


def decoded_entry(on: Inspection, step: Step) -> None:
    """Law 5 for an entry, its action, and what is told of it."""
    before, entry, after = step
    _decoded(codec.entries(on.game), entry)
    if isinstance(entry, Acted):
        _decoded(codec.actions(on.game), entry.action)
    for fact in on.game.tell(before, entry, after, on.eyes):
        _decoded(codec.facts(on.game), fact)


def _decoded(kind: codec.Codec[Any], value: object) -> None:
    if kind.decode(codec.encode(value)) != value:
        raise LawBroken(5, f"{value} is not what it was after encoding and decoding")


def twins_alike(on: Inspection, step: Step) -> None:
    """Law 6: live pairs go on with what really happened; what is hidden of it, and now and then chance, begins more."""
    if on.witness is None:
        return
    pairs, on.pairs = on.pairs, []
    for pair in pairs:
        on.twins += 1
        if follow := pair.fed(on.game, on.witness, step):
            _same(follow, on)
            on.pairs += [follow] if follow.world != follow.twin else []  # grown one, by a shuffle of all cards
    drawn, viewer, new = on.rng.random(), _any_viewer(on.players, on.rng), None
    if drawn < 1 / PAIR_EVERY:
        new = paired(on.witness, step[2], viewer, on.rng)
    elif drawn > 1 - 1 / PART_EVERY:
        new = parted(on.game, on.witness, step, viewer, on.rng)
    if new is not None:
        _same(new, on)
        on.pairs.append(new)


def _same(pair: Pair, on: Inspection) -> None:
    actions = [fuzzed(members(on.game.actions), on.rng) for _ in range(3)]
    if leak := pair.difference(on.game, actions):
        raise LawBroken(6, f"{leak} tells {_who(pair.viewer)} something it may not know")


def imagined(on: Inspection, state: State) -> None:
    """Law 7."""
    if on.rng.random() >= 1 / IMAGINE_EVERY:
        return
    seen = on.game.view(state, on.eyes)
    world = on.game.imagine(seen, on.told, on.pack, on.rng)
    if on.game.view(world, on.eyes) != seen:
        raise LawBroken(7, f"an imagined world looks different to {_who(on.eyes)}")
    if on.witness and not on.witness.possible(world, on.told, on.eyes):
        raise LawBroken(7, f"an imagined world could not have told {_who(on.eyes)} all that it was told")
    if on.witness and not on.witness.conserved(world):
        raise LawBroken(7, "an imagined world has lost or doubled something")


def offers_match(on: Inspection, state: State) -> None:
    """Law 8."""
    pending = on.game.pending(state)
    speakers = {*pending.awaited, *pending.may} if isinstance(pending, Waiting) else set()
    if isinstance(pending, Waiting) and not speakers:
        raise LawBroken(8, "the game waits for nobody")
    for viewer in (None, *seats(on.players)):
        if bool(on.game.offers(on.game.view(state, viewer)).choices) != (viewer in speakers):
            raise LawBroken(8, f"{_who(viewer)} has offers or lacks them, while {sorted(speakers)} may speak")


def conserved(on: Inspection, state: State) -> None:
    """Law 9."""
    if on.witness and not on.witness.conserved(state):
        raise LawBroken(9, f"something is lost or doubled in {state}")


def result_when_over(on: Inspection, state: State) -> None:
    """Law 10; and the result is the one that `pending` gives, with an ending of the game's own."""
    result, pending = on.game.result(state), on.game.pending(state)
    if (result is not None) != isinstance(pending, Over):
        raise LawBroken(10, f"result {result}, while pending is {pending}")
    if isinstance(pending, Over):
        if pending.result != result:
            raise LawBroken(10, f"result {result} is not the one that pending gives: {pending.result}")
        if pending.result.why not in set(on.game.endings) or len(pending.result.places) != on.players:
            raise LawBroken(10, f"{pending.result} is no result of this game for {on.players}")


def spoken(game: AnyGame, missing: Callable[[AnyGame], Sequence[str]]) -> None:
    """Law 11; `missing` lists the words that a language lacks."""
    if lacking := missing(game):
        raise LawBroken(11, f"no words for {', '.join(lacking)}")


def _any_viewer(players: int, rng: Rng) -> Viewer:
    """A seat or nobody's, each as likely."""
    drawn = int(rng.random() * (players + 1))
    return None if drawn == players else Seat(drawn)


def _who(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
