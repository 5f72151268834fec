"""Values worked out once and never again: a stream that changed would make every old record a lie.

The same values are asked of the second verifier, which shares no line with ours. `vectors.json` only ever grows.
"""

import json
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tablee.fairness import hashing, stream
from tablee.fairness.commitment import commitment, seed_commitment
from tablee.fairness.header import Header, start
from tablee.fairness.record_lines import HunchNumber, SeatChange
from tablee.fairness.seal import simulated
from tablee.games import named
from tablee.kernel.chance import ChanceQuestion
from tablee.kernel.codec import canonical
from tests.fairness import second_verifier as second

VECTORS = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))


def secret_and_start(vector):
    return bytes.fromhex(vector["secret"]), bytes.fromhex(vector["start"])


@pytest.mark.parametrize("vector", VECTORS["commitments"])
def test_a_commitment_never_changes(vector):
    terms = {**vector, "secret": bytes.fromhex(vector["secret"])}
    expected = terms.pop("commitment")

    assert commitment(**terms).hex() == expected


def test_no_two_commitments_are_the_same():
    """Lengths stand before the fields: table "a" of game "bc" is not table "ab" of game "c"."""
    assert len({vector["commitment"] for vector in VECTORS["commitments"]}) == len(VECTORS["commitments"])


@pytest.mark.parametrize("vector", VECTORS["seeds"])
def test_the_commitment_to_a_seed_never_changes(vector):
    made = seed_commitment(vector["table"], vector["seat"], bytes.fromhex(vector["seed"]))

    assert made.hex() == vector["commitment"]


@pytest.mark.parametrize("vector", VECTORS["starts"])
def test_a_start_never_changes(vector):
    header = msgspec.convert(vector["header"], Header)

    assert canonical(header).decode() == vector["canonical"]
    assert second.canonical(vector["header"]).decode() == vector["canonical"]
    assert start(header).hex() == vector["start"]


@pytest.mark.parametrize("vector", VECTORS["words"])
def test_the_words_of_a_question_never_change(vector):
    count = len(vector["words"])

    assert list(islice(stream.words(*secret_and_start(vector), vector["question"]), count)) == vector["words"]


@pytest.mark.parametrize("vector", VECTORS["below"])
def test_numbers_below_n_never_change(vector):
    secret, begun = secret_and_start(vector)
    source = stream.words(secret, begun, vector["question"])
    bounds = [vector["n"]] * len(vector["numbers"])

    assert [stream.below(n, source) for n in bounds] == vector["numbers"]
    assert list(second.draws(secret, begun + second.u64(vector["question"]), bounds)) == vector["numbers"]


@pytest.mark.parametrize("vector", VECTORS["answers"])
def test_the_answer_to_a_question_never_changes(vector):
    question = msgspec.convert(vector["asked"], ChanceQuestion)
    answer = stream.answer(question, stream.words(*secret_and_start(vector), vector["question"]))

    assert json.loads(canonical(answer)) == vector["answer"]


@pytest.mark.parametrize("vector", [v for v in VECTORS["answers"] if v["asked"]["type"] == "shuffle"])
def test_the_second_verifier_shuffles_alike(vector):
    secret, begun = secret_and_start(vector)

    assert second.is_given(secret, begun + second.u64(vector["question"]), vector["answer"], "any")


def test_salts_digests_and_heads_never_change():
    secret, head = secret_and_start(VECTORS["chain"])
    begun = head
    for link in VECTORS["chain"]["links"]:
        salt = hashing.salt(secret, begun, link["number"])
        digest = hashing.digest(salt, canonical(link["entry"]))
        head = hashing.link(head, digest)

        assert canonical(link["entry"]).decode() == link["canonical"]
        assert (salt.hex(), digest.hex(), head.hex()) == (link["salt"], link["digest"], link["head"])
        assert second.canonical(link["entry"]) == canonical(link["entry"])


def test_seat_changes_are_numbered_and_linked_like_entries_for_ever():
    secret, begun = secret_and_start(VECTORS["changes"])
    ours = theirs = begun
    for link in VECTORS["changes"]["links"]:
        body = link["canonical"].encode()
        salt = second.keyed(secret, b"tablee/salt/v1", begun, second.u64(link["number"]))[:16]
        ours = hashing.link(ours, hashing.digest(hashing.salt(secret, begun, link["number"]), canonical(link["body"])))
        theirs = second.digest(theirs, second.digest(salt, body))

        assert second.canonical(link["body"]) == body
        assert (salt.hex(), second.digest(salt, body).hex()) == (link["salt"], link["digest"])
        assert ours.hex() == theirs.hex() == link["head"]


@pytest.mark.parametrize("link", [link for link in VECTORS["changes"]["links"] if link["line"] == "seat"])
def test_a_seat_change_is_spelled_so_for_ever(link):
    assert canonical(msgspec.convert(link["body"], SeatChange)).decode() == link["canonical"]


@pytest.mark.parametrize("vector", VECTORS["hunches"])
def test_the_number_of_a_hunch_never_changes(vector):
    secret, begun = secret_and_start(vector)
    hunch = {name: vector[name] for name in ("seat", "occasion", "number")}

    assert stream.hunch_number(secret, begun, vector["seat"], vector["occasion"]) == vector["number"]
    assert second.is_drawn(secret, begun, hunch)
    assert canonical(HunchNumber(**hunch)).decode() == vector["canonical"]
    assert second.canonical(hunch).decode() == vector["canonical"]


@pytest.mark.parametrize("vector", VECTORS["simulations"])
def test_a_simulation_draws_the_same_for_ever(vector):
    game = named("sept_pour_cent")

    assert simulated(game, 2, vector["seed"], vector["index"]).secret.hex() == vector["secret"]
