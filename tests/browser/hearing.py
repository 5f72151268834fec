"""What a page says aloud, in order, to those who listen; and the record that can be read there."""

from playwright.sync_api import Page, expect

LISTEN = """() => {
  globalThis.heard = [];
  const log = document.querySelector("[role=log].spoken");
  for (const line of log.children) heard.push(line.textContent);
  const listen = (changes) => changes.forEach(({ addedNodes }) =>
    addedNodes.forEach((line) => line.nodeType === 1 && heard.push(line.textContent)));
  new MutationObserver(listen).observe(log, { childList: true });
}"""


def listen(page: Page) -> None:
    """From now on, as long as it is not loaded anew."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    return [spaced(line) for line in page.evaluate("() => heard")]


def record(page: Page) -> list[str]:
    """From the beginning, of a page in French; it is opened for that, where something else is."""
    lines = page.get_by_role("list", name="Ce qui s’est passé")
    opens = page.get_by_role("button", name="Récit").filter(visible=True)
    expect(lines.or_(opens).first).to_be_visible()
    if not lines.is_visible():
        opens.first.click()
        expect(lines).to_be_visible()
    return [spaced(line) for line in reversed(lines.locator(".text").all_inner_texts())]


def spaced(text: str) -> str:
    """With plain spaces, as a snapshot has them."""
    return " ".join(text.split())
