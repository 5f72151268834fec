"""What a device may hear of a game of « 7 % », and what it may never hear."""

import re
from collections.abc import Sequence
from typing import Any

from tests.browser.devices import Device, found_in

STARTED = re.compile('"stage":"(playing|over)"')
FAMILIES = ("requin", "comete", "etoile", "eclair", "trefle")


def hands_of_others(device: Device) -> list[tuple[tuple[str, ...], Any]]:
    """Cards anywhere but in one's own hand, or in hands that everybody was shown: a new place counts as a leak."""
    return [(path, thing) for path, thing in _whole(device) if is_card(thing) and not _may_stand(path)]


def seats_heard(device: Device) -> set[int | None]:
    """For which seats this device was told what is seen; None is what is public."""
    return {message["seat"] for message in device.heard() if message["type"] in ("snapshot", "patch")}


def is_card(thing: Any) -> bool:
    return isinstance(thing, list) and len(thing) == 2 and thing[0] in FAMILIES and isinstance(thing[1], int)


def _may_stand(path: tuple[str, ...]) -> bool:
    return path[-1] == "own" or (path[-2:] == ("hands", "cards") and "told" in path)


def _whole(device: Device) -> list[tuple[tuple[str, ...], Any]]:
    return [found for message in device.heard() for found in found_in(message)]


def seeds_shown(device: Device) -> list[str]:
    """Those that this device has made and sent itself."""
    return [message["seed"] for message in device.asks() if message["type"] == "show_seed"]


def heard_too_early(device: Device, seeds: Sequence[str]) -> list[str]:
    """Seeds that came before the game had started with all of them."""
    first = {seed: next((frame for frame in device.received if seed in frame), None) for seed in seeds}
    return [seed for seed, frame in first.items() if frame is not None and not STARTED.search(frame)]


def everything(device: Device) -> str:
    """All that ever came to this device, by frames and by bodies."""
    return "".join([*device.received, *device.bodies.values()])


def leaks(devices: Sequence[Device], secrets_of: dict[int, list[str]]) -> list[tuple[int, str]]:
    """Secrets of one device that another one has heard, by the number of the latter."""
    return [
        (number, secret)
        for number, device in enumerate(devices)
        for owner, secrets in secrets_of.items()
        if owner != number
        for secret in secrets
        if secret in everything(device)
    ]
