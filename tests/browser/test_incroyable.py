"""« Incroyable ! » in browsers: the rulebook's worked turns with scripted cards, and six people to the finish."""

import json
import re

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.games.incroyable.vocabulary import Sign, Symbol
from tests.browser.devices import PHONE
from tests.browser.estimators import STORY, Estimator, KeyboardEstimator, begin, estimate
from tests.browser.players import over
from tests.browser.secrets import leaks, seats_heard
from tests.server.evenings import verified

pytestmark = pytest.mark.slow

ANNIE, BERNARD, CECILE, DIDIER = range(4)
PLUS, MINUS = Sign.PLUS, Sign.MINUS


@pytest.fixture
def four(device):
    names = ("Annie", "Bernard", "Cécile", "Didier")
    return [Estimator(device(**({} if at else PHONE)), name) for at, name in enumerate(names)]


def test_a_wrong_doubt_then_a_right_one_as_in_the_first_two_worked_turns(four):
    annie, bernard, cecile, didier = four
    begin(four, {Symbol.PROFESSEUR: 50, Symbol.GLOBE: 45}, first=ANNIE)

    estimate(four, 15, 10, 8, 16)
    annie.pass_on()
    bernard.pass_on()
    cecile.raise_to(12)
    bernard.raise_to(17)
    cecile.doubt(bernard)
    assert_heard(annie, "Bernard 7, Didier 5 et toi 4.")
    assert_on_squares(annie, 4, 7, 0, 5)

    estimate(four, 35, 50, 40, 25)
    cecile.pass_on()
    annie.pass_on()
    didier.raise_to(41)
    annie.raise_to(42)
    cecile.raise_to(45)
    didier.raise_to(51)
    annie.doubt(bernard)  # the second highest: 7, and 2 for the rank
    assert_heard(bernard, "Annie 9 et Cécile 5.")
    assert_on_squares(bernard, 13, 7, 5, 5)


def test_an_early_doubt_and_a_risk_turn_as_in_the_last_two_worked_turns(four):
    annie, bernard, cecile, didier = four
    answers = {Symbol.PROFESSEUR: 13, Symbol.LIVRES: 93, Symbol.GLOBE: 1010, Symbol.COEUR: 75}
    begin(four, answers, first=CECILE)

    estimate(four, 23, 22, 21, 15)
    bernard.doubt(annie)
    assert_heard(annie, "sans dépasser : Bernard 7.")

    for _ in ("Didier asks", "Annie asks"):  # 7 twice lead Didier to the spiral on 14
        estimate(four, 50, 30, 20, 40)
        didier.doubt(annie)
    for highest in (5000, 50):  # Bernard asks from a globe, Cécile from the start
        estimate(four, highest - 10, highest, highest - 20, highest - 30)
        annie.doubt(bernard)
    assert_on_squares(annie, 14, 7, 0, 14)

    didier.name_number(95)
    choose((annie, MINUS), (bernard, MINUS), (cecile, MINUS))
    didier.name_number(1500)
    choose((annie, PLUS), (bernard, PLUS), (cecile, MINUS))
    didier.name_number(70)
    choose((cecile, MINUS))
    assert_on_squares(cecile, 16, 9, 5, 21)
    expect(annie.number).to_be_visible()  # the next question, by Annie


def choose(*cards):
    for player, sign in cards:
        player.choose(sign)


def assert_heard(player, sentence):
    expect(player.page.get_by_role("log").get_by_text(sentence).first).to_be_attached()


def assert_on_squares(player, *squares):
    shown = player.page.get_by_role("list", name="Les joueurs").get_by_role("listitem")
    for at, square in enumerate(squares):
        expect(shown.nth(at)).to_contain_text(re.compile(rf"case {square}\b" if square else "départ"))


ANSWER = 4937
EACH = (9000, 8000, 8500, 7000, 6000, 5000)
"""All too high: the second highest, Cat, doubts the lowest, Fay, and goes 7 + 6 squares."""


@pytest.fixture
def six(device):
    return (
        Estimator(device(), "Ann"),
        Estimator(device(**PHONE), "Ben"),
        KeyboardEstimator(device(color_scheme="dark"), "Cat"),
        Estimator(device(**PHONE), "Dan"),
        Estimator(device(**PHONE, locale="en-US"), "Eve"),
        Estimator(device(**PHONE), "Fay"),
    )


@pytest.mark.trust  # half a minute: of each game that ships, one is played to its end in CI anyway
def test_six_people_finish_on_the_short_board(six, server):
    ann, ben, cat, dan, _, fay = six
    begin(six, dict.fromkeys(Symbol, ANSWER), first=0, board="short")

    estimate(six[:2], *EACH[:2])
    reload(ben)
    estimate(six[2:], *EACH[2:])
    cat.doubt(fay)
    assert_on_squares(ann, 0, 0, 13, 0, 0, 0)

    replaced_by_a_bot(dan, six)
    cat.doubt(fay)
    estimate(six, *EACH)
    cat.doubt(fay)
    estimate(six, *EACH)
    cat.doubt(fay)

    ann.device.until(lambda: all(over(player) for player in six))
    code = ann.page.url.rpartition("/")[2]
    record = server.request("GET", f"/api/tables/{code}/record")[2]
    result = verified(record, GAMES["incroyable"])[-1].result
    assert result is not None
    assert result.winners == (2,)
    assert_nothing_leaked(six)


def reload(player):
    """What was handed in lies there, and cannot be handed in again."""
    player.page.reload()

    expect(player.page.get_by_text("Ton estimation :")).to_be_visible()
    expect(player.number).to_have_count(0)


def replaced_by_a_bot(player, people):
    """It estimates in their place; then they are back, before anything else."""
    host, address = people[0], player.page.url
    player.page.close()
    for other, number in zip(people, EACH, strict=True):
        if other is not player:
            other.estimate(number)
    host.page.get_by_role("button", name="Laisser jouer un robot").click()
    expect(host.page.get_by_role("log").get_by_text(f"Un robot joue pour {player.name}.").first).to_be_attached()
    expect(host.lane).to_be_visible()  # it has estimated too
    player.device.page = player.device.tab()
    player.page.goto(address)
    expect(host.page.get_by_role("log").get_by_text(f"{player.name} joue de nouveau.").first).to_be_attached()


def assert_nothing_leaked(six):
    """Nobody hears the answer's story before the answer is read, an estimate before all are shown, or a token."""
    devices = [player.device for player in six]
    for seat, device in enumerate(devices):
        assert seats_heard(device) == {seat}
        first = next(frame for frame in device.received if STORY in frame)
        assert "answer_read" in {fact["type"] for fact in json.loads(first)["told"]}
        assert early_estimates(device, own=EACH[seat]) == []
    assert leaks(devices, {at: device.tokens() for at, device in enumerate(devices)}) == []


def early_estimates(device, own):
    """Numbers of others in a frame that came before those of the first turn were shown."""
    early = []
    for message in device.heard():
        told = message.get("told", ())
        if any(fact["type"] == "shown" for fact in told):
            return early
        text = json.dumps(message.get("view", {})) + json.dumps(told)
        early += [number for number in EACH if number != own and str(number) in text]
    raise AssertionError("no estimates were ever shown")
