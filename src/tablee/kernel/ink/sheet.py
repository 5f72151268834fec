"""A sheet: what one seat fills with ink at a time."""

from typing import NamedTuple

from tablee.kernel.seats import Seat


class Sheet(NamedTuple):
    seat: Seat
    number: int
    """The seat's first one, second one, …"""
