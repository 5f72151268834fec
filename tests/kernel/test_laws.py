"""The laws hold for a game that uses every part of the contract, and each of them fails on a planted fault."""

import random
from dataclasses import replace

import msgspec
import pytest

from tablee.games import GAMES
from tablee.games.sept_pour_cent import announce
from tablee.games.sept_pour_cent.vocabulary import Announce
from tablee.kernel import codec, laws, laws_of_offers
from tablee.kernel.chance import Shuffled
from tablee.kernel.ending.honours import GoodCompany, Honours
from tablee.kernel.entries import Acted, Answered
from tablee.kernel.game import Over, Result, Waiting
from tablee.kernel.ink.sheet import Sheet
from tablee.kernel.inspection import Inspection, LawBroken
from tablee.kernel.laws import examine, examine_from
from tablee.kernel.offers import Field, Offer, Offers, Span
from tablee.kernel.playout import at_random, opening
from tablee.kernel.refusals import Refused
from tablee.kernel.replay import fold
from tablee.kernel.seats import Seat, seats
from tablee.kernel.structs import Value
from tablee.kernel.twins import Pair
from tablee.kernel.typed import typed
from tests.kernel import murmure
from tests.kernel.murmure import MURMURE, Done, Guess, Guessing, Scribble, Shout, View, Why
from tests.kernel.murmure_cards import PACK
from tests.kernel.murmure_facts import Heard, Ready
from tests.kernel.murmure_witness import WITNESS


def examined(game=MURMURE, witness=WITNESS, games=40):
    for seed in range(games):
        for players in game.players:
            examine(game, players, random.Random(seed * 10 + players), witness, pack=PACK)


def broken(law, **planted):
    """The law that a planted fault is caught by."""
    with pytest.raises(LawBroken) as caught:
        examined(replace(MURMURE, **planted))
    assert caught.value.law == law, caught.value


def test_every_law_is_kept_by_a_game_that_uses_the_whole_contract():
    examined()


def test_every_law_is_kept_when_somebody_is_named_to_begin():
    for seed in range(20):
        examine(MURMURE, 3, random.Random(seed), WITNESS, options={"first": seed % 3}, pack=PACK)


def test_twins_are_really_compared():
    inspections = [examine(MURMURE, 4, random.Random(seed), WITNESS, pack=PACK) for seed in range(20)]

    assert sum(on.twins for on in inspections) > 20


def test_without_a_witness_the_other_laws_are_still_held():
    examined(witness=None, games=5)
    with pytest.raises(LawBroken):
        examined(replace(MURMURE, result=lambda _: None), witness=None)


def test_law_1_an_offer_that_is_refused():
    too_wide = Offers(1, (Offer("guess", (Field("number", Span(1, murmure.HIGHEST)),)), murmure.SCRIBBLE))

    broken(1, offers=lambda seen: too_wide if murmure.offers(seen).decision == 1 else murmure.offers(seen))


def test_law_1_an_offer_that_is_refused_when_it_is_tried():
    thirteen = Offers(1, (Offer("guess", (Field("number", Span(13, 13)),)),))
    dealt = fold(MURMURE, opening(MURMURE, 2, pack=PACK), [Answered(Shuffled(tuple(range(9))))])
    blind = replace(MURMURE, offers=lambda _: thirteen)
    on = Inspection(blind, None, 2, None, random.Random(0), encoded=codec.encode(dealt))

    with pytest.raises(LawBroken, match="was offered to seat"):
        laws_of_offers.judged_alike(on, dealt)
    with pytest.raises(LawBroken, match="cannot follow"):
        list(laws._steps(on, dealt))


def test_law_1_an_action_that_is_allowed_but_not_offered():
    def narrow(seen):
        offers = murmure.offers(seen)
        return Offers(1, (Offer("guess", (Field("number", Span(1, 9)),)),)) if offers.decision == 1 else offers

    broken(1, offers=narrow)


def test_law_1_apply_and_refusal_disagree():
    def stricter(state, seat, action):
        if isinstance(action, Guess) and action.number == 7:
            raise Refused(Why.NOT_NOW)
        return murmure.apply(state, seat, action)

    broken(1, apply=stricter)


def test_law_1_apply_takes_what_refusal_forbids():
    def lenient(state, seat, action):
        forbidden = isinstance(action, Guess) and not 1 <= action.number <= murmure.HIGHEST
        return state if forbidden else murmure.apply(state, seat, action)

    broken(1, apply=lenient)


class Scratch(Value, frozen=True, tag="scratch"):
    """A state with something in it that can be changed: what law 2 is there to catch."""

    notes: list[int]
    under: murmure.State


