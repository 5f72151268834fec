"""Names: what somebody asks to be called, and what the others read."""

import unicodedata

import pytest

from tablee.kernel.refusals import Refused
from tablee.tables.names import BOT_NAMES, bot_name, chat_line, fit
from tablee.tables.topics import seating
from tests.tables.tables import Sim, gathered, refused


def test_a_name_is_in_one_spelling():
    assert fit("E\u0301milie", []) == "Émilie"
    assert fit("  Ann   de  B.  ", []) == "Ann de B."


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\u200f", "\u0000", "\u0007", "\n", "\u2028", "\u200b", "\ud800"])
def test_no_name_holds_what_turns_or_breaks_a_line(mark):
    name = fit(f"Ann{mark}", [])

    assert name == "Ann"
    assert mark not in fit(f"An{mark}n", [])


@pytest.mark.parametrize(
    "family", ["👩\u200d👧", "👩🏽\u200d🚀", "❤\ufe0f\u200d🔥", "👨\u200d👩\u200d👧\u200d👦", "🐈\u200d⬛"]
)
def test_a_family_of_emoji_stays_together(family):
    assert fit(f"Zoé {family}", []) == f"Zoé {family}"
    assert chat_line(f"{family} !", 200) == f"{family} !"


@pytest.mark.parametrize(
    "text", ["An\u200dn", "Ann \u200d👧", "Ann 👩\u200d", "Ann 👩\u200d\u200d👧", "A\u0301\u200dnn", "Ann 👩\u200dn"]
)
def test_a_joiner_that_joins_no_pictures_is_none(text):
    assert "\u200d" not in fit(text, [])


@pytest.mark.parametrize("mark", ["\u0301", "\u0e47", "\u20dd", "\u0489"])
def test_a_tower_of_accents_is_cut_down(mark):
    name = fit("a" + 199 * mark, [])

    assert len(name) <= 4


@pytest.mark.parametrize(
    "nothing", ["", "   ", "\u202e", "...", "\u0301\u0301", "\u3164", "\u115f\u1160", "\uffa0", "\u2800"]
)
def test_a_name_that_shows_nothing_is_refused(nothing):
    with pytest.raises(Refused, match="name_unfit"):
        fit(nothing, [])


def test_a_name_is_no_longer_than_a_chair_has_room_for():
    assert fit("x" * 20, []) == "x" * 20
    with pytest.raises(Refused, match="name_unfit"):
        fit("x" * 21, [])


@pytest.mark.parametrize(
    ("here", "comes"),
    [
        ("Ann", "Ann"),
        ("Ann", "ann"),
        ("Anna", "Аnna"),  # a Cyrillic А
        ("Ben", "Вen"),  # a Cyrillic В
        ("Nora", "Νora"),  # a Greek Nu
        ("Ann", "A n n"),
        ("Ann", "A\u200bnn"),
        ("Émile", "Emile"),
        ("Al", "A1"),
        ("Al", "AI"),
        ("Bob", "B0b"),
        ("Ilse", "llse"),
        ("Ann", "Ａｎｎ"),
        ("Ann 👩👧", "Ann 👩\u200d👧"),
        ("Ann ❤", "Ann ❤\ufe0f"),
    ],
)
def test_a_name_that_could_pass_for_another_gets_a_number(here, comes):
    name = fit(comes, [here])

    assert name.endswith(" (2)")
    assert fit(comes, [here, name]).endswith(" (3)")


@pytest.mark.parametrize(("here", "comes"), [("Ella", "Elia"), ("Ann", "Anne"), ("A1", "A2")])
def test_a_name_that_nobody_would_mistake_stays(here, comes):
    assert fit(comes, [here]) == comes


def test_somebody_who_is_renamed_is_not_taken_for_themselves():
    sim, (_, ben) = gathered("Ann", "Ben")
    sim.ask(seating.Rename(sim.id(), ben, "BEN"))

    assert sim.table.people[ben].name == "BEN"
    sim.ask(seating.Rename(sim.id(), ben, "Ann"))
    assert sim.table.people[ben].name == "Ann (2)"


def test_who_sits_down_is_told_from_bots_too():
    sim, _ = gathered("Ann")
    sim.bot(1)
    _, bot = sim.table.names()
    newcomer = sim.sit(bot)

    assert sim.table.people[newcomer].name == f"{bot} (2)"


def test_nobody_sits_down_without_a_name():
    sim = Sim()

    assert refused(sim, seating.Sit(sim.id(), "\u202e ")) == "name_unfit"


def test_there_is_a_name_for_every_bot():
    names: list[str] = []
    for _ in range(len(BOT_NAMES) + 3):
        names.append(bot_name(names))

    assert len(set(names)) == len(names)


def test_a_line_of_chat_keeps_its_words_and_loses_what_disturbs():
    assert chat_line("bien\u202e  joué\n!", 200) == "bien joué !"
    assert chat_line("e" + 200 * "\u0301", 200) == unicodedata.normalize("NFC", "e\u0301") + 3 * "\u0301"
    assert chat_line("x" * 300, 200) == "x" * 200
