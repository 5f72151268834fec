"""How long things take to show; and law 14, which fails on each planted fault."""

import pytest

from tablee.kernel.entries import Acted
from tablee.kernel.seats import Seat
from tablee.kernel.show import CHARACTER, Show, show_time
from tablee.kernel.structs import Value
from tests.kernel import murmure
from tests.kernel.murmure import Blank, Guess
from tests.kernel.murmure_facts import SHOWS, Dealt, Heard, Ready, Revealed, Shouted
from tests.kernel.test_laws import broken


class Said(Value, frozen=True):
    text: str | None


def test_steps_and_those_for_each_of_many_and_the_last_and_a_look_make_a_show():
    show = Show(steps=(200, 100), each=(200, 100), of="tiles", then=(400,), look=1000)

    assert show.takes(Revealed((1, 2, 3), (6, 6, 6))) == 300 + 3 * 300 + 400 + 1000
    assert Show(look=400).takes(Heard("near")) == 400


def test_a_text_that_is_read_is_looked_at_the_longer_the_longer_it_is():
    show = Show(look=400, reads="text")

    assert show.takes(Said("so")) == 400 + 2 * CHARACTER
    assert show.takes(Said(None)) == 400


def test_what_there_is_more_to_say_of_is_looked_at_longer():
    show = Show(look=400, more=(("text", 300),))

    assert show.takes(Said("so")) == 400 + 300
    assert show.takes(Said(None)) == 400


def test_one_thing_is_shown_after_the_other_and_what_has_no_show_takes_no_time():
    assert show_time(SHOWS, (Dealt(7), Ready(Seat(0)), Heard("near"))) == 400 + 300
    assert show_time({}, (Dealt(7),)) == 0


def test_law_14_what_only_some_are_told_has_no_show():
    """Ann sees what she handed in: if that took time, Ben could tell how often she thought again."""

    def told(before, entry, after, me):
        facts = murmure.tell(before, entry, after, me)
        private = isinstance(entry, Acted) and isinstance(entry.action, Guess) and entry.seat == me
        return (*facts, Heard("handed in")) if private else facts

    broken(14, tell=told)


@pytest.mark.parametrize(
    "shows",
    [
        {Blank: Show(look=100)},
        {Ready: Show(look=-100)},
        {Ready: Show(steps=(100, -100))},
        {Ready: Show(then=(-100,))},
        {Revealed: Show(each=(200, -100), of="tiles")},
        {Dealt: Show(each=(100,), of="own")},
        {Dealt: Show(each=(100,), of="others")},
        {Revealed: Show(each=(100,))},
        {Revealed: Show(of="tiles")},
        {Revealed: Show(reads="story")},
    ],
    ids=str,
)
def test_law_14_figures_that_fit_no_fact(shows):
    broken(14, shows=shows)


def test_law_14_what_is_said_to_be_the_same_for_all_is():
    """What Ann was dealt is no news for Ben; a game that does not say so would have a table tell it wrong."""
    broken(14, own_facts=())


def test_law_14_only_a_fact_can_be_told_to_some_otherwise():
    broken(14, own_facts=(Blank,))


def test_law_14_only_an_action_can_be_made_at_any_time():
    broken(14, anytime=(Shouted,))


def test_law_14_only_an_action_can_be_left_to_people_first():
    broken(14, after_people=(Shouted,))


def test_law_14_only_a_view_can_be_pondered():
    broken(14, pondered=(Shouted,))
