"""What makes a storm over several nodes fail, beside moves that are lost or doubled."""

from tests.server.house.found import BACK_ELSEWHERE, NOTICED_WITHIN, HouseFound


def test_a_kill_that_is_noticed_late_is_a_fault():
    assert HouseFound(noticed_after=[NOTICED_WITHIN - 1]).clean
    assert not HouseFound(noticed_after=[1, NOTICED_WITHIN + 1]).clean


def test_no_guest_of_a_node_that_stops_may_be_late_and_one_in_twenty_among_other_harms():
    late, in_time = BACK_ELSEWHERE + 1, BACK_ELSEWHERE - 1

    assert HouseFound(returns=[in_time] * 39 + [late]).late_after(["stop"])
    assert not HouseFound(returns=[in_time] * 39 + [late]).late_after(["stop", "full"])
    assert HouseFound(returns=[in_time] * 17 + [late]).late_after(["stop", "full"])
    assert not HouseFound(returns=[late]).late_after(["promotion"])


def test_kills_are_counted_among_all_harms():
    found = HouseFound(kills=3)
    for kind in ("node", "held", "database"):
        found.back_after[kind].append(1.0)

    assert str(found).startswith("3 harms, 2 of them kills")


def test_a_storm_that_did_not_come_to_what_it_was_asked_for_shows_nothing():
    came_to_all = HouseFound(kills=50, acknowledged=1, deadlines=1, returns=[1.0], noticed_after=[6.0])
    kinds = ("stop", "gone")

    assert came_to_all.unseen(kinds, 50) == []
    assert came_to_all.unseen(kinds, 51) == ["51 harms"]
    assert came_to_all.unseen([*kinds, "alone_cut"], 50) == ["a node that is cut off alone"]
    assert HouseFound(kills=50, acknowledged=1).unseen(kinds, 50) == [
        "a deadline",
        "a guest of a node that stops",
        "a kill that is noticed",
    ]
    assert HouseFound(kills=2).unseen(["node"], 2) == ["an acknowledged move"]
