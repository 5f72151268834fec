"""What the doorkeeper bears from one address."""

from tablee.server.door import bans
from tablee.server.door.doorkeeper import Doorkeeper
from tablee.server.limits import Limits, Rate
from tablee.wire.codes import UNGUESSABLE


def test_a_code_that_opens_something_costs_nothing_but_is_not_borne_when_too_many_opened_nothing():
    doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 2)), lambda: 0.0)
    opening = [doorkeeper.may_try_code("192.0.2.7", opens=True) for _ in range(5)]
    guessing = [doorkeeper.may_try_code("192.0.2.7") for _ in range(3)]

    assert opening == [True] * 5
    assert guessing == [True, True, False]
    assert not doorkeeper.may_try_code("192.0.2.7", opens=True)
    assert doorkeeper.may_try_code("192.0.2.8", opens=True)


def test_strangers_elsewhere_wait_for_nobody_who_guesses():
    """110 wrong codes from 11 addresses once locked every newcomer out."""
    doorkeeper = Doorkeeper(Limits(), lambda: 0.0)
    for number in range(11):
        assert all(doorkeeper.may_try_code(f"192.0.2.{number}") for _ in range(10))

    assert doorkeeper.may_try_code("192.0.2.12", opens=True)


def test_a_code_that_cannot_be_guessed_opens_for_those_beside_a_guesser_too():
    doorkeeper = Doorkeeper(Limits(unknown_codes=Rate(0, 2)), lambda: 0.0)
    while doorkeeper.may_try_code("192.0.2.7"):
        pass

    assert not doorkeeper.may_try_code("192.0.2.7", opens=True, code="A" * (UNGUESSABLE - 1))
    assert doorkeeper.may_try_code("192.0.2.7", opens=True, code="A" * UNGUESSABLE)
    assert not doorkeeper.may_try_code("192.0.2.7", code="A" * UNGUESSABLE)


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def ever_new(many):
    return [f"10.0.{number >> 8}.{number & 255}" for number in range(many)]


def test_whoever_comes_from_ever_new_addresses_fills_no_memory(monkeypatch):
    monkeypatch.setattr("tablee.server.door.doorkeeper.MOST_ADDRESSES", 100)
    doorkeeper = Doorkeeper(Limits(pictures=Rate(0, 1)), lambda: 0.0)
    assert doorkeeper.admit("192.0.2.7")
    for address in ever_new(300):
        doorkeeper.may_draw(address)

        assert len(doorkeeper._silent) <= 100
    doorkeeper.gone("192.0.2.7")
    assert not doorkeeper.may_draw(ever_new(300)[-1]), "the newest are known"


def test_nor_do_those_with_a_socket_make_others_forgotten_or_are_forgotten_themselves(monkeypatch):
    """They come on top; and once they are gone, they are as many as others at most."""
    monkeypatch.setattr("tablee.server.door.doorkeeper.MOST_ADDRESSES", 100)
    doorkeeper = Doorkeeper(Limits(pictures=Rate(0, 1), sockets=1), lambda: 0.0)
    assert doorkeeper.may_draw("192.0.2.7")
    assert all(doorkeeper.admit(address) for address in ever_new(400))

    assert not doorkeeper.may_draw("192.0.2.7")
    assert not any(doorkeeper.admit(address) for address in ever_new(400))
    for address in ever_new(400):
        doorkeeper.gone(address)
    assert len(doorkeeper._silent) <= 100
    assert all(doorkeeper.admit(address) for address in ever_new(400))


def test_who_is_kept_out_stays_out_whatever_comes_from_elsewhere(monkeypatch):
    """Whoever had a /48 came from ten thousand other networks in it, and was let in again."""
    monkeypatch.setattr("tablee.server.door.doorkeeper.MOST_ADDRESSES", 100)
    monkeypatch.setattr(bans, "MOST_FLOODERS", 100)
    clock = Clock()
    doorkeeper = Doorkeeper(Limits(closings=2, ban=300), clock)
    for _ in range(2):
        doorkeeper.closed("192.0.2.7")
    for address in ever_new(400):
        doorkeeper.may_ask(address)
    is_out = not doorkeeper.admit("192.0.2.7")
    for address in ever_new(400):
        doorkeeper.closed(address)
        assert len(doorkeeper._bans._flooders) <= 100
    clock.now = 301.0

    assert is_out
    assert doorkeeper.admit("192.0.2.7")


def test_what_counts_against_an_address_at_one_node_counts_at_the_others():
    """Tables, packs, wrong codes and floods; in turn at two doors it is as many as at one."""
    strict = Limits(unknown_codes=Rate(0, 4), tables=Rate(0, 4), packs=Rate(0, 4), closings=4)
    doors: list[Doorkeeper] = []
    for other in (1, 0):
        doors.append(Doorkeeper(strict, lambda: 0.0, lambda knocked, other=other: doors[other].hear(knocked)))

    def borne(asked):
        return sum([asked(doors[number % 2]) for number in range(10)])

    assert borne(lambda door: door.may_lay("192.0.2.7")) == 4
    assert borne(lambda door: door.may_give_pack("192.0.2.7")) == 4
    assert borne(lambda door: door.may_try_code("192.0.2.7")) == 4
    for number in range(4):
        doors[number % 2].closed("192.0.2.7")
    assert not any(door.admit("192.0.2.7") for door in doors)
    assert all(door.admit("192.0.2.8") for door in doors)
