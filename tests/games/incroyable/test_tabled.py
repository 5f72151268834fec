"""A teacher's table becomes cards: the first question of every symbol makes the first card."""

import pytest

from tablee.games.incroyable.authoring import AUTHORING
from tablee.packs.authoring.faults import Faulty
from tablee.packs.authoring.pack_folder import drafts, written_in_table

HEAD = "question;réponse;symbole;unité\n"
FIVE = ["livres", "globe", "cœur", "arbre", "professeur"]


def cards_of(text: str):
    return drafts(written_in_table(text, "t.csv", AUTHORING), AUTHORING)


def refused(text: str) -> str:
    with pytest.raises(Faulty) as faulty:
        cards_of(text)
    return str(faulty.value)


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
        ("Combien ?;7;poisson;\n", "t.csv:2: no symbol is called 'poisson'"),
        ("Combien ?;sept;livres;\n", "t.csv:2: 'sept' is no whole number"),
        (";7;livres;\n", "t.csv:2: the row has no question"),
        ("Combien ?;;livres;\n", "t.csv:2: the row has no reponse"),
    ],
)
def test_a_row_that_cannot_be_a_question_is_refused_with_its_line(rows, said):
    assert said in refused(HEAD + rows)


def test_a_kind_that_does_not_exist_is_refused():
    assert "no kind is called 'poids'" in refused("question;reponse;genre\nCombien ?;7;poids\n")


def test_a_question_that_is_too_long_is_a_fault_of_its_row():
    rows = "".join(f"{'x' * 170 if symbol == 'arbre' else 'Combien en tout'} ?;7;{symbol};\n" for symbol in FIVE)

    cards, faults = cards_of(HEAD + rows)

    assert cards == []
    assert (faults[0].lint, faults[0].line) == ("schema", 5)
