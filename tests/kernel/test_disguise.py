"""A word that may not stand in a text is found in every dress, and honest words are let be."""

import pytest

from tablee.kernel.disguise import says, says_within
from tablee.kernel.text import as_text

DRESSED = [
    ("une pile", "pile"),
    ("PILE", "pile"),
    ("pîlé", "pile"),
    ("P I L E", "pile"),
    ("p-i-l-e", "pile"),
    ("p. i. l. e.", "pile"),
    ("c’est à p i l e ici", "pile"),
    ("рilе", "pile"),  # Cyrillic first and last
    ("РІLЕ", "pile"),
    ("ΡΙLΕ", "pile"),  # Greek
    ("p1le", "pile"),
    ("p|le", "pile"),
    ("ｐｉｌｅ", "pile"),
    ("𝐏𝐢𝐥𝐞", "pile"),
    ("Ⓟⓘⓛⓔ", "pile"),
    ("🇵🇮🇱🇪", "pile"),
    ("🅿🅸🅻🅴", "pile"),
    ("p⃝i⃝l⃝e⃝", "pile"),
    ("ᴘɪʟᴇ", "pile"),
    ("pıłe", "pile"),
    ("pi\u200ble", "pile"),
    ("un 0s", "os"),
    ("O S", "os"),
    ("hot dog", "hot-dog"),
    ("un hotdog", "hot-dog"),
    ("h o t d o g", "hot-dog"),
    ("la tour-Eiffel !", "Tour Eiffel"),
    ("ﬁlet", "filet"),
]
DRESSED_WITHIN = [
    ("des échelles", "échelle"),
    ("une éсhеllе", "échelle"),  # Cyrillic in the middle
    ("3ch3113", "échelle"),
    ("E C H E L L E", "échelle"),
    ("é.c.h.e.l.l.e", "échelle"),
    ("une é c h elle", "échelle"),
    ("des é l é phants", "Éléphant"),
    ("un €sc@rgot", "escargot"),
    ("la tour  Eiffel", "tour Eiffel"),
    ("une t o u r E i f f e l", "tour Eiffel"),
    ("TourEiffel", "tour Eiffel"),
]
HONEST = [
    ("une compile", "pile"),
    ("la pi le", "pile"),
    ("au 05", "os"),
    ("à l’oseille", "os"),
    ("il l’a, c’est sûr", "as"),
    ("des éléphants", "éléphant"),
    ("rien !", "!"),
]
HONEST_WITHIN = [
    ("une pêche, elle", "échelle"),
    ("un éche lle", "échelle"),
    ("la pince à linge", "lapin"),
    ("il l’a pincé", "lapin"),
    ("la façade au soleil", "cadeau"),
    ("bravo, Catherine", "avocat"),
    ("l’ange", "lange"),
    ("un sel", "selle"),
    ("11 1 010", "lilio"),
    ("rien ?", "?"),
]


@pytest.mark.parametrize(("text", "word"), DRESSED)
def test_a_word_is_found_in_every_dress(text, word):
    assert says(as_text(text), word)


@pytest.mark.parametrize(("text", "word"), [*DRESSED, *DRESSED_WITHIN])
def test_a_longer_word_is_found_within_others_and_half_spelt_out(text, word):
    if len(word) > 3:
        assert says_within(as_text(text), word)


@pytest.mark.parametrize(("text", "word"), HONEST)
def test_a_word_within_another_or_across_two_is_let_be(text, word):
    assert not says(as_text(text), word)


@pytest.mark.parametrize(("text", "word"), HONEST_WITHIN)
def test_two_honest_words_that_hold_a_longer_one_between_them_are_let_be(text, word):
    assert not says_within(as_text(text), word)