def with_scratch(write_in):
    """Murmure with a notebook in its state, in which the named function writes."""

    def wrapped(name, state, *rest):
        after = getattr(murmure, name)(state.under, *rest)
        if name == write_in:
            state.notes.append(1)
        return Scratch([], after)

    return {
        "states": Scratch,
        "occasion": None,
        "hunch": None,
        "setup": lambda options, players, pack: Scratch([], murmure.setup(options, players, pack)),
        "players_in": lambda state: murmure.players_in(state.under),
        "pending": lambda state: murmure.pending(state.under),
        "view": lambda state, me: murmure.view(state.under, me),
        "parts_seen": lambda state, me: murmure.parts_seen(state.under, me),
        "tell": lambda before, entry, after, me: murmure.tell(before.under, entry, after.under, me),
        "result": lambda state: murmure.result(state.under),
        "recap": lambda state, me: murmure.recap(state.under, me),
        "imagine": lambda seen, told, pack, rng: Scratch([], murmure.imagine(seen, told, pack, rng)),
        "apply": lambda *given: wrapped("apply", *given),
        "answer": lambda *given: wrapped("answer", *given),
        "elapse": lambda *given: wrapped("elapse", *given),
        "host": None,
    }


@pytest.mark.parametrize("function", ["apply", "answer", "elapse"])
def test_law_2_what_was_given_is_changed(function):
    with pytest.raises(LawBroken) as caught:
        examined(replace(MURMURE, **with_scratch(function)), witness=None)

    assert caught.value.law == 2


def test_law_3_a_game_that_goes_on_beyond_its_bound():
    broken(3, bound=3)


def test_law_4_a_rule_that_remembers_what_is_not_in_the_log():
    calls = []

    def counting(state, seat, action):
        calls.append(action)
        after = murmure.apply(state, seat, action)
        return Done(after.tiles, (len(calls), *after.guesses[1:])) if isinstance(after, Done) else after

    broken(4, apply=counting)


def test_law_4_a_log_that_cannot_be_replayed():
    over = []

    def noted(state):
        found = murmure.result(state)
        over.extend([found] if found else [])
        return found

    def tired(state, seat, action):
        if over:
            raise Refused(Why.NOT_NOW)
        return murmure.apply(state, seat, action)

    broken(4, result=noted, apply=tired)


def test_law_4_what_a_game_calls_ink_changes_nothing_else():
    examined(replace(MURMURE, ink=(Scribble,)), games=10)


@pytest.mark.parametrize("ink", [Guess, Shout])
def test_law_4_ink_without_which_a_game_cannot_follow_or_leads_elsewhere(ink):
    broken(4, ink=(ink,))


def test_law_4_ink_without_which_there_is_another_result():
    start = opening(MURMURE, 2, pack=PACK)
    entries = [Answered(Shuffled(tuple(range(9)))), Acted(Seat(0), Guess(3)), Acted(Seat(1), Guess(9))]
    on = Inspection(replace(MURMURE, ink=(Guess,)), None, 2, None, random.Random(0), entries=entries)

    with pytest.raises(LawBroken, match="lead to another result"):
        laws.replayed_without_ink(on, start, fold(MURMURE, start, entries))


def test_law_4_a_sheet_that_the_host_took_away_and_without_which_the_game_leads_elsewhere():
    start = opening(MURMURE, 2, pack=PACK)
    entries = [Answered(Shuffled(tuple(range(9)))), Acted(Seat(0), Guess(3)), Acted(Seat(1), Guess(9))]
    on = Inspection(MURMURE, None, 2, None, random.Random(0), entries=entries)
    laws.replayed_without_ink(on, start, fold(MURMURE, start, entries))
    on.sheets.taken.add(1)

    with pytest.raises(LawBroken, match="lead to another result"):
        laws.replayed_without_ink(on, start, fold(MURMURE, start, entries))


def test_law_4_what_a_host_takes_away_changes_nothing_else():
    host = replace(MURMURE.host, takes=lambda _, act: Sheet(act.seat, 0))

    game = replace(MURMURE, ink=(Scribble,), sheet=lambda _, seat: Sheet(seat, 0), host=host)
    inspections = [examine(game, 3, random.Random(seed), WITNESS, pack=PACK) for seed in range(20)]

    assert any(on.sheets.taken for on in inspections)


SEVEN = GAMES["sept_pour_cent"]


