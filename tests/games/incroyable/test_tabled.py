"""A teacher's table becomes cards: the first question of every symbol makes the first card."""

import pytest

from tablee.games.incroyable.authoring import AUTHORING
from tablee.packs.authoring.drafts import drafts
from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.pack_table import cards_in_table
from tests.packs.authoring.english import english

HEAD = "question;réponse;symbole;unité\n"
FIVE = ["livres", "globe", "cœur", "arbre", "professeur"]


def cards_of(text: str):
    return drafts(cards_in_table(text, "t.csv", AUTHORING), AUTHORING)


def refused(text: str) -> str:
    with pytest.raises(Faulty) as faulty:
        cards_of(text)
    return english(faulty.value.fault)


def test_a_row_is_a_question():
    rows = "".join(f"Combien de {symbol} ?;1 00{at};{symbol};pages\n" for at, symbol in enumerate(FIVE))

    (card,), faults = cards_of(HEAD + rows)

    assert faults == []
    assert (card.card.id, card.card.questions.coeur.a, card.card.questions.coeur.unit) == ("carte-1", 1002, "pages")
    assert card.written.line("questions", "coeur", "q") == 4


def test_without_symbols_rows_take_them_in_turn():
    rows = "".join(f"Question numéro {at} ?;{at + 10}\n" for at in range(10))

    cards, _ = cards_of("question;reponse\n" + rows)

    assert [card.card.questions.livres.a for card in cards] == [10, 15]


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ("Combien ?;7;livres;\n", "0 questions of globe, 1 of another symbol"),
        ("Combien ?;7;poisson;\n", "t.csv:2: no symbol is called “poisson”"),
    ],
)
def test_a_table_that_makes_no_cards_is_refused(rows, said):
    assert said in refused(HEAD + rows)


def test_every_row_that_cannot_be_a_question_is_named_with_its_line():
    rows = ["Combien de livres ?;sept;livres;", ";7;globe;", "Combien de cœurs ?;;coeur;", "Combien ?;7;arbre;"]

    cards, faults = cards_of(HEAD + "\n".join([*rows, "Combien de maîtres ?;7;professeur;;poids"]))

    assert cards == []
    assert [english(fault) for fault in faults] == [
        "t.csv:2: carte-1: réponse: “sept” is not a whole number [schema]",
        "t.csv:3: carte-1: questions.globe: question is missing [schema]",
        "t.csv:4: carte-1: questions.coeur: réponse is missing [schema]",
    ]


def test_kinds_are_said_in_french_or_english():
    kinds = ["année", "âge", "count", "durée", "rang"]
    rows = "".join(f"Combien de choses ?;17;{kind}\n" for kind in kinds)

    (card,), _ = cards_of("question;reponse;genre\n" + rows)

    asked = card.card.questions
    assert [asked.livres.kind, asked.globe.kind, asked.professeur.kind] == ["year", "age", "rank"]


def test_a_kind_that_does_not_exist_is_refused():
    rows = "".join(f"Combien de choses ?;7;{'poids' if at == 2 else ''}\n" for at in range(5))

    _, faults = cards_of("question;reponse;genre\n" + rows)

    assert [english(fault) for fault in faults] == [
        "t.csv:4: carte-1: genre: “poids” is not one of the choices [schema]"
    ]


def test_a_question_that_is_too_long_is_a_fault_of_its_row():
    rows = "".join(f"{'x' * 170 if symbol == 'arbre' else 'Combien en tout'} ?;7;{symbol};\n" for symbol in FIVE)

    cards, faults = cards_of(HEAD + rows)

    assert cards == []
    assert (faults[0].lint, faults[0].line) == ("schema", 5)
