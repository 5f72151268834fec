"""The record: what is written is read again, and whatever else is refused with the line at fault."""

import io
import json

import pytest

from tablee.fairness import record as record_module
from tablee.fairness.header import WITH_CARDS, Absent, Seedless
from tablee.fairness.record import RecordedSeatChange, Recorder, read
from tablee.fairness.record_faults import Damaged
from tablee.fairness.record_lines import LONGEST, SeatChange
from tablee.kernel.chance import Shuffle
from tablee.kernel.codec import canonical
from tablee.kernel.entries import Answered
from tablee.kernel.replay import fold
from tests.fairness.recorded import ANN, BEN, CAT, CHANGES, SEATED, erased, forged, named, recorded, sealed
from tests.kernel.murmure import MURMURE


def records(content):
    return list(read(io.BytesIO(content), named))


def damage(content):
    with pytest.raises(Damaged) as caught:
        records(content)
    return str(caught.value)


@pytest.fixture(scope="module")
def murmur():
    return recorded(sealed(MURMURE, 10, step=3))


@pytest.fixture(scope="module")
def seated():
    return recorded(sealed(MURMURE, 10, step=3), changes=CHANGES)


def spoilt(content, line, old, new):
    """The content with `old` in this line, counted from 1, changed to `new`."""
    lines = content.splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return b"".join(lines)


@pytest.mark.parametrize("number", range(4))
def test_a_game_is_read_as_it_was_played(number):
    seal = sealed(number=number)
    [record] = records(recorded(seal))
    end = fold(record.game, record.opening(), record.entries())

    assert record.header == seal.header
    assert record.head == seal.start.hex()
    assert record.game.result(end) == record.closing.result
    assert record.closing.secret == seal.secret.hex()
    assert (record.first, record.last) == (1, len(record.lines) + 2)


def test_a_recorder_shows_the_head_of_the_moment():
    seal, file = sealed(), io.BytesIO()
    recorder = Recorder(file, seal)
    heads = [recorder.head]
    recorder.add(Answered(seal.answer(Shuffle(34), 0)))
    heads.append(recorder.head)
    recorder.close(None)
    heads.append(recorder.head)

    assert heads[0] == seal.start.hex()
    assert heads == [json.loads(line)["head"] for line in file.getvalue().splitlines()]


def test_seat_changes_are_read_where_they_were_written_and_are_no_entries(murmur, seated):
    [without], [record] = records(murmur), records(seated)
    found = [(line.line, line.change) for line in record.lines if isinstance(line, RecordedSeatChange)]

    assert list(record.entries()) == list(without.entries())
    assert found == [
        (2, SeatChange(CAT, "bot")),
        (7, SeatChange(BEN, "bot")),
        (8, SeatChange(CAT, "person")),
        (11, SeatChange(BEN, "another")),
        (12, SeatChange(BEN, "another")),
    ]


def test_a_table_that_was_given_up_has_no_result():
    [record] = records(recorded(sealed(), given_up_after=7))

    assert len(record.lines) == 7
    assert record.closing.result is None


def test_several_games_follow_one_another():
    first, second = recorded(sealed(number=6)), recorded(sealed(MURMURE, 3))
    found = records(first + second)

    assert [record.game.name for record in found] == ["sept_pour_cent", "murmure"]
    assert found[1].first == found[0].last + 1 == first.count(b"\n") + 1


def test_what_happened_is_read_up_to_the_first_erased_entry(murmur):
    [whole] = records(murmur)
    [record] = records(erased(murmur, 3, 5))

    assert list(record.entries()) == list(whole.entries())[:2]
    assert len(record.lines) == len(whole.lines)


def test_the_header_names_who_put_in_a_seed():
    header = sealed(seats=(*SEATED, Seedless(), Absent(None))).header

    assert (header.seeded, header.absent, header.players) == ((ANN, CAT), (BEN, 4), 5)


def test_an_empty_file_is_no_record():
    assert damage(b"") == "line 1: nothing there; a record starts with a header"


@pytest.mark.parametrize(
    "noise",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\n",
        b"[]\n",
        b"null\n",
        b"{}\n",
        b'{"type":"note"}\n',
        b'{"\xff":1}\n',
        b"[" * 60_000 + b"\n",
        b'{"type":"header","head":' + b"9" * 60_000 + b"}\n",
        '{"head":"\u2028\u001b[31m"}\n'.encode(),
    ],
)
def test_whatever_is_not_a_record_is_refused_in_one_printable_line(noise, murmur):
    for line, content in ((1, noise), (2, murmur.splitlines(keepends=True)[0] + noise)):
        message = damage(content)

        assert message.startswith(f"line {line}: ")
        assert message.isprintable()
        assert len(message) < 350


def test_a_line_may_be_so_long_and_no_longer():
    assert damage(b" " * LONGEST + b"\n").startswith("line 1: no line of a record")
    assert damage(b" " * (LONGEST + 1) + b"\n") == "line 1: longer than 65,536 bytes, and no line of a record is"


def test_the_longest_answer_of_chance_has_room():
    answer = sealed().answer(Shuffle(10_000), 0)

    assert len(canonical(Answered(answer))) < LONGEST - 200


