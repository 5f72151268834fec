"""The fifteen laws that every game obeys, on random games. `tablee check GAME` runs them; so do the tests.

    1  `apply` accepts exactly when `refusal` is None, which is exactly what is offered; else it gives its reason
    2  nothing that the rules are given is changed by them
    3  random play ends within the game's stated bound
    4  replaying the log gives the same state, even by a careless caller; without its ink, the same result
    5  encode and decode are inverse
    6  twins: worlds that differ in what a viewer may not know give it the same bytes
    7  an imagined world looks the same to the viewer, and could have told it all that it was told
    8  exactly the seats that may speak have offers, and a state says how many play
    9  cards, tiles and tokens are conserved
    10 there is a result exactly when the game is over
    11 every fact, refusal, offer and option has words in every language
    12 an occasion is a number or None, and a hunch follows from state, seat, level and number alone
    13 a view shows the parts of cards that it is said to show, all of them, and no other
    14 what is told takes as long to show for every viewer, by figures for the game's own facts, and is the same for
       every viewer unless a fact that is said to differ is in it
    15 by what everybody was told, everyone who has played to the end is remembered for exactly one thing

Each step is judged through the eyes of one viewer, drawn for the game: a seat, or a spectator. Laws 6, 9 and half of
7 compare the game with its witness (`witness.py`), and are left out where there is none.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Any

from msgspec.structs import astuple

from tablee.kernel import codec
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Rng
from tablee.kernel.ending.honours import MOST_AWARDS
from tablee.kernel.entries import Acted, Entry
from tablee.kernel.game import AnyGame, Options, Over, Waiting
from tablee.kernel.ink.sheets import is_ink
from tablee.kernel.inspection import AnyWitness, Inspection, LawBroken, State, any_viewer, looked_at_once, who
from tablee.kernel.laws_of_cards import cards_opened, cards_seen, replayed_by_what_was_seen
from tablee.kernel.laws_of_offers import guessed_alike, judged_alike, overruled_alike
from tablee.kernel.laws_of_secrets import hunches_follow, imagined, shown_alike, shows_fit, twins_alike
from tablee.kernel.playout import Curious, at_random, opening
from tablee.kernel.refusals import Malformed
from tablee.kernel.replay import Step, fold, recapped, step
from tablee.kernel.seats import seats
from tablee.kernel.structs import Value


def examine(
    game: AnyGame,
    players: int,
    rng: Rng,
    witness: AnyWitness | None = None,
    *,
    options: Options | None = None,
    pack: Pack | None = None,
) -> Inspection:
    """Play one random game and hold every step of it to the laws; LawBroken says which one failed, and where."""
    on = Inspection(looked_at_once(game), witness, players, any_viewer(players, rng), rng, pack)
    return _examined(on, opening(game, players, options, pack))


def examine_from(
    game: AnyGame, start: State, rng: Rng, witness: AnyWitness | None = None, *, pack: Pack | None = None
) -> Inspection:
    """The same for a game that begins at this state, wherever it may come from."""
    players = game.players_in(start)
    return _examined(Inspection(looked_at_once(game), witness, players, any_viewer(players, rng), rng, pack), start)


def _examined(on: Inspection, start: State) -> Inspection:
    game, state = on.game, start
    on.told += recapped(game, start, on.eyes)
    public = [*recapped(game, start, None)]
    cards_opened(on, start)
    shows_fit(game)
    examine_state(on, start)
    for happened in _steps(on, start):
        before, entry, state = happened
        on.sheets.look(before, entry, len(on.entries))
        on.entries.append(entry)
        on.decisions += isinstance(entry, Acted)
        if on.decisions > game.bound:
            raise LawBroken(3, f"{on.decisions} decisions, and the stated bound is {game.bound}")
        examine_entry(on, happened)
        on.told += game.tell(before, entry, state, on.eyes)
        public += game.tell(before, entry, state, None)
        examine_state(on, state)
    replayed(on, start, state)
    replayed_carelessly(on, start, state)
    replayed_by_what_was_seen(on, start, state)
    replayed_without_ink(on, start, state)
    remembered(on, public)
    return on


def _steps(on: Inspection, start: State) -> Iterator[Step[Any, Any]]:
    try:
        yield from at_random(on.game, start, on.rng, Curious(on.rng))
    except Malformed as error:
        raise LawBroken(1, f"what was offered or asked for cannot follow: {error}") from None


def examine_state(on: Inspection, state: State) -> None:
    on.encoded = codec.encode(state)
    on.states.append(state)
    for law in (
        judged_alike,
        overruled_alike,
        guessed_alike,
        decoded_state,
        imagined,
        offers_match,
        conserved,
        result_when_over,
        hunches_follow,
    ):
        law(on, state)


def examine_entry(on: Inspection, step: Step[Any, Any]) -> None:
    for law in (unchanged, decoded_entry, twins_alike, cards_seen, shown_alike):
        law(on, step)


def unchanged(on: Inspection, step: Step[Any, Any]) -> None:
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


def replayed_without_ink(on: Inspection, start: State, end: State) -> None:
    """Law 4 for a log from which what is to be forgotten was erased: all of it, and what the host took away."""
    if on.game.ink:
        _replayed_with(on, [entry for entry in on.entries if not is_ink(on.game, entry)], start, end)
    if taken := on.sheets.taken:
        _replayed_with(on, [entry for place, entry in enumerate(on.entries) if place not in taken], start, end)


def _replayed_with(on: Inspection, left: list[Entry[Any]], start: State, end: State) -> None:
    try:
        without = fold(on.game, start, left)
    except Malformed as error:
        raise LawBroken(4, f"{len(left)} entries cannot be replayed without their ink: {error}") from None
    if on.game.result(without) != on.game.result(end):
        raise LawBroken(4, f"without their ink {len(left)} entries lead to another result")


def replayed_carelessly(on: Inspection, start: State, end: State) -> None:
    """Law 4 for a caller who hands the rules plain values for members of an enum, which Python takes for equal.

    It leads to the same, or is Malformed on the way, but never to another game: an `is` where `==` is meant does that.
    """
    state = start
    try:
        for entry in on.entries:
            if isinstance(entry, Acted):
                state = on.game.apply(state, entry.seat, _in_plain_values(entry.action))
            else:
                state = step(on.game, state, entry)
    except Malformed:
        return
    except Exception as error:
        raise LawBroken(4, f"in plain values for enums the entries cannot be replayed: {error!r}") from error
    if codec.encode(state) != codec.encode(end):
        raise LawBroken(4, "in plain values for enums the entries lead elsewhere")


def _in_plain_values(action: Value) -> Value:
    return type(action)(*[held.value if isinstance(held, Enum) else held for held in astuple(action)])


def decoded_state(on: Inspection, state: State) -> None:
    """Law 5 for a state and a view."""
    _decoded(codec.states(on.game, on.pack), state, on.encoded)
    seen = on.game.view(state, on.eyes)
    _decoded(codec.views(on.game), seen, codec.encode(seen))


def decoded_entry(on: Inspection, step: Step[Any, Any]) -> None:
    """Law 5 for an entry, its action, and what is told of it."""
    before, entry, after = step
    _decoded(codec.entries(on.game), entry, codec.encode(entry))
    if isinstance(entry, Acted):
        _decoded(codec.actions(on.game), entry.action, codec.encode(entry.action))
    for fact in on.game.tell(before, entry, after, on.eyes):
        _decoded(codec.facts(on.game), fact, codec.encode(fact))


def _decoded(kind: codec.Codec[Any], value: object, encoded: bytes) -> None:
    if kind.decode(encoded) != value:
        raise LawBroken(5, f"{value} is not what it was after encoding and decoding")


def offers_match(on: Inspection, state: State) -> None:
    """Law 8."""
    pending = on.game.pending(state)
    if (found := on.game.players_in(state)) != on.players:
        raise LawBroken(8, f"the state says that {found} play, and it is {on.players}")
    speakers = {*pending.awaited, *pending.may} if isinstance(pending, Waiting) else set()
    if isinstance(pending, Waiting) and not speakers:
        raise LawBroken(8, "the game waits for nobody")
    for viewer in (None, *seats(on.players)):
        if bool(on.game.offers(on.game.view(state, viewer)).choices) != (viewer in speakers):
            raise LawBroken(8, f"{who(viewer)} has offers or lacks them, while {sorted(speakers)} may speak")


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


def remembered(on: Inspection, told: Sequence[Any]) -> None:
    """Law 15, and law 5 for what they are remembered for."""
    if on.game.honours is None:
        return
    honours = on.game.honours(told, on.players)
    every = (*honours.awards, *honours.lines)
    if sorted(one.seat for one in every) != list(seats(on.players)) or len(honours.awards) > MOST_AWARDS:
        raise LawBroken(15, f"{honours} does not remember each of {on.players} for one thing")
    for one in every:
        _decoded(codec.awards(on.game), one, codec.encode(one))


def spoken(game: AnyGame, missing: Callable[[AnyGame], Sequence[str]]) -> None:
    """Law 11; `missing` lists the words that a language lacks."""
    if lacking := missing(game):
        raise LawBroken(11, f"no words for {', '.join(lacking)}")
