"""The figures of a pack of questions."""

from tablee.games.incroyable.authoring.pack_figures import figures
from tests.games.incroyable.drafts import draft


def test_the_page_tells_what_the_answers_are_and_where_they_are_from():
    year = {"a": 1789, "kind": "year", "unit": ""}

    page = "\n".join(figures([draft(), draft("inc-0002", professeur=year)]))

    assert "2 cards, 10 questions. A machine checks 0 of 10 (0 %) answers" in page
    assert "| years | 10 % |" in page
    assert "| 7-99 | 60 % |" in page
    assert "| year | 1 |" in page
    assert "20 sources on 2 sites. The commonest: deux.example (10), un.example (10)." in page
