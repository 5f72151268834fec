"""Scores of a round, drawing by drawing. [ICG-08]"""

from tablee.games.incognito.phases import Exhibit
from tablee.games.incognito.vocabulary import FOUND, HIDDEN_WELL, Found
from tablee.kernel.seats import Seat


def finders(over: Exhibit, artist: Seat) -> tuple[Seat, ...]:
    """Who laid the number of its word before this slate."""
    return tuple([Seat(seat) for seat, laid in enumerate(over.votes) if laid[artist] == over.numbers[artist]])


def found_by(over: Exhibit, artist: Seat) -> Found:
    found = len(finders(over, artist))
    if not found:
        return Found.NOBODY
    return Found.EVERYBODY if found == len(over.votes) - 1 else Found.SOME


def for_artist(over: Exhibit, artist: Seat) -> int:
    return HIDDEN_WELL if found_by(over, artist) == Found.SOME else 0


def points_of(over: Exhibit) -> tuple[int, ...]:
    """By seat: as a finder, and as an artist."""
    points = [for_artist(over, Seat(seat)) for seat in range(len(over.votes))]
    for artist in range(len(over.votes)):
        for finder in finders(over, Seat(artist)):
            points[finder] += FOUND
    return tuple(points)
