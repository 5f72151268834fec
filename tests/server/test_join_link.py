"""How others find their way: an address that works from their phones, and a picture that leads there."""

import pytest

from tablee.server.join_link import JoinLink, in_terminal

HOME = JoinLink("http://192.168.1.5:7077/")


@pytest.mark.parametrize("host", ["localhost:7077", "127.0.0.1:7077", "[::1]:7077"])
def test_who_came_by_this_machine_is_given_the_address_in_the_network(host):
    assert HOME.base("http", host) == "http://192.168.1.5:7077/"


@pytest.mark.parametrize("host", ["192.168.1.5:7077", "play.example.org"])
def test_who_came_by_a_name_that_others_know_keeps_it(host):
    assert HOME.base("https", host) == f"https://{host}/"


def test_a_server_for_this_machine_alone_has_no_other_address():
    assert JoinLink().base("http", "localhost:7077") == "http://localhost:7077/"


def test_an_address_that_means_this_machine_on_every_machine_leads_nobody_else_here():
    alone, shared = JoinLink(), HOME

    assert alone.is_only_here(alone.base("http", "localhost:7077"))
    assert alone.is_only_here(alone.base("http", "[::1]:7077"))
    assert not alone.is_only_here(alone.base("https", "play.example.org"))
    assert not shared.is_only_here(shared.base("http", "127.0.0.1:7077"))


def test_who_wanted_to_let_phones_in_is_told_that_there_is_no_network():
    for link, told in ((JoinLink(for_phones=True), True), (JoinLink(), False), (HOME, False)):
        assert link.has_no_network(link.base("http", "localhost:7077")) == told


def test_a_picture_is_drawn_for_any_code_that_a_table_could_have_and_for_nothing_else():
    for code in ("abc-def", "ABCDEFGH", "ABCD-EFGH-JKLM"):
        assert (HOME.picture("http://192.168.1.5:7077/", code) or b"").startswith(b"<svg")
    for wrong in ("", "ABC", "ABCDE", "ABCDEFGHJKLMN", "ABCDE1", "<svg/>"):
        assert HOME.picture("http://192.168.1.5:7077/", wrong) is None


def test_the_same_picture_for_a_terminal_has_lines_of_blocks():
    assert len(in_terminal("http://192.168.1.5:7077/").splitlines()) > 10
