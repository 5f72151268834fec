"""« Indix » in browsers: four people to the finish, who cut in, ask, answer, and overrule the measure."""

import json
from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.browser.devices import PHONE
from tests.browser.indix.seekers import KeyboardSeeker, Seeker, begin
from tests.browser.players import over
from tests.browser.transcripts.playing import SeededServer
from tests.browser.transcripts.seeded_server import numbered_alike
from tests.server.evenings import verified

pytestmark = pytest.mark.slow

SEED = 1


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Cards and die are the same each time; there is one table."""
    with SeededServer(tmp_path_factory.mktemp("tables") / "tables", SEED) as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def four(device):
    return (
        Seeker(device(), "Ann"),
        Seeker(device(**PHONE), "Ben"),
        KeyboardSeeker(device(color_scheme="dark"), "Cat"),
        Seeker(device(**PHONE, locale="en-US"), "Dan"),
    )


def test_four_people_finish_with_an_interruption_a_chain_of_questions_and_an_overruled_answer(four, server):
    ann, ben, cat, dan = four
    begin(four, first=0)
    name = ann.card()
    one, two, three, *_ = ann.slots()[0]

    ben.pick(one)
    cat.call()
    cat.say("la tour de Pise")
    ann.refuse()
    assert_heard(dan, "No, Cat is wrong.")
    ben.pass_on()
    cat.pick(two)
    cat.answer(misspelt(name))
    expect(ann.page.get_by_text("Juste, à une faute de frappe près")).to_be_visible()
    ann.refuse()
    dan.pick(three)
    dan.answer(name)
    for player in (ann, ben, cat):
        expect(player.page.get_by_text("Contre l’avis de la carte")).to_be_visible()

    asked, readers = False, cycle((dan, cat, ben, ann))
    while not over(ann):
        asked = play_card(four, next(readers), asked=asked) or asked

    assert asked
    code = ann.page.url.rpartition("/")[2]
    record = server.request("GET", f"/api/tables/{code}/record")[2]
    assert verified(record, numbered_alike()["indix"])[-1].result is not None
    for player in (ben, cat, dan):
        assert first_heard(player, name) <= {"answered", "found"}


def play_card(four, reader, *, asked):
    """Until the die has shown a question mark, those come first; then the name is found. Whether the die went round."""
    at = four.index(reader)
    seekers = four[at + 1 :] + four[:at]
    turns = cycle(seekers)
    name, (clues, marks) = reader.card(), reader.slots()
    for number in [] if asked else marks:
        seeker = next(turns)
        seeker.pick(number)
        seeker.roll()
        while asks(seeker, seekers):
            asked = True
            seeker.ask_from_the_menu()
            reader.nod()
            seeker.pass_on()
            seeker = next(turns)
            seeker.roll()
        if asked:
            break
    finder = next(turns)
    finder.pick(clues[0])
    finder.answer(name)
    first, after = four[0], four[at - 1]
    finder.device.until(lambda: over(first) or after.desk.is_visible())
    return asked


def asks(seeker, seekers):
    """What the die has shown: a question is to be asked, or a number to be picked by the next."""
    others = [one for one in seekers if one is not seeker]
    seeker.device.until(lambda: seeker.question.is_visible() or any(one.numbers.is_visible() for one in others))
    return seeker.question.is_visible()


def misspelt(name):
    """Two letters in its midst change places."""
    return f"{name[:7]}{name[8]}{name[7]}{name[9:]}"


def assert_heard(player, sentence):
    expect(player.page.get_by_role("log").get_by_text(sentence).first).to_be_attached()


def first_heard(player, name):
    """Of which facts the message told in which a name came to this device for the first time."""
    frame = next(frame for frame in player.device.received if name in frame)
    return {fact["type"] for fact in json.loads(frame)["told"] if name in json.dumps(fact, ensure_ascii=False)}
