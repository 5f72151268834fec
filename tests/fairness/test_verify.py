"""Verifying: what was played holds; whatever is altered is found, and the line at fault is named."""

import json
import random
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tablee.fairness.header import Seedless
from tablee.fairness.record_faults import Damaged, Disproved, Faulty
from tablee.fairness.seal import simulated
from tablee.games.sept_pour_cent import GAME as SEPT_POUR_CENT
from tests.fairness.recorded import (
    ANN,
    BEN,
    CAT,
    CHANGES,
    TABLE,
    altered,
    checked,
    erased,
    forged,
    held,
    recorded,
    sealed,
)
from tests.kernel.murmure import MURMURE


@cache
def game() -> bytes:
    """The shortest of a few games of « 7 % », so that every byte of it can be tried."""
    return min((recorded(sealed(number=number)) for number in range(12)), key=len)


@cache
def murmur() -> bytes:
    return recorded(sealed(MURMURE, 10))


@cache
def seated() -> bytes:
    """The same murmur, in which seats change hands."""
    return recorded(sealed(MURMURE, 10), changes=CHANGES)


def fault(content):
    with pytest.raises(Faulty) as caught:
        checked(content)
    return caught.value


def said(content):
    with pytest.raises(Disproved) as caught:
        checked(content)
    return str(caught.value)


# What holds.


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(2, 6))
def test_every_game_of_7_percent_verifies(seed, players):
    content = recorded(simulated(SEPT_POUR_CENT, players, seed, index=0))
    [verified] = checked(content)

    assert verified.entries == content.count(b"\n") - 2
    assert verified.answers == content.count(b'"type":"answered"')
    assert verified.players == players


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_timers_and_measured_answers_verify_too(number):
    content = recorded(sealed(MURMURE, number))
    [verified] = checked(content)

    assert verified.answers == content.count(b'"type":"answered"') - verified.measured
    assert verified.measured == content.count(b'"type":"measured"')


def test_the_report_says_what_was_seen():
    first, second = checked(game() + murmur())
    lines = [json.loads(line) for line in game().splitlines()]

    assert (first.game, first.players, first.first, first.last) == ("sept_pour_cent", 3, 1, len(lines))
    assert (first.start, first.head) == (lines[0]["head"], lines[-1]["head"])
    assert (first.seeded, first.absent, first.erased) == ((ANN, CAT), (BEN,), ())
    assert first.result is not None
    assert (second.game, second.first) == ("murmure", len(lines) + 1)


def test_a_table_that_was_given_up_verifies():
    [verified] = checked(recorded(sealed(), given_up_after=9))

    assert verified.result is None
    assert verified.entries == 9


def test_an_erased_entry_leaves_the_chain_whole_and_stops_the_replay():
    [whole] = checked(game())
    [verified] = checked(erased(game(), 4, 6))

    assert verified.erased == (5, 7)
    assert verified.answers == 3
    assert (verified.entries, verified.head) == (whole.entries, whole.head)


def test_seat_changes_are_reported_in_order_and_change_nothing_else():
    [without], [verified] = checked(murmur()), checked(seated())

    assert verified.changes == tuple(change for changes in CHANGES.values() for change in changes)
    assert without.changes == ()
    assert (verified.entries, verified.answers) == (without.entries, without.answers)
    assert (verified.result, verified.start) == (without.result, without.start)
    assert verified.head != without.head


def test_a_seat_change_that_was_erased_stops_the_replay_like_an_entry():
    """Nobody can tell which of the two it was."""
    [whole] = checked(seated())
    [verified] = checked(erased(seated(), 6))

    assert (verified.erased, verified.changes) == ((7,), (*whole.changes[:1], *whole.changes[2:]))
    assert verified.head == whole.head
    assert verified.answers < whole.answers


# What does not: one slip in a file.


def line_at(content, position):
    return content.count(b"\n", 0, position) + 1


@pytest.mark.slow
def test_no_byte_can_be_altered():
    content, rng = game(), random.Random(1)
    for position, byte in enumerate(content):
        other = rng.choice([value for value in range(256) if value != byte])
        spoilt = content[:position] + bytes([other]) + content[position + 1 :]

        assert fault(spoilt).line == line_at(content, position), (position, other)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_no_byte_can_be_altered_left_out_or_put_in(data):
    content = data.draw(st.sampled_from([game(), murmur(), seated()]))
    position = data.draw(st.integers(0, len(content) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda value: value != content[position]))
    rest = content[position + data.draw(st.integers(0, 1)) :]
    inserted = data.draw(st.sampled_from([bytes([byte]), b""]))
    spoilt = content[:position] + inserted + rest
    assume(spoilt != content)

    assert fault(spoilt).line == line_at(content, position)