@pytest.mark.parametrize("seed", [2, 3, 7, 8])
def test_law_4_a_rule_that_compares_members_of_an_enum_by_identity(monkeypatch, seed):
    """So it was once: for a plain string the family totalled 0, until the game was replayed."""

    def total(hands, family):
        return sum(card.value for hand in hands for card in hand if card.family is family)

    examine(SEVEN, 3, random.Random(seed))
    monkeypatch.setattr(announce, "family_total", total)

    with pytest.raises(LawBroken, match="in plain values for enums the entries") as caught:
        examine(SEVEN, 3, random.Random(seed))
    assert caught.value.law == 4


def test_law_4_a_rule_that_leads_a_careless_caller_elsewhere():
    def counted(state, seat, action):
        after = SEVEN.apply(state, seat, action)
        if not isinstance(action, Announce) or type(action.family) is not str:
            return after
        gone = msgspec.structs.replace(after.tabletop, gone=(*after.tabletop.gone, 1))
        return msgspec.structs.replace(after, tabletop=gone)

    with pytest.raises(LawBroken, match="lead elsewhere") as caught:
        examine(replace(SEVEN, apply=counted), 3, random.Random(1))
    assert caught.value.law == 4


def test_law_4_a_game_that_looks_at_types_itself_is_fine():
    def strict(state, seat, action):
        typed(SEVEN.actions).check(action)
        return SEVEN.apply(state, seat, action)

    examine(replace(SEVEN, apply=strict), 3, random.Random(1))


class Loose(Value, frozen=True, tag="view"):
    """A view whose tuple comes back from JSON as a list."""

    me: int | None
    ready: object = ()


def test_law_5_an_entry_that_does_not_come_back_from_its_bytes():
    on = Inspection(MURMURE, None, 2, None, random.Random(0))
    listed = Answered(Shuffled([1, 0]))

    with pytest.raises(LawBroken, match="law 5"):
        laws.decoded_entry(on, (Done((1, 2), (3, 4)), listed, Done((1, 2), (3, 4))))


def test_law_5_a_view_that_does_not_come_back_from_its_bytes():
    planted = {
        "views": Loose,
        "view": lambda _, me: Loose(me, (True,)),
        "refusal": lambda *_: Why.NOT_NOW,
        "offers": no_offers,
        "apply": refuse_all,
    }
    with pytest.raises(LawBroken) as caught:
        examined(replace(MURMURE, **planted), witness=None)

    assert caught.value.law == 5


def no_offers(_seen):
    return Offers(0, ())


def refuse_all(*_):
    raise Refused(Why.NOT_NOW)


def leaky_view(state, me):
    seen = murmure.view(state, me)
    return msgspec.structs.replace(seen, tiles=state.tiles) if isinstance(state, Guessing) else seen


def test_law_6_a_leak_in_the_view():
    with pytest.raises(LawBroken, match="tells") as caught:
        examined(replace(MURMURE, view=leaky_view, imagine=lambda seen, told, pack, rng: seen_world(seen)))

    assert caught.value.law == 6


def test_law_6_a_leak_in_the_view_of_a_state_that_was_there_before():
    world = fold(MURMURE, opening(MURMURE, 2, pack=PACK), [Answered(Shuffled(tuple(range(9))))])
    other = WITNESS.twin(world, Seat(1), random.Random(1))

    assert Pair(Seat(1), world, other).difference(MURMURE, []) is None
    assert Pair(Seat(1), world, other).difference(replace(MURMURE, view=leaky_view), []) == "the view"


def seen_world(seen):
    """An imagined world for a view that shows all tiles, so that only the twins can complain."""
    if seen.phase != "guessing" or not seen.tiles:
        return murmure.imagine(seen, (), None, random.Random(0))
    rest = tuple(tile for tile in murmure.TILES if tile not in seen.tiles)
    guesses = tuple((1 if ready else None) for ready in seen.ready)
    slates = [()] * seen.players
    if seen.me is not None:
        slates[seen.me] = seen.slate
        guesses = (*guesses[: seen.me], seen.guess, *guesses[seen.me + 1 :])
    return Guessing(1, PACK, seen.tiles, rest, guesses, tuple(slates), seen.shouted)


class Peeking(View, frozen=True, tag="view"):
    """A view that carries a secret where the encoder does not look, as a careless class attribute would."""

    def __post_init__(self) -> None:
        PEEKED[id(self)] = CURRENT.get("state")


PEEKED: dict[int, object] = {}
CURRENT: dict[str, object] = {}


def smuggling_view(state, me):
    """The view is innocent; the state that it was made from is kept beside it, for the next three faults."""
    CURRENT["state"] = state
    seen = murmure.view(state, me)
    return Peeking(*[getattr(seen, name) for name in seen.__struct_fields__])


