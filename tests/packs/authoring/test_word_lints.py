"""Spelling and reading level, with a dictionary of a few words: the real one is for packs that ship."""

from pathlib import Path

from tablee.games.incroyable.authoring.lints import texts
from tablee.packs.authoring.word_lints import found_dictionary, word_lints, words_in
from tests.games.incroyable.drafts import draft, told


class FewWords:
    """A dictionary, as small as can be."""

    def __init__(self, words: str) -> None:
        self.words = words.split()

    def knows(self, word):
        return word.lower() in self.words

    def common(self, word):
        return word in self.words


WORDS = FewWords("combien de choses livres globe coeur arbre professeur compte t on en tout qui eût cru a il lettres y")


def lints(*known):
    return word_lints(texts, WORDS, known)


def test_a_word_that_is_in_no_dictionary_is_found_with_its_line():
    (found,) = told(lints()["spelling"], draft(livres={"q": "Combien de letres y a-t-il\u202f?"}))

    assert found.startswith("cards.yaml:4: inc-0001: questions.livres.q: “letres” is in no dictionary")


def test_what_the_author_stands_by_is_none():
    assert told(lints("Poudlard")["spelling"], draft(livres={"q": "Combien de lettres a Poudlard\u202f?"})) == []


def test_a_question_of_rare_words_is_found():
    (found,) = told(lints()["level"], draft(livres={"q": "Combien de xylophones ubiquitaires en tout\u202f?"}))

    assert "40% of its words are rare (xylophones, ubiquitaires)" in found
    assert (
        told(lints("xylophones")["level"], draft(livres={"q": "Combien de xylophones en tout y a-t-il\u202f?"})) == []
    )


def test_words_are_read_without_what_is_elided_and_without_numbers():
    assert words_in("L’Écossais n’a-t-il qu’un 86e étage, de 7\u202f088 marches\u202f?") == [
        *("Écossais", "a-t-il", "un", "étage", "de", "marches"),
    ]


def test_where_there_is_no_dictionary_there_is_none():
    assert found_dictionary(Path("nowhere/index")) is None
