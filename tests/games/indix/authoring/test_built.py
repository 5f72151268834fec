"""From a written card to the one that is played: slots in an order that tells nothing, attributes in the menu's."""

from collections import Counter
from itertools import pairwise

import pytest

from tablee.games.indix.authoring import AUTHORING, EXAMPLE, SAMPLE
from tablee.games.indix.authoring.balance import FEWEST, balanced, marks_at, mean_weights
from tablee.games.indix.authoring.pack_figures import figures
from tablee.games.indix.authoring.slot_order import mark_places
from tablee.games.indix.authoring.written import played, rewritten
from tablee.games.indix.vocabulary import Category, Truth
from tablee.kernel.cards.pack import Pack
from tablee.packs.authoring.building import linted_pack, linted_table, looked_over
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.table_rows import table_rows
from tablee.packs.authoring.written import WrittenCard
from tablee.packs.authoring.yaml_cards import yaml_cards
from tests.games.indix.authoring.drafts import MARK, card, clues, told
from tests.games.indix.cards import CARDS, PACK

IDS = [f"{letter}{number:03}" for letter in "plc" for number in range(1, 23)]


def marked(at: int) -> int:
    """A fifth of the cards have one question mark, a fifth three."""
    return {0: 1, 1: 3}.get(at % 5, 2)


def pack_of(count: int = len(IDS), **changed):
    """Balanced cards, so many of each category."""
    made = []
    for at, name in enumerate(IDS[:count]):
        category = [*Category][at * 3 // len(IDS)]
        marks = marked(at)
        traits = {"woman": at % 2 == 0, "real": at % 5 > 1} if category is Category.PERSON else {}
        made.append(
            card(
                f"Nom {name}",
                id=name,
                category=category.value,
                attributes=traits,
                clues=[*clues()[: 20 - max(2, marks)], *[clues()[0]] * max(0, 2 - marks), *[MARK] * marks],
                **changed,
            )
        )
    return made


def test_slots_are_shuffled_once_and_for_good():
    one, again, other = played(card()), played(card()), played(card(id="p002"))

    assert one == again
    assert one.slots != other.slots
    assert Counter(one.slots) == Counter(other.slots)
    assert [slot.weight for slot in one.slots if slot.text] != sorted(slot.weight for slot in one.slots if slot.text)


def test_question_marks_never_lie_side_by_side_and_are_spread_over_the_numbers():
    at: Counter[int] = Counter()
    for number, name in enumerate(IDS):
        places = mark_places(name, [*Category][number // 22], marked(number))
        assert len({*places}) == marked(number)
        assert all(later - earlier > 1 for earlier, later in pairwise(places))
        at.update(places)

    assert set(at) == {*range(1, 21)}
    assert max(at.values()) <= 3 * min(at.values())


def test_an_id_without_figures_has_its_places_too():
    assert mark_places("cendrillon", Category.PERSON, 2) == mark_places("cendrillon", Category.PERSON, 2)
    assert mark_places("cendrillon", Category.PERSON, 5) == (1, 2, 3, 4, 5)


def test_attributes_stand_in_the_order_of_the_menu_and_what_is_missing_depends():
    built = played(card(attributes={"woman": True, "french": False, "ruler": None}))

    assert built.attributes[:7] == (
        *(Truth.YES, Truth.DEPENDS, Truth.NO),
        *(Truth.DEPENDS, Truth.DEPENDS, Truth.DEPENDS, Truth.DEPENDS),
    )


def test_a_built_pack_meets_the_same_musts():
    linted = linted_pack(PACK, AUTHORING)

    assert linted.faults == []
    assert [rewritten(one, at)[0]["name"] for at, one in enumerate(CARDS)] == [one.name for one in CARDS]
    assert linted.built() == PACK


def test_the_first_card_of_a_new_pack_is_a_good_one():
    good, faults = drafts(yaml_cards(EXAMPLE, "cards.yaml"), AUTHORING)

    assert faults == []
    assert looked_over(good, AUTHORING.musts) == []


# Tables


def test_a_table_has_a_row_for_each_clue_and_question_marks_fill_up():
    linted = linted_table(SAMPLE.encode(), "Hiver.csv", AUTHORING, "70c7" * 8)

    assert linted.faults == []
    (only,) = linted.cards
    assert (only.card.name, only.card.category) == ("le bonhomme de neige", Category.THING)
    assert sum(slot.question_mark for slot in only.card.clues) == 3
    assert only.card.clues[0].weight == 1


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("nom;catégorie;indice\n;;Tout seul\n", "no-first-name"),
        ("nom;catégorie;indice;poids\nLune;lieu;Ronde;lourd\n", "no-number|form"),
        ("nom;catégorie;indice\nLune;ciel;Ronde\n", "no-choice"),
        ("nom;catégorie;indice\nLune;lieu;Ronde\n", "marks"),
    ],
)
def test_a_bad_table_is_told_why(table, said):
    linted = linted_table(table.encode(), "t.csv", AUTHORING, "70c7" * 8)

    assert {fault.what for fault in linted.faults} & {*said.split("|")}


def test_columns_go_by_several_names():
    (row,) = table_rows("Réponse,Category,Clue\nLune,lieu,Ronde\n", "t.csv", AUTHORING.columns)

    assert row.cells == {"nom": "Lune", "catégorie": "lieu", "indice": "Ronde"}


# Whole packs


def test_a_balanced_pack_is_left_alone_and_a_small_one_is_not_looked_at():
    assert told(balanced, *pack_of()) == []
    assert told(balanced, *pack_of(FEWEST - 1, child=False)) == []


def test_a_pack_out_of_balance_is_told_why():
    men = [card(f"Nom {at}", id=f"p{at:03}", attributes={"real": True}, child=False) for at in range(FEWEST)]
    found = " ".join(told(balanced, *men))

    for said in (
        "60 people, 0 places, 0 things",
        "0% of the people are women",
        "0% of the people never lived",
        "0% of the cards are known at ten",
        "0% of the cards have 1 question marks",
    ):
        assert said in found


def test_numbers_that_are_easier_or_often_question_marks_are_found():
    alike = [card(f"Nom {at}", id=f"p{20 * at:03}") for at in range(FEWEST)]
    found = " ".join(told(balanced, *alike))

    assert "of the cards have a question mark" in found
    heavy = [card(f"Nom {at}", id=f"p{at:03}", clues=clues()) for at in range(FEWEST)]
    built = [played(one) for one in heavy]
    assert 1.5 < min(mean_weights(built).values()) < max(mean_weights(built).values()) < 2.6
    assert sum(marks_at(built).values()) == pytest.approx(200)


def test_the_figures_of_a_pack_make_a_page():
    page = "\n".join(figures(pack_of()))

    assert page.startswith("66 cards (22 person, 22 place, 22 thing)")
    assert "| number | question marks | mean weight |" in page
    assert "un.example (66)" in page


def test_two_cards_of_one_name_are_no_pack():
    value = rewritten(CARDS[0], 1)[0]
    good, faults = drafts(iter([WrittenCard(value | {"id": name}, "") for name in ("a", "b")]), AUTHORING)

    assert faults == []
    assert "is also an answer" in " ".join(told(AUTHORING.musts["names"], *good))
    assert Pack("indix", "Deux", [played(one) for one in good], salt="ab" * 16)
