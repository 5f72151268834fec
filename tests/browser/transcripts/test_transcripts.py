"""Everybody can play: whole games by keyboard and accessibility tree alone say word for word what they said before."""

import re
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.browser.transcripts.playing import SCRIPTS, golden, played

WRITE = "python -m tests.browser.transcripts {}   # writes it again; read the diff"
QUESTION = re.compile(r"^\*\*(\d+)\. .*\?\*\* \S")


@pytest.mark.slow
@pytest.mark.parametrize("game", SCRIPTS)
def test_a_whole_game_by_ear_says_what_it_said(game):
    told = played(game).splitlines()
    kept = golden(game).read_text("utf-8").splitlines()

    changed = "\n".join(unified_diff(kept, told, "kept", "said now", lineterm="", n=1))
    assert not changed, f"{changed}\n{WRITE.format(game)}"


@pytest.mark.parametrize("game", SCRIPTS)
def test_nothing_is_without_a_name_and_the_focus_is_never_lost(game):
    said = golden(game).read_text("utf-8").splitlines()

    assert [line for line in said if "SANS NOM" in line] == []
    assert [line for line in said if line.endswith(" page") and not line.startswith(("[Tab]", "[Maj+Tab]"))] == []


def test_what_was_heard_of_indix_answers_twenty_questions():
    said = golden("indix").read_text("utf-8").splitlines()
    answers = answers_by_question()

    assert list(answers) == [str(number) for number in range(1, 21)]
    for number, lines in answers.items():
        assert lines, f"question {number} has no answer"
        rest = iter([line.strip() for line in said])
        assert [line for line in lines if line not in rest] == [], f"question {number} is not answered in this order"


def test_while_one_reads_in_indix_nothing_is_announced_of_the_card_unasked():
    """Others in the room hear it. What somebody answers may be the name all the same."""
    said = golden("indix").read_text("utf-8").splitlines()
    reads = [at for at, line in enumerate(said) if line.startswith("« Tu lis :")]
    assert reads
    for at in reads:
        over = next(later for later in range(at, len(said)) if said[later].startswith("« C’était "))
        name = said[over].removeprefix("« C’était ").partition(".")[0]
        unasked = [line for line in said[at:over] if line.startswith("« ") and " dit : «" not in line]

        assert [line for line in unasked if name in line or "mesure" in line or "presque" in line] == []


def answers_by_question():
    """By the question's number: the lines that are indented below it."""
    answers, number = {}, ""
    for line in Path(__file__).with_name("questions.md").read_text("utf-8").splitlines():
        if found := QUESTION.match(line):
            number = found[1]
            answers[number] = []
        elif line.startswith("    "):
            answers[number].append(line.strip())
    return answers
