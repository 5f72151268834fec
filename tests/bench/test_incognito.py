"""That bots of « Incognito » find words which were kept apart when they were made. The whole table is in the docs."""

import time
from random import Random

import pytest

from bench.incognito import APART, Cards, found, sheet
from tablee.bots import LEVELS
from tablee.games.incognito.bots import TALENTS

CHANCE, WANTED = 1 / 6, 0.4
PICTURES = 100


@pytest.mark.slow
def test_with_two_other_things_on_the_slate_hard_finds_what_it_must_and_each_level_more_than_the_one_below():
    cards, craft = Cards(apart=True), TALENTS["hard"].craft._replace(things=(2, 2))
    drawn = [cards.drawn(craft, Random(number))[1:] for number in range(PICTURES)]
    started = time.process_time()
    right = [
        sum([found(*each, TALENTS[level].judgement, Random(at)) for at, each in enumerate(drawn)]) / PICTURES
        for level in LEVELS
    ]

    assert CHANCE < right[0] < right[1] < right[2]
    assert right[2] >= WANTED + 0.1  # far enough from it for so few pictures
    assert (time.process_time() - started) / len(LEVELS) / PICTURES < 0.3


def test_no_card_is_both_for_tuning_and_kept_apart():
    apart, tuning = Cards(apart=True), Cards(apart=False)

    assert not {card.word for card in apart.words} & {card.word for card in tuning.words}
    assert not {card.place for card in apart.places} & {card.place for card in tuning.places}
    assert len(apart.words) * (APART - 1) == len(tuning.words) == 80


@pytest.mark.slow
def test_a_sheet_shows_twenty_four_drawings():
    assert sheet(Cards(apart=True), 1).count("<g ") == 24