def secret_of(seen):
    """Whether the seats that the viewer cannot see hold an odd sum: a hidden bit."""
    state = PEEKED.get(id(seen))
    return isinstance(state, Guessing) and sum(state.tiles) % 2 == 1


def test_law_6_a_leak_in_an_offer():
    def telling(seen):
        offers = murmure.offers(seen)
        return offers if secret_of(seen) else Offers(offers.decision, offers.choices[::-1])

    broken(6, views=Peeking, view=smuggling_view, offers=telling)

    leaky = replace(MURMURE, views=Peeking, view=smuggling_view, offers=telling)
    dealt = fold(MURMURE, opening(MURMURE, 2, pack=PACK), [Answered(Shuffled(tuple(range(9))))])
    others = [WITNESS.twin(dealt, None, random.Random(seed)) for seed in range(20)]
    seated = [msgspec.structs.replace(other, tiles=(1, *other.tiles[1:])) for other in others]
    assert {Pair(Seat(0), dealt, other).difference(leaky, []) for other in seated} == {None, "an offer"}


def test_law_6_a_leak_in_a_refusal():
    def telling(seen, action):
        why = murmure.refusal(seen, action)
        return Why.OUT_OF_RANGE if why is Why.NOT_NOW and secret_of(seen) else why

    broken(6, views=Peeking, view=smuggling_view, refusal=telling)


def test_law_6_a_leak_in_a_fact():
    def telling(before, entry, after, me):
        facts = murmure.tell(before, entry, after, me)
        odd = isinstance(after, Guessing) and sum(after.tiles) % 2
        return tuple(Heard("odd") if odd and isinstance(fact, Heard) else fact for fact in facts)

    broken(6, tell=telling)


def test_law_6_a_leak_in_the_number_of_messages():
    def telling(before, entry, after, me):
        facts = murmure.tell(before, entry, after, me)
        odd = isinstance(after, Guessing) and sum(after.tiles) % 2
        return facts * 2 if odd and all(isinstance(fact, Heard) for fact in facts) else facts

    broken(6, tell=telling)


def test_law_6_a_leak_in_the_length_of_a_message():
    def telling(before, entry, after, me):
        facts = murmure.tell(before, entry, after, me)
        padding = " " * sum(after.tiles) if isinstance(after, Guessing) else ""
        return tuple(Heard(fact.verdict + padding) if isinstance(fact, Heard) else fact for fact in facts)

    broken(6, tell=telling)


@pytest.mark.parametrize(
    "betrayed",
    [
        lambda entry, after: isinstance(entry, Acted) and isinstance(entry.action, Guess) and entry.action.number,
        lambda entry, after: isinstance(entry, Answered) and isinstance(after, Guessing) and after.tiles,
        lambda entry, after: isinstance(entry, Acted) and isinstance(entry.action, Scribble) and entry.action.stroke,
    ],
    ids=["a guess as it is handed in", "all tiles as they are dealt", "a stroke as it is drawn"],
)
def test_law_6_a_leak_of_what_just_happened(betrayed):
    def telling(before, entry, after, me):
        secret = betrayed(entry, after)
        return (*murmure.tell(before, entry, after, me), *([Heard(str(secret))] if secret else []))

    broken(6, tell=telling)


def test_law_6_a_leak_in_a_recap():
    """By something that every world can tell, so that it is possible: only it is not the viewer's to know."""

    def telling(state, me):
        odd = isinstance(state, Guessing) and sum(state.tiles) % 2
        return (*murmure.recap(state, me), *([Heard("odd")] if odd else []))

    broken(6, recap=telling)


def test_law_6_a_leak_in_who_is_awaited():
    def telling(state):
        due = murmure.pending(state)
        odd = isinstance(state, Guessing) and sum(state.tiles) % 2
        return Waiting(due.awaited[::-1], due.may, due.timer) if odd and isinstance(due, Waiting) else due

    broken(6, pending=telling)


def test_law_6_a_pair_ends_where_an_input_is_not_legal_in_both_worlds():
    world = fold(MURMURE, opening(MURMURE, 2, pack=PACK), [Answered(Shuffled(tuple(range(9))))])
    step = (world, Acted(Seat(0), Guess(3)), MURMURE.apply(world, Seat(0), Guess(3)))
    over = Done((1, 2), (3, 4))

    assert Pair(Seat(1), world, over).fed(MURMURE, WITNESS, step) is None
    assert Pair(Seat(1), world, world).fed(MURMURE, WITNESS, step) is not None


def test_law_7_an_imagined_world_that_looks_different():
    def forgets_my_tile(seen, told, pack, rng):
        return murmure.imagine(msgspec.structs.replace(seen, own=None), told, pack, rng)

    broken(7, imagine=forgets_my_tile)


