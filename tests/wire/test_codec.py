"""Messages as JSON and back, and what does not decode."""

import msgspec
import pytest

from codegen.samples import CARD, ID, LAID, MESSAGES, REQUESTS
from tablee.kernel.refusals import LONGEST, Malformed
from tablee.kernel.structs import tag
from tablee.wire.codec import LARGEST, LARGEST_OF_ALL, encode, read_request
from tablee.wire.messages import GameCard, Message, TableLaid
from tablee.wire.requests import LayTable, Ping, Say, WriteNote

ASKER = f'"id":"{ID}","person":0'
DEEP = 100_000


def said(text: str) -> str:
    return f'{{"type":"say",{ASKER},"text":{text}}}'


def by(person: str) -> str:
    return f'{{"type":"hurry","id":"{ID}","person":{person}}}'


def acted(action: str, decision: str = "1") -> str:
    return f'{{"type":"act",{ASKER},"decision":{decision},"action":{action}}}'


def option(value: str) -> str:
    return f'{{"type":"set_option",{ASKER},"name":"cups","value":{value}}}'


@pytest.mark.parametrize("message", REQUESTS, ids=tag)
def test_what_a_device_asks_comes_through_whole(message):
    assert read_request(encode(message)) == message
    assert read_request(encode(message).decode()) == message


@pytest.mark.parametrize("message", MESSAGES, ids=tag)
def test_what_the_server_tells_can_be_read_with_types(message):
    told = msgspec.json.decode(encode(message), type=Message)

    assert type(told) is type(message)
    assert encode(told) == encode(message)


@pytest.mark.parametrize(("body", "kind"), [*zip(LAID, (LayTable, TableLaid), strict=True), (CARD, GameCard)])
def test_bodies_of_http_come_through_whole(body, kind):
    assert msgspec.json.decode(encode(body), type=kind) == body


MALFORMED = {
    "nothing": "",
    "white space": "  ",
    "half a message": '{"type":"ping"',
    "two messages": f'{{"type":"ping","id":"{ID}"}}{{}}',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "NaN": "NaN",
    "a byte order mark": f'\ufeff{{"type":"ping","id":"{ID}"}}',
    "a comment": f'{{"type":"ping",/**/"id":"{ID}"}}',
    "a last comma": f'{{"type":"ping","id":"{ID}",}}',
    "no tag": f'{{"id":"{ID}"}}',
    "an unknown tag": '{"type":"abracadabra"}',
    "the tag of an answer": f'{{"type":"done","id":"{ID}"}}',
    "a tag of another case": f'{{"type":"Ping","id":"{ID}"}}',
    "a tag that is a number": '{"type":1}',
    "a tag that is null": '{"type":null}',
    "a tag with commands for a terminal": '{"type":"\\u001b[2J\\r\\n\\u202e"}',
    "an endless tag": f'{{"type":"{"x" * 10_000}"}}',
    "two tags": f'{{"type":"ping","type":"start",{ASKER}}}',
    "an unknown field": f'{{"type":"ping","id":"{ID}","admin":true}}',
    "a missing field": f'{{"type":"rename",{ASKER}}}',
    "no id": '{"type":"ping"}',
    "an id that is too short": '{"type":"ping","id":"1234567"}',
    "an id that is too long": f'{{"type":"ping","id":"{"x" * 65}"}}',
    "an id with other letters": '{"type":"ping","id":"12345678é"}',
    "an id with NUL": '{"type":"ping","id":"12345678\\u0000"}',
    "an id that is a list": f'{{"type":"ping","id":["{ID}"]}}',
    "a text that is too long": said(f'"{"x" * 501}"'),
    "a text that is empty": said('""'),
    "a text that is a number": said("5"),
    "a text that is null": said("null"),
    "half a surrogate pair": said('"\\ud800"'),
    "the other half": said('"\\udc00"'),
    "halves in the wrong order": said('"\\udc00\\ud800"'),
    "a bare NUL in a text": said('"\x00"'),
    "a bare line feed in a text": said('"\n"'),
    "an escape that is none": said('"\\x41"'),
    "a person below 0": by("-1"),
    "a person beyond all": by("2147483648"),
    "a person of 2^63": by(str(2**63)),
    "a person of 2^64": by(str(2**64)),
    "a person of a thousand digits": by("9" * 1000),
    "a person of 1e308": by("1e308"),
    "a person of 1e999": by("1e999"),
    "a person of NaN": by("NaN"),
    "a person of Infinity": by("-Infinity"),
    "a person and a half": by("1.5"),
    "a person as a text": by('"0"'),
    "a person that is true": by("true"),
    "a person that is null": by("null"),
    "a person with leading zeros": by("00"),
    "a decision of 2^53": acted("{}", str(2**53)),
    "a decision below 0": acted("{}", "-1"),
    "an action that is cut off": acted("{"),
    "an action of NaN": acted("NaN"),
    "lists in lists": acted("[" * DEEP + "]" * DEEP),
    "lists that never end": acted("[" * DEEP),
    "objects that never end": '{"type":' * DEEP,
    "an option of 2^63": option(str(2**63)),
    "an option of a thousand digits": option("9" * 1000),
    "an option of 1e308": option("1e308"),
    "an option that is true": option("true"),
    "an option that is an object": option("{}"),
    "an option that is too long": option(f'"{"x" * 101}"'),
    "a chair beyond all": f'{{"type":"sit","id":"{ID}","name":"Ann","chair":64}}',
    "too many tokens": f'{{"type":"enter","protocol":1,"table":"QUARTZ","tokens":[{",".join(["0"] * 9)}]}}',
    "a hash that is too short": f'{{"type":"show_seed",{ASKER},"seed":"{"0" * 63}"}}',
    "a hash in capitals": f'{{"type":"show_seed",{ASKER},"seed":"{"A" * 64}"}}',
    "an unknown reaction": f'{{"type":"react",{ASKER},"reaction":"spit"}}',
    "a limit that is too short": f'{{"type":"set_limit",{ASKER},"seconds":4}}',
}


