"""A whole pack in one table, as spreadsheets save it."""

import pytest

from tablee.games import AUTHORING
from tablee.kernel.cards.pack import MOST_CARDS
from tablee.kernel.refusals import Malformed
from tablee.packs.authoring.building import MOST_ADVISED, linted_pack, linted_table
from tablee.packs.authoring.drafts import MOST_FAULTS
from tests.packs.authoring.english import english

QUESTIONS = AUTHORING["incroyable"]
SALT = "70c7" * 8


def rows(cards: int, text: str = "Combien de choses faut-il, numéro {at}\u202f?") -> str:
    return "".join(f"{text.format(at=at)};{at % 9000 + 7}\n" for at in range(5 * cards))


def linted(body: bytes | str, name: str = "Nos questions.csv"):
    return linted_table(body.encode() if isinstance(body, str) else body, name, QUESTIONS, SALT)


def faults_of(body: bytes | str) -> list[str]:
    return [english(fault) for fault in linted(body).faults]


def test_a_table_becomes_a_pack_named_after_its_file():
    pack = linted("question;réponse\n" + rows(6)).built()

    assert (pack.title, pack.language, len(pack.cards), pack.salt) == ("Nos questions", "fr", 6, SALT)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be"])
def test_whatever_a_spreadsheet_saves_french_in(encoding):
    found = linted(("question;réponse\n" + rows(6, "Où est la forêt, numéro {at} ?")).encode(encoding))

    assert found.faults == []
    assert found.built().cards[0].livres.text == "Où est la forêt, numéro 0 ?"


def test_a_column_says_the_language():
    assert linted("question;answer;language\nHow many things, then?;7;EN\n").language == "en"
    assert "“anglais” is not a language" in faults_of("q;a;langue\nCombien ?;7;anglais\n")[0]


def test_the_sample_for_teachers_can_be_played_as_it_is():
    found = linted(QUESTIONS.sample)

    assert (found.faults, found.lacks_cards()) == ([], None)
    assert {fault.lint for fault in found.advice} == {"comment"}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"\xff\xfe\x00", "this is not a text file"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0", "this is not a text file"),
        (b"PK\x03\x04\x14\0", "a spreadsheet’s own format; save it as CSV"),
        (b"\n", "the file is empty"),
        (b"\x81\x8d", "not UTF-8"),
        ("points\n7\n", "no column is called “points”"),
        ("question;réponse\n" + rows(1).replace("numéro 3", "num\u200béro 3"), "U+200B, which is invisible"),
        ("question;réponse\n" + rows(1).replace(";9\n", ";1\n"), "the answer 1 is not between 2 and 9990"),
        ("question;réponse\n" + rows(1).replace("numéro 1", "numéro 8"), "the answer 8 is in its own question"),
    ],
)
def test_what_no_pack_may_have_is_refused_with_its_line(body, said):
    assert any(said in fault for fault in faults_of(body))


def test_a_pack_with_faults_is_not_built_and_all_of_them_are_told():
    with pytest.raises(Malformed, match=r"(?s)the pack has faults:.*csv:2: .*1 is not between.*csv:3: .*9999 is not"):
        linted("q;a\n" + rows(6).replace(";7\n", ";1\n").replace(";8\n", ";9999\n")).built()


def test_advice_refuses_nothing_and_asks_for_no_sources():
    found = linted("question;réponse\n" + rows(6, "Devine le nombre {at}"))

    assert found.built()
    assert {"form", "comment"} <= {fault.lint for fault in found.advice}
    assert "sources" not in {fault.lint for fault in found.advice}


def test_a_very_large_pack_gets_no_advice_as_that_would_take_long():
    assert linted("question;réponse\n" + rows(MOST_ADVISED + 1)).advice == []


def test_a_file_of_nothing_but_faults_is_not_read_to_its_end():
    """Whoever sends one could keep everybody else waiting."""
    body = "question;réponse\n" + "b;x\n" * 20_000

    assert MOST_FAULTS <= len(linted(body).faults) < 2 * MOST_FAULTS


def test_advice_is_bounded_where_every_question_is_about_the_same():
    alike = linted("question;réponse\n" + rows(MOST_ADVISED, "Combien de Choses chez Marie Curie, numéro {at}\u202f?"))

    assert alike.faults == []
    assert len([one for one in alike.advice if one.lint == "subject"]) <= MOST_FAULTS


def test_a_table_of_more_cards_than_a_pack_may_have_is_refused():
    with pytest.raises(Malformed, match="10,000 at most"):
        linted("question;réponse\n" + rows(MOST_CARDS + 1))


def test_a_built_pack_must_meet_the_same():
    pack = linted("question;réponse\n" + rows(6)).built()
    leaking = linted_pack(pack.with_cards({2: type(pack.cards[2])(*[_leaks(pack.cards[2].livres)] * 5)}), QUESTIONS)

    assert linted_pack(pack, QUESTIONS).faults == []
    assert {(fault.lint, fault.card) for fault in leaking.faults} == {("leak", "carte-3")}


def test_the_same_card_twice_is_refused_with_the_place_of_the_first():
    found = faults_of("question;réponse\n" + rows(1) + rows(2))

    assert [fault for fault in found if "the same" in fault] == [
        "Nos questions.csv:7: carte-2: the card is the same as another (Nos questions.csv:2) [schema]"
    ]


def test_the_same_card_twice_in_a_built_pack_is_told_by_its_name():
    pack = linted("question;réponse\n" + rows(6)).built()
    twice = linted_pack(pack.with_cards({2: pack.cards[0]}), QUESTIONS)

    assert [(fault.card, fault.details["other"]) for fault in twice.faults] == [("carte-3", "carte-1")]


def _leaks(question):
    return type(question)(f"Sont-ils {question.answer}, ou combien\u202f?", question.answer)
