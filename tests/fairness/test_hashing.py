"""The chain: what a head gives away, which is nothing until the secret is revealed."""

from tablee.fairness import hashing
from tablee.kernel.codec import canonical
from tests.fairness.recorded import sealed
from tests.kernel.murmure import MURMURE

CANDIDATES = [
    canonical({"type": "acted", "seat": 1, "action": {"type": "guess", "number": number}}) for number in range(1, 37)
]


def test_a_small_secret_cannot_be_found_from_a_head_without_the_table_s_secret():
    """Ben's guess is one of 36. Whoever knows all heads and has every guess to try learns nothing; with S, at once."""
    seal = sealed(MURMURE)
    before, chosen = seal.start, CANDIDATES[20]
    head = hashing.link(before, seal.digest(1, chosen))
    wrong_secrets = [bytes(28) + number.to_bytes(4, "big") for number in range(1, 300)]
    salts = [b"", bytes(16), before[:16], *[hashing.salt(secret, seal.start, 1) for secret in wrong_secrets]]

    assert [body for body in CANDIDATES if hashing.link(before, seal.digest(1, body)) == head] == [chosen]
    assert [
        body for body in CANDIDATES for salt in salts if hashing.link(before, hashing.digest(salt, body)) == head
    ] == []


def test_equal_entries_have_digests_that_do_not_show_it():
    seal = sealed(MURMURE)

    assert len({seal.digest(number, CANDIDATES[0]) for number in range(1, 50)}) == 49
