"""What was typed and what was received, taken in the order in which it came."""

import io

import pytest

from tablee.terminal.line_input import OutputAbovePrompt
from tablee.terminal.remote.inbox import ConnectionLost, Inbox, Unreachable


def piped(text: str):
    shown = io.StringIO()
    return Inbox(io.StringIO(text), OutputAbovePrompt(shown, live=False, plain=True), live=False), shown


def test_a_question_is_answered_by_the_next_line_which_is_shown_below_it():
    inbox, shown = piped("12 requin\n")

    assert inbox.ask("Ton choix › ") == "12 requin"
    assert shown.getvalue() == "Ton choix\n› 12 requin\n"
    with pytest.raises(EOFError):
        inbox.ask("")


def test_a_piped_line_waits_for_its_question_unless_it_has_a_slash():
    inbox, _ = piped("/table\n2\n")
    while (first := inbox.command(stay=True)) is None:
        pass

    assert first == "/table"
    assert inbox.command(stay=True) is None
    assert inbox.ask("") == "2"


def test_the_end_of_piped_lines_is_a_reason_to_go_only_where_nothing_will_be_asked():
    inbox, _ = piped("")
    inbox.wait()
    inbox.put(ConnectionLost())

    assert inbox.command(stay=True) is None
    with pytest.raises(EOFError):
        inbox.command(stay=False)


def test_what_a_closed_connection_sent_is_forgotten_and_what_was_typed_is_not():
    inbox, _ = piped("2\n")
    received: list[object] = []
    inbox.receive = received.append
    inbox.put(Unreachable("gone"))
    inbox.forget_received()

    assert inbox.ask("") == "2"
    assert received == []
