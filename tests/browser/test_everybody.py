"""For everybody: what axe finds, what is heard, what keys do, and in whose language."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.games import GAMES
from tests.browser.axe import found
from tests.browser.devices import DESKTOP, PHONE, SCREEN
from tests.browser.hearing import heard, listen, record, spaced
from tests.browser.moments import MOMENTS, show
from tests.browser.players import MY_TURN, Player, over, play

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
LOOKS = {
    "a light phone in French": {**PHONE, "color_scheme": "light", "locale": "fr-FR"},
    "a dark desktop in English": {**DESKTOP, "color_scheme": "dark", "locale": "en-US"},
}


def first_of_phases(moments):
    """For whoever plays and for the shared screen: `noting-mine`, `noting-screen`, and not `noting-long`."""
    found = {}
    for moment in moments:
        found.setdefault((moment["name"].partition("-")[0], moment["shown_on"] == "screen"), moment)
    return [*found.values()]


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_phase_of_the_game(device, game):
    """A moment of each phase in one look: all of them in both are for `make trust`."""
    assert unfit(device, first_of_phases(moments_of(game)), LOOKS["a light phone in French"]) == {}


@pytest.mark.trust
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_moment_of_the_game(device, game, look):
    assert unfit(device, moments_of(game), look) == {}


def moments_of(game):
    return [moment for moment in MOMENTS if moment["name"].startswith(f"{game}/")]


def unfit(device, moments, look):
    """What axe finds in them, by their names."""
    page = device(**look).page
    assert moments
    faults = {}
    for moment in moments:
        page.set_viewport_size(SCREEN["viewport"] if moment["shown_on"] == "screen" else look["viewport"])
        show(page, moment["name"])
        faults[moment["name"]] = found(page)
    return {name: fault for name, fault in faults.items() if fault}


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_everywhere_axe_finds_nothing_and_no_text_is_left_in_the_other_language(device, look):
    """On home, rules, lobby, shared screen, table, in its dialogs, at the end, and where there is no table."""
    ann = Player(device(**look), "Ann")
    faults, texts = {}, []

    def look_at(name, shown):
        expect(shown.first).to_be_visible()
        faults[name] = found(ann.page)
        texts.append(ann.page.locator("body").aria_snapshot())

    ann.page.goto("/regles/sept_pour_cent")
    look_at("rules", ann.page.get_by_role("heading", level=2))
    ann.page.goto("/t/AAAAAA")
    look_at("no table", ann.page.get_by_role("heading", name=re.compile("AAAAAA")))
    ann.page.goto("/")
    look_at("home", ann.page.get_by_role("article"))
    ann.button("Réglages", "Settings").click()
    look_at("settings", ann.page.get_by_role("dialog"))
    code = ann.create()
    look_at("lobby, standing", ann.page.get_by_role("textbox"))
    ann.sit()
    ann.add_bots()
    look_at("lobby, seated", ann.page.get_by_role("heading", level=1))
    ann.page.goto(f"/t/{code}/ecran")
    look_at("screen", ann.page.get_by_text(code, exact=True))
    ann.page.goto(f"/t/{code}")
    ann.start()
    ann.decision()
    look_at("table", ann.hand)
    dialog = ann.page.get_by_role("dialog")
    for opens in (("Réglages et table", "Settings and table"), ("Règles", "Rules")):
        ann.button(*opens).click()
        expect(dialog.get_by_role("heading", level=2).first).to_be_visible()
        expect(dialog.get_by_text(re.compile("^(Un instant|One moment)…$"))).to_have_count(0)
        look_at(opens, dialog)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog .frame")).to_have_count(0)  # until it is put away, keys are its own
    ann.page.keyboard.press("?")
    look_at("help", dialog.get_by_role("heading", name=re.compile("^(Aide|Help)$")))
    ann.page.keyboard.press("Escape")
    play([ann], lambda _: over(ann))
    look_at("end", ann.button("Revanche", "Rematch"))
    ann.page.goto("/")
    look_at("home, with a table to go back to", ann.page.get_by_text(code))

    assert {name: fault for name, fault in faults.items() if fault} == {}
    language = look["locale"][:2]
    assert foreign_to(language, " ".join(texts)) == []
    assert ann.page.locator("html").get_attribute("lang") == language


def foreign_to(language, shown):
    """Sentences of the other language that are among what was shown."""
    ours, theirs = sentences(language), sentences({"fr": "en", "en": "fr"}[language])
    foreign = {spaced(text) for key, text in theirs.items() if ours.get(key) != text} - set(map(spaced, ours.values()))
    words = spaced(shown)
    return [text for text in foreign if re.search(rf"(?<!\w){re.escape(text)}(?!\w)", words)]


def sentences(language):
    """Texts of the page that stand alone, by key."""
    text = (ROOT / f"src/tablee/words/page.{language}.ftl").read_text()
    return dict(re.findall(r"^(page-[a-z-]+) = ([^{}\n]{8,})$", text, re.MULTILINE))


def test_the_language_can_be_changed_and_stays_changed(device):
    page = device().page
    page.goto("/")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()

    page.reload()

    expect(page.get_by_role("button", name="Play right now").first).to_be_visible()


def test_a_screen_reader_finds_the_sentence_the_hand_and_the_choices(device):
    ann = Player(device(**PHONE), "Ann")
    ann.page.goto("/")
    expect(ann.page.get_by_role("main")).to_match_aria_snapshot("""
      - list:
        - listitem:
          - article "7 %":
            - heading "7 %" [level=3]
            - button "Jouer tout de suite"
            - button "Créer une table"
    """)
    ann.tile.get_by_role("button", name="Jouer tout de suite").click()
    ann.until_dealt()
    expect(ann.page).to_have_title(MY_TURN)

    expect(ann.page.get_by_role("main")).to_match_aria_snapshot("""
      - heading /7 %, table [A-Z]{6}/ [level=1]
      - paragraph:
        - strong: /À toi/
    """)
    expect(ann.hand).to_match_aria_snapshot("""
      - list:
        - listitem:
          - img /[1-5] d/
        - listitem:
          - img /[1-5] d/
        - listitem:
          - img /[1-5] d/
    """)
    assert ann.decision()


def test_every_event_of_a_game_is_said_aloud(device):
    ann = Player(device(), "Ann")
    ann.create()
    ann.sit()
    ann.add_bots()
    listen(ann.page)
    ann.start()
    play([ann], lambda _: over(ann))

    def unsaid():
        happened, said = record(ann.page), {*heard(ann.page)}
        return len(happened) <= 10 or [line for line in happened if line not in said]

    ann.device.until(lambda: unsaid() == [])


def test_the_key_to_my_choices_passes_over_what_is_there_for_another_size_of_the_page(device):
    page = device().page
    page.goto("/")
    page.locator("article[data-game=incognito]").get_by_role("button", name="Jouer tout de suite").click()
    put_down = page.get_by_role("button", name="Je pose l’ardoise")
    expect(put_down).to_be_visible()

    page.keyboard.press("o")

    expect(put_down).to_be_focused()


def test_keys_repeat_what_was_said_say_how_it_stands_and_lead_to_my_choices(device):
    ann = Player(device(), "Ann")
    ann.page.goto("/")
    ann.tile.get_by_role("button", name="Jouer tout de suite").click()
    ann.until_dealt()
    ann.decision()
    spoken = ann.page.locator("[role=log][aria-live=polite]").get_by_role("paragraph")
    expect(spoken.get_by_text("ouvre les annonces").or_(spoken.get_by_text("d’ouvrir les annonces"))).not_to_have_count(
        0
    )
    said, expected = spoken.count(), spoken.last.inner_text()

    ann.page.keyboard.press("r")
    expect(spoken).to_have_count(said + 1)
    expect(spoken.last).to_contain_text(expected)
    ann.page.keyboard.press("s")
    expect(spoken.last).to_contain_text("Toi : à toi.")
    ann.page.keyboard.press("o")
    expect(ann.page.get_by_role("main").locator(":focus")).to_have_count(1)
    ann.page.keyboard.press("?")
    help_ = ann.page.get_by_role("dialog", name="Aide")
    expect(help_.get_by_text("répéter le dernier événement")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(help_).to_be_hidden()


def test_with_colours_of_ones_own_things_have_edges_and_what_is_chosen_or_wins_stands_out(device):
    page = device(forced_colors="active").page
    page.goto("/galerie?m=sept_pour_cent/announcing-mine")
    button = page.get_by_role("button", name=re.compile("^Annoncer"))
    expect(button).to_be_visible()
    chosen = page.locator("label:has(:checked)")
    other = page.locator("label:has([type=radio]:not(:checked))").first

    assert button.evaluate("(one) => getComputedStyle(one).borderTopWidth") == "2px"
    assert background(chosen) != background(other)
    page.goto("/galerie?m=sept_pour_cent/rewarding-mine")
    ring = page.get_by_role("img", name=re.compile("gagnes? avec"))
    lit, unlit = ring.locator(".lit circle").first, ring.locator("g:not(.lit) circle").first
    assert fill(lit) != fill(unlit)
    assert fill(unlit) != fill(ring.locator("g:not(.lit) text").first)
    assert fill(lit) != fill(ring.locator(".lit text").first)
    edged = page.locator(".chip, .prize-card").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).borderTopWidth)"
    )
    assert edged
    assert "0px" not in edged


OUTLINES = """(tokens) => tokens.map((token) => {
  const [shape, drawing] = [token.querySelector("path"), token.querySelector("image")];
  const { stroke, strokeWidth } = getComputedStyle(shape);
  const edged = stroke !== getComputedStyle(token.closest("label, li")).backgroundColor && parseFloat(strokeWidth) > 0;
  return { shape: shape.getAttribute("d"), drawing: drawing.getAttribute("href"), edged };
})"""


EDGE = "(one) => parseFloat(getComputedStyle(one).borderTopWidth)"


def legible(text):
    """Not of the colour of what it is written on."""
    return text.evaluate("""(one) => {
      let on = one;
      while (on && getComputedStyle(on).backgroundColor === "rgba(0, 0, 0, 0)") on = on.parentElement;
      return getComputedStyle(one).color !== getComputedStyle(on ?? document.body).backgroundColor;
    }""")


def test_with_colours_of_ones_own_the_five_families_keep_their_edges_and_differ_in_outline(device):
    for scheme in ("light", "dark"):
        page = device(forced_colors="active", color_scheme=scheme).page
        page.goto("/galerie?m=sept_pour_cent/announcing-mine")
        tokens = page.locator("label:has([type=radio]) svg")
        expect(tokens).to_have_count(5)
        found = tokens.evaluate_all(OUTLINES)

        assert [one["edged"] for one in found] == [True] * 5
        assert [len({one[what] for one in found}) for what in ("shape", "drawing")] == [5, 5]
        cards = page.get_by_role("region", name="Tes cartes").get_by_role("listitem").locator(".playing-card .face")
        standing = page.get_by_role("list", name="Les annonces").get_by_role("listitem").last
        for one in (*cards.all(), standing):
            assert one.evaluate(EDGE) > 0
            assert legible(one.locator("b").first)
        assert page.locator(".playing-card img").first.evaluate("(one) => one.naturalWidth") > 0
        (token,) = standing.locator("svg:has(image)").evaluate_all(OUTLINES)
        assert token["edged"]


def background(element):
    return element.evaluate("(one) => getComputedStyle(one).backgroundColor")


def fill(element):
    return element.evaluate("(one) => getComputedStyle(one).fill")


LONGEST_MOVE = """() => Math.max(0, ...document.getAnimations()
  .filter(({ effect }) => effect.getKeyframes().some((frame) => frame.transform || frame.rotate || frame.translate))
  .map(({ effect }) => effect.getComputedTiming().activeDuration))"""
"""In milliseconds; what only fades in stays where it is."""


@pytest.mark.parametrize(("liked", "moves"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_those_who_want_it_still(device, liked, moves):
    one = device(reduced_motion=liked)
    # Time stands still for what moves: it neither ends before it is looked at nor is looked at too late.
    hold = one.context.new_cdp_session(one.page)
    hold.send("Animation.enable")
    hold.send("Animation.setPlaybackRate", {"playbackRate": 0})
    show(one.page, "sept_pour_cent/won-mine")

    if moves:
        one.page.wait_for_function(f"() => ({LONGEST_MOVE})() > 50")
    assert (one.page.evaluate(LONGEST_MOVE) > 50) == moves
