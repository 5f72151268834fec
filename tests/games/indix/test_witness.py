"""The witness is worth its word: it varies every secret and nothing else, and sees through impossible worlds."""

import inspect
from random import Random
from typing import Any

import pytest
from msgspec.structs import asdict, replace

from tablee.games.indix import GAME, facts, phases
from tablee.games.indix.facts import CardDrawn, ClueRead, Found
from tablee.games.indix.menu import Ask, Trait
from tablee.games.indix.phases import Preparing, Won
from tablee.games.indix.vocabulary import Accept, Category, Pass, Pick, Refuse
from tablee.kernel.cards.pack import Pack
from tablee.kernel.chance import Shuffled
from tablee.kernel.entries import Acted, Answered, Measured
from tablee.kernel.playout import opening
from tablee.kernel.seats import Viewer
from tests.games.by_hand import SPECTATOR
from tests.games.indix.cards import CARDS, PACK
from tests.games.indix.random_games import mixed_game, samples
from tests.games.indix.tables import ANN, BEN, CAT, answered, asking, in_turn, lived, picking, played, text, thinking
from tests.games.indix.witness import WITNESS
from tests.games.secret_marks import secret_fields

SECRETS = secret_fields(inspect.getsource(phases))


def parts(state: Any) -> dict[str, Any]:
    """Fields of a state, of its table and of its pile, by the class that has them."""
    found = {f"{type(state).__name__}.{name}": value for name, value in asdict(state).items()}
    for name in ("table", "pile"):
        if inner := next((found.pop(key) for key in [*found] if key.endswith(f".{name}")), None):
            found |= parts(inner)
    if isinstance(pack := found.get("Pile.pack"), Pack):
        found["Pile.pack"] = pack.cards  # two packs that go by one hash are equal
    return found


def varied(states: list[Any], viewer: Viewer) -> set[str]:
    changed = set()
    for seed, state in enumerate(states * 4):
        now, then = parts(state), parts(WITNESS.twin(state, viewer, Random(seed)))
        changed |= {name for name in now if now[name] != then[name]}
    return changed


def early(state: Any) -> Any:
    """Before all cards have come up."""
    if isinstance(state, Preparing):
        return replace(state, orders=(tuple(range(len(CARDS))),))
    if isinstance(state, Won):
        return replace(state, race=replace(state.race, round=2))
    return replace(state, table=replace(state.table, race=replace(state.table.race, round=2)))


# Twins


@pytest.mark.parametrize("phase", samples(), ids=lambda phase: phase.__name__)
def test_the_twin_maker_varies_exactly_what_is_marked_secret(phase):
    """A new field with the mark fails here until the twin-maker draws it again."""
    states = [*map(early, samples()[phase])]
    within = {owner.partition(".")[0] for owner in parts(states[0])}
    marked = {f"{owner}.{name}" for owner, names in SECRETS.items() for name in names if owner in within}

    assert varied(states, SPECTATOR) == marked


def test_the_reader_knows_the_card_the_advice_and_the_disputes():
    states = [early(state) for state in samples()[phases.Judging] if state.table.race.reader == ANN]

    assert varied(states, ANN) == {"Pile.pack", "Pile.order"}


def twins_of(table: Any, viewer: Viewer) -> list[Any]:
    return [WITNESS.twin(table, viewer, Random(seed)) for seed in range(40)]


def test_the_cards_to_come_lie_otherwise_and_those_that_came_do_not():
    orders = {twin.table.pile.order for twin in twins_of(picking(card=5, before=(2,)), ANN)}

    assert len(orders) > 30
    assert {order[:2] for order in orders} == {(2, 5)}


def test_what_was_read_stands_and_all_else_of_the_card_may_be_different():
    cards = [twin.table.pile.pack.cards[0] for twin in twins_of(thinking((3, 7)), BEN)]

    assert {card.category for card in cards} == {Category.PERSON}
    assert {card.slots[6] for card in cards} == {CARDS[0].slots[6]}
    for varies in ("name", "aliases", "refused", "attributes", "slots"):
        assert len({getattr(card, varies) for card in cards}) > 5
    assert {twin.table.pile.pack.cards[0] for twin in twins_of(thinking((3, 7)), ANN)} == {CARDS[0]}


# Other entries


def test_the_advice_of_the_measure_may_be_something_else_to_all_but_the_reader():
    table = played(thinking())
    entry = Answered(Measured("slip", 1))

    def instead(entry, viewer):
        return {WITNESS.otherwise(table, entry, viewer, Random(seed)) for seed in range(20)}

    assert len(instead(entry, BEN)) == 3
    assert len(instead(entry, SPECTATOR)) == 3
    assert instead(entry, ANN) == {entry}
    assert instead(Answered(Measured("exact", 1)), BEN) == {Answered(Measured("exact", 1))}
    assert len(instead(Answered(Shuffled(tuple(range(15)))), ANN)) > 15
    assert instead(Acted(BEN, Pass()), CAT) == {Acted(BEN, Pass())}


