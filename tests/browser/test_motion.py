"""Shows move lightly: by what a compositor can do alone, with nothing that flashes, and little work for a frame."""

import json
from bisect import bisect_right

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tablee.kernel.structs import tag
from tests.browser.devices import PHONE
from tests.browser.moments import IN_PLACE, MOMENTS, show

pytestmark = pytest.mark.slow

MOVING = {"reduced_motion": "no-preference"}
SHOWN = {
    (moment["name"].partition("/")[0], moment["told"][-1]["type"]): moment
    for moment in MOMENTS
    if moment.get("showing") or "/won-" in moment["name"]
}
"""One of each kind."""
LIGHT = {"transform", "opacity", "rotate", "scale", "translate"}
FLASHES = 3
"""A second, at most."""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
ANIMATIONS = """() => document.getAnimations().filter((one) => one instanceof CSSAnimation).map((one) => {
  const { effect, animationName } = one;
  const frames = effect.getKeyframes();
  const { duration, iterations } = effect.getComputedTiming();
  const seen = frames.map(({ opacity }) => opacity).filter((value) => value !== undefined);
  const turns = seen.filter((value, at) => at > 1 && (value - seen[at - 1]) * (seen[at - 1] - seen[at - 2]) < 0).length;
  const keys = frames.flatMap((frame) => Object.keys(frame));
  return {
    name: animationName,
    keys: keys.filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key)),
    flashes: iterations === 1 ? turns / 2 : (1000 / duration) * Math.max(turns / 2, seen.length ? 1 : 0),
  };
})"""

FRAME = 16_667
"""Microseconds."""
SLOWED = 6
WORK = 16_000
TASK = 50_000


def steps(moment):
    """Of what is being shown."""
    if not moment.get("showing"):
        return 0
    game, fact = GAMES[moment["name"].partition("/")[0]], moment["told"][-1]
    shown = next(show for kind, show in game.shows.items() if tag(kind) == fact["type"])
    return len(shown.steps) + len(shown.each) * len(fact.get(shown.of, ())) + len(shown.then)


def test_every_step_of_every_show_moves_lightly_and_nothing_flashes(device):
    page = device(**PHONE, **MOVING).page
    show(page, MOMENTS[0]["name"])
    found = {}
    for moment in SHOWN.values():
        for count in range(steps(moment) + 1):
            page.evaluate(IN_PLACE, f"/galerie?m={moment['name']}&count={count}")
            page.evaluate(DRAWN)
            found |= {one["name"]: one for one in page.evaluate(ANIMATIONS)}

    assert len(found) > 5
    assert {name: keys for name, one in found.items() if (keys := {*one["keys"]} - LIGHT)} == {}
    assert {name: one["flashes"] for name, one in found.items() if one["flashes"] > FLASHES} == {}


def worked(browser, page, play):
    """What the page's main thread has to do meanwhile, in microseconds of processor time: by frame, by task."""
    browser.start_tracing(
        page=page, categories=["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
    )
    play()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one["args"].get("name") == "CrRendererMain"}
    tasks = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) in main and "tdur" in one]
    begins = [*range(min(one["ts"] for one in tasks), max(one["ts"] for one in tasks) + FRAME, FRAME)]
    frames = [0] * len(begins)
    for one in tasks:
        frames[bisect_right(begins, one["ts"]) - 1] += one["tdur"]
    return sorted(frames), max(one["tdur"] for one in tasks)


@pytest.mark.trust
@pytest.mark.parametrize("name", ["sept_pour_cent/reveal-mine", "sept_pour_cent/rolled-mine", "code777/declaring-mine"])
def test_a_frame_of_a_show_has_little_work_even_on_a_slow_phone(browser, device, name):
    """By the processor's time, not the clock's; yet it wants a machine that does nothing else meanwhile."""
    phone = device(**PHONE, **MOVING)
    show(phone.page, name)  # all that it needs is here

    def play():
        phone.page.evaluate(IN_PLACE, f"/galerie?m={name}&play")
        expect(phone.page.locator("[data-step]")).to_be_attached()
        expect(phone.page.locator("[data-step]")).not_to_be_attached()

    throttle = phone.context.new_cdp_session(phone.page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    frames, _ = worked(browser, phone.page, play)
    print(name, "p95 of a frame's work, slowed:", frames[int(len(frames) * 0.95)])
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    show(phone.page, name)  # what is asked for twice in a row is played once
    _, longest = worked(browser, phone.page, play)

    assert frames[int(len(frames) * 0.95)] <= WORK
    assert longest <= TASK
