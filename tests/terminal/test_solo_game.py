"""A game with what « 7 % » has not: free text, slates, speaking out of turn, a countdown."""

import random

from tablee.kernel.entries import Acted, Elapsed
from tablee.kernel.game import Waiting
from tablee.kernel.playout import any_answer, opening
from tablee.kernel.seats import Seat
from tablee.kernel.stroke import as_stroke
from tablee.terminal.conversation import Conversation
from tablee.terminal.solo_game import SoloGame
from tablee.words import Words
from tests.kernel.murmure import COUNTDOWN, MURMURE, Guess, Guessing, Scribble, Shout
from tests.kernel.murmure_cards import PACK
from tests.terminal.murmure_words import FRENCH
from tests.terminal.scripted import Script

ANN, BEN = Seat(0), Seat(1)
WORDS = Words("fr", MURMURE, own=FRENCH)
READY = Guessing(1, PACK, tiles=(3, 4), pile=(1, 2), guesses=(5, None), slates=((), ()), shouted=())
"""Ann has handed in and may shout; Ben still thinks."""

LINE = "un texte de 8 caractères au plus, sans « hush », « be still » ou « mur »"


def guesses(view, offers, told, hunch, dice):
    return Guess(9) if offers.choices[0].action == "guess" else Shout("oh")


def played(lines, start=READY, bot=guesses, thinking_time=float):
    script, rng = Script(lines), random.Random(1)
    conversation = Conversation(MURMURE, WORDS, script.screen, ("Ann", "Ben"), ANN)
    entries = []
    result = SoloGame(MURMURE, conversation, ANN, {BEN: bot}, rng, thinking_time).play(
        start, lambda question: any_answer(question, rng), entries.append
    )
    return result, script.shown, entries


def test_whoever_may_step_in_can_let_it_pass_and_is_asked_once():
    _, shown, entries = played(["0"])

    assert shown.count("Tu peux intervenir, ou laisser faire.") == 1
    assert f"1 Crier {LINE}\n2 Bâiller\n0 Laisser faire\n" in shown
    assert "Ben a rendu sa réponse." in shown
    assert len(entries) == 1


def test_free_text_is_asked_for_and_commands_need_a_slash_there():
    _, shown, _ = played(["crier", "beaucoup trop", "/r", "r"])

    assert f"mot ({LINE}) › r\n" in shown
    assert f"Mot : {LINE}." in shown
    assert "\nCe qui s’est passé\n" in shown
    assert "Tu cries « r »." in shown


def test_a_turn_without_a_sentence_of_its_own_still_says_that_it_is_one():
    result, shown, _ = played(["?", "scribble", "13", "deviner 13", "7"], start=opening(MURMURE, 2, pack=PACK))

    assert "À toi de jouer.\n1 Deviner un nombre de 1 à 36, sauf 13\n2 Griffonner un trait de 100 points" in shown
    assert shown.count("Pas ce nombre-là.") == 2
    assert "Ben a rendu sa réponse." in shown
    assert result.why == "nearest"


def test_a_slate_is_drawn_on_by_typing_points():
    _, _, entries = played(
        ["griffonner 10,20 30,40,5", "2", "off the slate", "1,1", "7"], start=opening(MURMURE, 2, pack=PACK)
    )
    strokes = [entry.action.stroke for entry in entries if isinstance(entry, Acted) and type(entry.action) is Scribble]

    assert strokes == [as_stroke([(10, 20), (30, 40, 5)]), as_stroke([(1, 1)])]


def test_a_bot_that_may_step_in_is_asked_once_and_then_the_countdown_runs_out():
    """Not a state of Murmure, but one that other games have."""
    asked = []

    def hesitant(view, offers, told, hunch, dice):
        asked.append(offers.decision)

    conversation = Conversation(MURMURE, WORDS, Script([]).screen, ("Ann", "Ben"), ANN)
    start = Guessing(1, PACK, tiles=(3, 4), pile=(1, 2), guesses=(None, 5), slates=((), ()), shouted=())
    waiting = Waiting((), (BEN,), COUNTDOWN)
    solo = SoloGame(MURMURE, conversation, ANN, {BEN: hesitant}, random.Random(1))

    assert solo._next(start, waiting) == solo._next(start, waiting) == Elapsed("countdown")
    assert len(asked) == 1
    assert SoloGame(MURMURE, conversation, ANN, {BEN: guesses}, random.Random(1))._next(start, waiting) == Acted(
        BEN, Shout("oh")
    )


def test_nobody_waits_for_each_stroke_of_a_bot():
    """For a drawing once, however many actions it takes."""
    waited, strokes = [], iter([Scribble(as_stroke([(at, at)])) for at in range(5)])
    _, _, entries = played(
        ["0"],
        bot=lambda view, offers, *_: next(strokes, Guess(9)),
        thinking_time=lambda: waited.append(1) or 0.0,
    )

    assert len(entries) == 6
    assert len(waited) == 1