def test_a_game_that_never_ends_is_not_read_for_ever(monkeypatch, murmur):
    monkeypatch.setattr(record_module, "LARGEST", len(murmur) - 200)
    line = murmur.count(b"\n")

    assert damage(murmur) == f"line {line}: the game of line 1 goes on for more than {len(murmur) - 200:,} bytes"


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (1, b'{"head"', b'{ "head"'),
        (1, b'"rules":1', b'"rules":1.0'),
        (1, b'"rules":1', b'"rules":01'),
        (1, b'"step":3', b'"step":3,"step":3'),
        (1, b'"step":3', b'"\\u0073tep":3'),
        (2, b'"order":[', b'"order":[ '),
        (2, b'"type":"shuffled"', b'"type":"shuffled" '),
        (2, b'"type":"entry"}', b'"type":"entry"}\r'),
        (2, b'"type":"entry"}', b'"type":"entry"} '),
        (3, b'"seat":', b'"seat":-0,"seat":'),
    ],
)
def test_another_spelling_of_the_same_is_refused(murmur, line, old, new):
    assert damage(spoilt(murmur, line, old, new)).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'{"change"', b'{ "change"'),
        (b'"player":"bot","seat":2', b'"seat":2,"player":"bot"'),
        (b'"player":"bot"', b'"player":"b\\u006ft"'),
        (b'"seat":2', b'"seat":2.0'),
        (b'"seat":2', b'"seat":02'),
        (b'"seat":2', b'"seat":2,"seat":2'),
        (b'"type":"seat"', b'"type":"seat" '),
    ],
)
def test_another_spelling_of_the_same_seat_change_is_refused(seated, old, new):
    assert damage(spoilt(seated, 2, old, new)).startswith("line 2: ")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"player":"bot"', b'"player":"dog"', "no line of a record: Invalid enum value 'dog'"),
        (b'"player":"bot"', b'"player":"Bot"', "no line of a record: Invalid enum value 'Bot'"),
        (b'"player":"bot"', b'"player":null', "no line of a record: "),
        (b'"player":"bot",', b"", "no line of a record: Object missing required field `player`"),
        (
            b'"player":"bot"',
            b'"name":"Cat","player":"bot"',
            "no line of a record: Object contains unknown field `name`",
        ),
        (b',"seat":2', b"", "no line of a record: Object missing required field `seat`"),
        (b'"seat":2', b'"seat":true', "no line of a record: "),
        (b'"seat":2', b'"seat":3', "there is no seat 3; seats are 0 to 2"),
        (b'"seat":2', b'"seat":-1', "there is no seat -1; seats are 0 to 2"),
        (b'"type":"seat"', b'"type":"entry"', "no line of a record: "),
    ],
)
def test_a_seat_change_that_cannot_be_says_what_is_wrong(seated, old, new, said):
    assert damage(spoilt(seated, 2, old, new)).startswith(f"line 2: {said}")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (WITH_CARDS.encode(), b"tablee/record/v3", "its format is 'tablee/record/v3'; this program reads"),
        (WITH_CARDS.encode(), b"tablee/record/v1", "murmure is recorded in format 'tablee/record/v2', not"),
        (b'"game":"murmure"', b'"game":"belote"', "no game is called 'belote'; there is"),
        (b'"rules":1', b'"rules":2', "played by rules 2 of murmure; this program has rules 1"),
        (b'"pack":{', b'"pack":null,"peck":{', "no line of a record: "),
        (b'"cards":1,"game":"murmure"', b'"cards":1,"game":"belote"', "murmure is played with a pack of its own"),
        (b'"rules":1', b'"played":[1],"rules":1', "`played` is not a rising list of cards of the pack"),
        (b'"rules":1', b'"played":[],"rules":1', "not in canonical JSON"),
        (b'"step":3', b'"step":9', "option step cannot be 9"),
        (b'"step":3', b'"stop":3', "murmure has no option 'stop'; it has step, mood"),
        (b',"step":3', b"", "not all options are there; murmure has step, mood"),
        (b'{"first"', b'{"a":{},"first"', "no line of a record: "),
        (b'"seats":[', b'"seats":[' + b'{"type":"seedless"},' * 2, "murmure is for 2 to 4 players, not 5"),
        (b'"seats":[', b'"seats":[{"type":"asleep"},', "no line of a record: "),
        (b'"commitment":"', b'"commitment":"A', "no line of a record: "),
    ],
)
def test_a_header_that_cannot_be_played_says_what_is_wrong(murmur, old, new, said):
    assert damage(spoilt(murmur, 1, old, new)).startswith(f"line 1: {said}")


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_is_not_there_is_named(murmur, seat):
    def elsewhere(lines):
        lines[2]["entry"]["seat"] = seat

    assert damage(forged(murmur, elsewhere)) == f"line 3: there is no seat {seat}; seats are 0 to 2"


def test_an_entry_of_another_game_is_refused(murmur):
    other = recorded(sealed(number=6)).splitlines(keepends=True)
    mixed = murmur.splitlines(keepends=True)
    mixed[2] = next(line for line in other if b'"announce"' in line)

    assert damage(b"".join(mixed)).startswith("line 3: no entry of murmure: ")


def test_a_game_needs_its_header_and_its_closing_line(murmur):
    lines = murmur.splitlines(keepends=True)
    end = len(lines)

    assert damage(b"".join(lines[1:])) == "line 1: no header; each record starts with one"
    assert damage(b"".join(lines[:-1])) == f"line {end}: the file ends, but the game of line 1 has no closing line"
    assert damage(lines[0]) == "line 2: the file ends, but the game of line 1 has no closing line"
    assert damage(lines[0] + murmur) == "line 2: a new header, but the game of line 1 has no closing line"
    assert damage(murmur + lines[-1]) == f"line {end + 1}: no header; each record starts with one"
    assert damage(murmur + b"\n").startswith(f"line {end + 1}: no line of a record: ")
    assert damage(murmur[:-1]).startswith(f"line {end}: the file is cut off within this line")


def test_a_forger_who_changes_nothing_writes_the_same_record(murmur, seated):
    """So that what the other tests forge differs by what they alter alone."""
    assert forged(murmur, lambda lines: None) == murmur
    assert forged(seated, lambda lines: None) == seated
