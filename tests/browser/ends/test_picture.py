"""The picture to keep of an end: whose faces and names are in it, however long or hostile, and nothing but texts."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.ends.test_end import ENDS
from tests.browser.test_adversity import HOSTILE, MARKUP

pytestmark = pytest.mark.slow

PNG = b"\x89PNG"
"""How such a picture begins."""
PLAIN = "ÉÉÉÉÉ Œ"
"""Whose place a hostile one takes."""
READ = """async (address) => {
  const picture = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  const brush = canvas.getContext("2d");
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(390, 250, 300, 200);
  let gold = 0;
  for (let at = 0; at < data.length; at += 4)
    gold += data[at] > 235 && data[at + 1] > 170 && data[at + 1] < 205 && data[at + 2] < 80;
  return { wide: picture.width, high: picture.height, gold };
}"""
"""How large it is, and how much gold of a crown is above the middle of the podium."""
DRAWN = """() => {
  const fill = CanvasRenderingContext2D.prototype.fillText;
  window.drawn = [];
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    const wide = this.measureText(text).width;
    const left = this.textAlign === "center" ? x - wide / 2 : x;
    window.drawn.push({ text, left, right: left + wide, y });
    fill.call(this, text, x, y);
  };
}"""


@pytest.mark.parametrize("name", ENDS)
def test_a_picture_has_the_winner_with_a_crown_and_every_text_within_it(device, name):
    page = device().page
    page.goto(f"/galerie?m={name}&part=ending")
    expect(page.locator(".podium [data-face] svg path:nth-child(9)").first).to_be_attached()
    page.evaluate(DRAWN)
    kept = keep(page)

    page.route("**/kept.png", lambda route: route.fulfill(path=kept, content_type="image/png"))
    picture = page.evaluate(READ, "/kept.png")
    assert (picture["wide"], picture["high"]) == (1080, 1350)
    assert picture["gold"] > 500
    drawn = page.evaluate("window.drawn")
    assert [one for one in drawn if one["left"] < 30 or one["right"] > 1050] == []
    assert len(drawn) >= 8


def test_a_hostile_name_is_a_name_on_podium_slips_and_picture(device):
    page = device().page
    page.route("**/assets/*.js", with_hostile_name)
    page.goto("/galerie?m=incroyable/won-other&part=ending")
    expect(page.locator(".podium").get_by_text(HOSTILE, exact=True)).to_be_visible()
    expect(page.get_by_role("list", name="Les prix").get_by_text(HOSTILE)).to_be_visible()
    page.evaluate(DRAWN)
    keep(page)

    assert page.locator(MARKUP).count() == 0
    assert any(HOSTILE in one["text"] for one in page.evaluate("window.drawn"))


def keep(page):
    with page.expect_download() as kept:
        page.get_by_role("button", name="Garder l’image").click()
    return Path(kept.value.path())


def with_hostile_name(route):
    answer = route.fetch()
    route.fulfill(response=answer, body=answer.text().replace(PLAIN, HOSTILE))