def test_law_7_an_imagined_world_that_could_not_have_told_what_was_told():
    """A witness who remembers better than the game: in no imagined world had the viewer been told of a shout."""
    strict = replace(WITNESS, possible=lambda world, told, viewer: not any(isinstance(fact, Heard) for fact in told))
    with pytest.raises(LawBroken, match="all that it was told") as caught:
        examined(witness=strict)

    assert caught.value.law == 7


def test_law_7_an_imagined_world_that_doubles_a_tile():
    def doubles(seen, told, pack, rng):
        world = murmure.imagine(seen, told, pack, rng)
        return msgspec.structs.replace(world, pile=(9,) * len(world.pile)) if isinstance(world, Guessing) else world

    broken(7, imagine=doubles)


def test_law_7_a_recap_that_cannot_have_been_told():
    broken(7, recap=lambda state, me: murmure.recap(state, me)[1:])


def test_law_7_a_recap_that_leaves_out_what_an_imagined_world_needs():
    def imagine(seen, told, pack, rng):
        world = murmure.imagine(seen, told, pack, rng)
        forgotten = isinstance(world, Guessing) and any(world.guesses) and not any(isinstance(f, Ready) for f in told)
        return msgspec.structs.replace(world, guesses=(None,) * len(world.guesses)) if forgotten else world

    def short(state, me):
        return tuple(fact for fact in murmure.recap(state, me) if not isinstance(fact, Ready))

    lenient = replace(WITNESS, possible=lambda world, told, viewer: True)
    with pytest.raises(LawBroken, match="looks different") as caught:
        examined(replace(MURMURE, recap=short, imagine=imagine), lenient)
    assert caught.value.law == 7


def test_a_game_without_a_recap_tells_nothing_before_its_start():
    examined(replace(MURMURE, recap=None), games=5)


def test_a_game_that_begins_in_the_middle_is_held_to_every_law():
    for seed in range(40):
        middles = [after for _, _, after in at_random(MURMURE, opening(MURMURE, 3, pack=PACK), random.Random(seed))]
        examine_from(MURMURE, middles[seed % len(middles)], random.Random(seed), WITNESS, pack=PACK)


def test_law_8_offers_for_a_seat_that_is_not_asked():
    broken(8, offers=lambda seen: Offers(1, (murmure.SHOUT,)) if seen.me is None else murmure.offers(seen))


def test_law_8_a_game_that_waits_for_nobody():
    def waits(state):
        return Waiting(()) if isinstance(state, Guessing) and any(state.guesses) else murmure.pending(state)

    broken(8, pending=waits)


def test_law_8_more_are_seated_than_play():
    broken(8, players_in=lambda state: 1 + murmure.players_in(state))


def test_law_9_a_tile_that_is_lost():
    def loses(state, given):
        after = murmure.answer(state, given)
        return msgspec.structs.replace(after, pile=after.pile[1:]) if isinstance(after, Guessing) else after

    broken(9, answer=loses)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda _: None,
        lambda state: murmure.result(state) or Result((1,), (0,), "nearest"),
        lambda state: Result((1, 1), (9, 9), "nearest") if isinstance(state, Done) else None,
    ],
)
def test_law_10_a_result_too_few_too_many_or_another(wrong):
    broken(10, result=wrong)


def test_law_10_an_ending_that_the_game_does_not_have():
    def unheard_of(state):
        found = murmure.result(state)
        return msgspec.structs.replace(found, why="boredom") if found else None

    broken(10, result=unheard_of, pending=lambda s: Over(unheard_of(s)) if isinstance(s, Done) else murmure.pending(s))


def test_law_11_a_fact_without_words():
    laws.spoken(MURMURE, lambda _: [])
    with pytest.raises(LawBroken, match="fact-dealt") as caught:
        laws.spoken(MURMURE, lambda _: ["fact-dealt"])

    assert caught.value.law == 11


@pytest.mark.parametrize(
    "planted",
    [
        lambda told, players: Honours((), ()),
        lambda told, players: Honours((GoodCompany(Seat(0)),), (GoodCompany(Seat(0)), GoodCompany(Seat(1)))),
        lambda told, players: Honours(tuple(map(GoodCompany, seats(players + 1))), ()),
    ],
    ids=["nobody", "somebody twice", "a stranger"],
)
def test_15_everybody_is_remembered_for_exactly_one_thing(planted):
    broken(15, honours=planted)


def test_a_game_that_remembers_nobody_for_anything_keeps_every_law():
    examined(replace(MURMURE, honours=None), games=2)