def test_no_line_can_be_dropped_doubled_or_swapped():
    for content in (game(), murmur(), seated()):
        lines = content.splitlines(keepends=True)
        for at in range(len(lines)):
            dropped = lines[:at] + lines[at + 1 :]
            doubled = lines[: at + 1] + lines[at:]
            swapped = lines[:at] + lines[at + 1 : at + 2] + lines[at : at + 1] + lines[at + 2 :]

            assert fault(b"".join(dropped)).line == at + 1
            assert fault(b"".join(doubled)).line == at + 2
            assert swapped == lines or fault(b"".join(swapped)).line == at + 1


@pytest.mark.slow
def test_no_file_can_be_cut_short():
    content = game()
    for length in range(len(content)):
        assert fault(content[:length]).line == line_at(content, length)


def test_a_line_of_another_game_is_found():
    one, other = (recorded(sealed(number=number)).splitlines(keepends=True) for number in (6, 7))
    for at in range(min(len(one), len(other))):
        mixed = [*one[:at], other[at], *one[at + 1 :]]
        found = fault(b"".join(mixed)).line

        assert found == (len(one) if at == 0 else at + 1) if mixed != one else True


def test_no_byte_of_a_seat_line_can_be_altered():
    lines, rng = seated().splitlines(keepends=True), random.Random(1)
    for at, line in enumerate(lines):
        for position, byte in enumerate(line if b'"type":"seat"' in line else b""):
            other = rng.choice([value for value in range(256) if value != byte])
            altered_line = line[:position] + bytes([other]) + line[position + 1 :]

            assert fault(b"".join([*lines[:at], altered_line, *lines[at + 1 :]])).line == at + 1, (position, other)


def last(content):
    return content.count(b"\n")


def other_hash(text):
    return ("0" if text[0] != "0" else "1") + text[1:]


def test_another_secret_is_named():
    def change(line):
        line["closing"]["secret"] = other_hash(line["closing"]["secret"])

    end = last(game())
    found = said(altered(game(), end, change))

    assert found == f"line {end}: the secret is not the one that line 1 commits to with its terms"


def test_another_seed_is_named():
    def change(lines):
        lines[0]["header"]["seats"][CAT]["seed"] = "ab" * 32

    assert said(forged(game(), change)) == "line 1: seat 2 shows another seed than the one that it committed to"


def test_another_seat_cannot_use_the_same_commitment():
    def change(lines):
        lines[0]["header"]["seats"][BEN] = lines[0]["header"]["seats"][ANN]

    assert said(forged(game(), change)).startswith("line 1: seat 1 shows another seed")


@pytest.mark.parametrize("part", ["table", "commitment"])
def test_another_header_is_named(part):
    def change(line):
        line["header"][part] = "0" * 64

    assert said(altered(game(), 1, change)).startswith("line 1: its head is not the hash of its header")


def test_another_table_is_not_what_was_committed_to():
    content = recorded(sealed(number=6, seats=[Seedless()] * 3))

    def change(lines):
        lines[0]["header"]["table"] = TABLE + "!"

    assert said(forged(content, change)).startswith(f"line {last(content)}: the secret is not the one that line 1")


def test_another_result_is_named():
    def change(line):
        line["closing"]["result"]["places"].reverse()
        line["closing"]["result"]["scores"].reverse()
        line["closing"]["result"]["why"] = "double_zero"

    end = last(game())

    assert said(altered(game(), end, change)).startswith(f'line {end}: the replay gives {{"places":[')


@pytest.mark.parametrize("forge", [False, True])
def test_another_answer_of_chance_is_named(forge):
    """With heads that follow or without: the stream knows."""

    def change(line):
        order = line["entry"]["answer"]["order"]
        order[0], order[1] = order[1], order[0]

    content = forged(game(), lambda lines: change(lines[1])) if forge else altered(game(), 2, change)

    assert said(content).startswith('line 2: not what the committed stream answers to question 0, {"n":34,')


def announcement(content):
    """The line of the first announcement."""
    return next(number for number, line in enumerate(content.splitlines(), 1) if b'"announce"' in line)


def announce_other(line):
    action = line["entry"]["action"]
    action["family"] = "comete" if action["family"] != "comete" else "requin"


def test_another_action_is_named_even_where_the_rules_allow_it():
    line = announcement(game())

    assert said(altered(game(), line, announce_other)).startswith(f"line {line}: its head does not follow")


def test_an_action_that_the_rules_forbid_is_named_even_if_its_heads_follow():
    line = announcement(game())

    def change(lines):
        lines[line - 1]["entry"]["action"] = {"type": "contest"}

    assert said(forged(game(), change)) == (
        f"line {line}: the rules do not allow it: seat {json.loads(game().splitlines()[line - 1])['entry']['seat']} "
        "may not do this: nothing_to_contest"
    )


