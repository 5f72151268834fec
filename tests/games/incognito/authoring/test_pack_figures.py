"""The figures of a pack of words and places."""

from tablee.games.incognito.authoring.pack_figures import figures, three_of_a_shape
from tests.games.incognito.authoring.drafts import place, word


def test_the_chance_of_three_of_a_shape_is_counted():
    assert three_of_a_shape([1] * 6) == 0
    assert three_of_a_shape([6]) == 1
    assert three_of_a_shape([3, 3, 2]) == 1 - 9 / 28


def test_the_page_tells_how_many_there_are_and_which_words_are_nearest():
    secret = [
        word(f"w{at}", word=name, shape="long") for at, name in enumerate(["mât", "bras", "tronc", "fil", "if", "ski"])
    ]

    page = "\n".join(figures([*secret, place()]))

    assert "6 words, 1 places with 4 doodles (4 different ones)." in page
    assert "To draw: 6 easy, 0 middling, 0 detailed." in page
    assert "three or more have one shape in 100 of 100 rounds" in page
    assert "- bras and fil: 0.0 % of their size apart" in page