@pytest.mark.parametrize("message", [message.encode() for message in MALFORMED.values()], ids=MALFORMED)
def test_what_is_wrong_is_malformed_in_one_short_line(message):
    with pytest.raises(Malformed) as malformed:
        read_request(message)

    line = str(malformed.value)
    assert 0 < len(line) <= LONGEST
    assert line.isprintable()


@pytest.mark.parametrize("message", MALFORMED.values(), ids=MALFORMED)
def test_the_same_of_a_text_message(message):
    with pytest.raises(Malformed):
        read_request(message)


@pytest.mark.parametrize(
    "bytes_",
    [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82"],
    ids=["no such byte", "an overlong slash", "a surrogate", "beyond Unicode", "cut off"],
)
@pytest.mark.parametrize("place", ["a text", "a key", "the start"])
def test_bytes_that_are_no_text_are_malformed(bytes_, place):
    before, after = {
        "a text": said('"|"').encode().split(b"|"),
        "a key": said('"x","|":1').encode().split(b"|"),
        "the start": (b"", said('"x"').encode()),
    }[place]

    with pytest.raises(Malformed):
        read_request(before + bytes_ + after)


def test_of_a_key_that_stands_twice_the_last_one_counts():
    """JSON leaves it open, and the decoder of the page does the same."""
    assert read_request(f'{{"type":"ping","id":"another-{ID}","id":"{ID}"}}') == Ping(ID)


def test_a_last_one_that_is_wrong_is_not_made_good_by_the_first():
    with pytest.raises(Malformed):
        read_request(f'{{"type":"ping","id":"{ID}","id":7}}')


def test_any_character_may_be_said():
    text = "é 🎲 \u0000 \u202e \U0010ffff"

    assert read_request(encode(Say(ID, 0, text))) == Say(ID, 0, text)


def test_a_message_that_is_larger_than_any_needs_to_be_is_malformed():
    fits = encode(Ping(ID)).ljust(LARGEST)

    assert read_request(fits) == Ping(ID)
    with pytest.raises(Malformed, match="at most 16,384 bytes, and this one has 16,385"):
        read_request(fits + b" ")


def test_a_note_may_be_larger_than_other_messages_up_to_its_own_bound():
    note = WriteNote(ID, 0, "x" * 65_536)

    assert LARGEST < len(encode(note)) < LARGEST_OF_ALL
    assert read_request(encode(note)) == note
    with pytest.raises(Malformed, match="length <= 65536"):
        read_request(encode(WriteNote(ID, 0, "x" * 65_537)))