def test_an_action_after_the_end_is_named():
    end = last(game())

    def change(lines):
        lines.insert(-1, {"type": "entry", "entry": {"type": "acted", "seat": 0, "action": {"type": "contest"}}})

    assert said(forged(game(), change)).endswith("seat 0 acts while the game is over")
    assert fault(forged(game(), change)).line == end


def test_a_game_that_is_not_over_cannot_have_a_result():
    content = recorded(sealed(), given_up_after=9)

    def change(lines):
        lines[-1]["closing"]["result"] = {"places": [1, 2, 2], "scores": [1, 0, 0], "why": "double_zero"}

    assert said(forged(content, change)).startswith("line 11: the replay gives no result")


def test_another_digest_is_named():
    def change(line):
        line["digest"] = other_hash(line["digest"])

    assert said(altered(erased(game(), 4), 5, change)).startswith("line 5: its head does not follow")


def test_after_an_erased_entry_the_chain_is_still_checked():
    end = last(game())

    def change(line):
        line["closing"]["result"]["scores"][0] += 7

    def deform(line):
        line["closing"]["result"]["why"] = "\u001b[31m"

    content = erased(game(), 4)

    assert said(altered(content, end, change)).startswith(f"line {end}: its head does not follow")
    with pytest.raises(Damaged, match=f"line {end}: no result of sept_pour_cent for 3 players"):
        checked(altered(content, end, deform))


def test_a_record_that_is_rewritten_whole_is_told_by_its_heads_alone():
    """This is what comparing heads is for, and the documentation says so."""
    line = announcement(game())
    content = forged(game(), lambda lines: announce_other(lines[line - 1]))
    [true], [rewritten] = checked(game()), checked(content)

    assert rewritten.head != true.head
    assert rewritten.start == true.start


@pytest.mark.parametrize(("key", "value"), [("seat", ANN), ("seat", BEN), ("player", "person"), ("player", "another")])
def test_another_seat_change_is_named(key, value):
    found = said(altered(seated(), 2, lambda line: line["change"].update({key: value})))

    assert found.startswith("line 2: its head does not follow")


def test_a_seat_change_after_an_erased_line_is_still_linked():
    content = altered(erased(seated(), 2), 7, lambda line: line["change"].update(seat=ANN))

    assert said(content).startswith("line 7: its head does not follow")


def test_a_seat_change_cannot_move_even_to_where_it_says_the_same():
    """Ben's two changes in a row are alike, and so are their lines but for the heads."""
    lines = seated().splitlines(keepends=True)
    lines[10], lines[11] = lines[11], lines[10]

    assert said(b"".join(lines)).startswith("line 11: its head does not follow")


def test_a_seat_change_cannot_pass_for_an_entry_nor_an_entry_for_one():
    """The type of a line is not hashed: what it holds must tell."""

    def swap(line):
        if line["type"] == "seat":
            line["entry"], line["type"] = line.pop("change"), "entry"
        else:
            line["change"], line["type"] = line.pop("entry" if line["type"] == "entry" else "card"), "seat"

    for at in range(2, last(seated())):
        with pytest.raises(Damaged, match=f"line {at}: "):
            checked(forged(seated(), lambda lines, at=at: swap(lines[at - 1])))


def test_a_seat_change_that_a_forger_puts_in_or_takes_out_is_told_by_the_heads_alone():
    """As with a whole record rewritten: chance and moves are as they were."""
    [true] = checked(seated())
    [more] = checked(forged(seated(), lambda lines: lines.insert(3, {**lines[1]})))
    [fewer] = checked(forged(seated(), lambda lines: lines.pop(1)))

    assert len({true.head, more.head, fewer.head}) == 3
    assert (len(more.changes), len(fewer.changes)) == (6, 4)
    assert true.answers == more.answers == fewer.answers


# Whatever a forger writes, the answer is a report or one line.

wild = st.one_of(
    st.integers(-2, 60), st.just(2**70), st.just(-(2**70)), st.none(), st.booleans(), st.text(max_size=3), st.just([])
)


def places(value, path=()):
    """Paths to everything inside a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*path, key)
        yield from places(part, (*path, key))


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(st.data())
def test_nothing_that_is_forged_ends_in_a_traceback(data):
    content = data.draw(st.sampled_from([game(), murmur(), seated()]))
    line = data.draw(st.integers(1, last(content) - 2))

    def change(lines):
        body = held(lines[line])
        *path, key = data.draw(st.sampled_from(list(places(body))))
        for step in path:
            body = body[step]
        body[key] = data.draw(wild)

    with suppress(Faulty):
        checked(forged(content, change))
