"""The plot: every bout is on it, in words as well as in lines."""

from xml.etree import ElementTree as ET

import pytest

from tablee.bots.tournament import Bout, Interval
from tablee.bots.tournament_plot import svg

BOUTS = [Bout(2, "hard", "easy"), Bout(4, "hard", "easy")]
GAMES = ("games won", [(bout, Interval(0.6, 0.55, 0.65)) for bout in BOUTS])
ROUNDS = ("rounds & more", [(bout, Interval(0.97, 0.95, 0.99)) for bout in BOUTS])


def texts(drawn):
    return ["".join(element.itertext()) for element in ET.fromstring(drawn).iter() if element.tag.endswith("text")]  # noqa: S314 - our own plot


@pytest.mark.parametrize("series", [[GAMES], [GAMES, ROUNDS]])
def test_every_bout_is_named_with_its_share(series):
    found = texts(svg("« 7 % »: <2,000> games", series))

    assert found[0] == "« 7 % »: <2,000> games"
    assert {"2 players", "4 players", "hard against easy", "hard among easy"} <= set(found)
    assert found.count("60.0 %") == 2
    assert found.count("97.0 %") == (2 if ROUNDS in series else 0)
    assert all(name in found for name, _ in series)


def test_nothing_is_drawn_outside():
    root = ET.fromstring(svg("Ladder", [GAMES, ROUNDS]))  # noqa: S314 - our own plot
    _, _, width, height = map(float, root.attrib["viewBox"].split())

    for element in root.iter():
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float(element.get(name, 0)) <= width
        for name in ("y", "y1", "y2", "cy"):
            assert 0 <= float(element.get(name, 0)) <= height