# Possible worlds


@pytest.mark.parametrize("seed", range(4))
def test_the_real_world_is_possible_and_so_are_its_twins_at_every_moment(seed):
    viewer = None if seed % 3 == 0 else ANN
    told: list[Any] = []
    for moment in mixed_game(seed)[:150]:
        told += GAME.tell(*moment, viewer)

        assert WITNESS.possible(moment[2], told, viewer)
        assert WITNESS.possible(WITNESS.twin(moment[2], viewer, Random(seed)), told, viewer)


def test_a_world_with_another_card_or_another_clue_is_impossible():
    world = thinking((1, 2))
    told = GAME.recap(world, ANN)

    assert WITNESS.possible(world, told, ANN)
    assert not WITNESS.possible(thinking((1, 2), card=3), told, ANN)
    assert not WITNESS.possible(world, [*told, ClueRead(3, "Autre chose.")], ANN)
    assert not WITNESS.possible(world, [CardDrawn(ANN, Category.PLACE, None)], BEN)
    assert not WITNESS.possible(world, [CardDrawn(ANN, Category.PERSON, "Obélix")], ANN)


def test_a_world_in_which_somebody_was_right_to_the_letter_and_judged_is_impossible():
    world = thinking((1,))
    told = GAME.recap(world, CAT)

    assert not WITNESS.possible(world, [*told, *judged("JEANNE D’ARC")], CAT)
    assert not WITNESS.possible(world, [*told, *judged("Jeanne la Pucelle")], CAT)
    assert WITNESS.possible(world, [*told, *judged("Jeanne")], CAT)


def judged(words: str) -> list[Any]:
    return [facts.Answered(BEN, text(words)), facts.Weighed(ANN, None)]


def test_a_world_in_which_another_name_was_read_is_impossible():
    world = picking(card=5, before=(2,))

    assert WITNESS.possible(world, GAME.recap(world, BEN), BEN)
    assert not WITNESS.possible(world, [Found(CAT, "Obélix", 3, called=False)], BEN)


def test_nothing_is_told_before_the_cards_are_shuffled():
    table = opening(GAME, 3, pack=PACK)

    assert WITNESS.possible(table, [], ANN)
    assert not WITNESS.possible(table, [CardDrawn(ANN, Category.PERSON, None)], ANN)


# Conservation


def test_a_lost_card_a_doubled_number_and_a_token_of_two_players_are_seen():
    table = picking()
    inner = table.table

    def with_(**changed: Any) -> Any:
        return replace(table, table=replace(inner, **changed))

    assert WITNESS.conserved(table)
    assert WITNESS.conserved(opening(GAME, 3, pack=PACK))
    assert not WITNESS.conserved(with_(pile=replace(inner.pile, order=inner.pile.order[1:])))
    assert not WITNESS.conserved(with_(round=replace(inner.round, placed=(3, 3))))
    two = picking((0, 0)).table
    assert not WITNESS.conserved(replace(table, table=replace(two, race=replace(two.race, tokens=(True, False)))))


# What an entry makes known


def known(table: Any, entry: Any, viewer: Viewer = SPECTATOR) -> Any:
    return WITNESS.discloses(table, entry, lived(table, entry), viewer)


def test_a_number_discloses_its_clue():
    assert known(picking(), Acted(BEN, Pick(7))) == (None, CARDS[0].slots[6].text, None, None, None)


def test_the_measure_discloses_whether_it_is_exact_and_to_the_reader_all():
    *before, last = in_turn(BEN, "Jeane Dark", "slip")
    table = lived(thinking(), *before)

    assert known(table, last, BEN)[2] is False
    assert known(table, last, ANN)[2] == "slip"


def test_the_end_of_a_card_discloses_its_name_the_disputes_and_the_next_category():
    table = lived(thinking(), *in_turn(BEN, "Jeane Dark", "wrong"))
    drawn, _, _, (name, disputes), _ = known(table, Acted(ANN, Accept()), BEN)

    assert (drawn, name, len(disputes)) == (Category.PLACE, "Jeanne d’Arc", 1)
    assert known(table, Acted(ANN, Accept()), 3)[0] == CARDS[1]
    assert known(table, Acted(ANN, Refuse())) == (None, None, None, None, None)


def test_a_question_of_the_menu_discloses_to_the_reader_what_the_card_says():
    assert known(asking(), Acted(BEN, Ask(Trait.WOMAN)), ANN)[4] == CARDS[0].attributes
    assert known(asking(), Acted(BEN, Ask(Trait.WOMAN)), BEN)[4] is None


def test_the_first_card_is_disclosed_by_the_last_answer_of_chance():
    table = opening(GAME, 3, {"first": 1}, PACK)
    shuffled = Shuffled((4, *range(4), *range(5, 15)))

    assert WITNESS.discloses(table, Answered(shuffled), answered(table, shuffled), ANN)[0] == Category.PLACE
    assert WITNESS.discloses(table, Answered(shuffled), answered(table, shuffled), BEN)[0] == CARDS[4]
