// What a screen reader says by itself: changes in live regions, in order, as they are made known to it. Where screen readers
// differ this keeps to what all of them do: what a region already holds when it comes is not said, unless it is an alert.
(() => {
  const LIVE = "[aria-live], [role=log], [role=status], [role=alert], output";
  const heard = [];
  Object.defineProperty(globalThis, "takeHeard", { value: () => heard.splice(0) });

  const politeness = (region) =>
    region.getAttribute("aria-live") ?? (region.getAttribute("role") === "alert" ? "assertive" : "polite");
  const isAtomic = (region) =>
    (region.getAttribute("aria-atomic") ?? String(/status|alert/.test(region.getAttribute("role") ?? "") || region.matches("output"))) ===
    "true";
  const isHidden = (element) => !!element.closest("[aria-hidden=true], [inert]") || !element.checkVisibility({ visibilityProperty: true });

  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || isHidden(node)) return "";
    const named = node.getAttribute("aria-label") ?? node.getAttribute("alt");
    if (named !== null) return ` ${named} `;
    const text = [...node.childNodes].map(textOf).join("");
    return getComputedStyle(node).display.startsWith("inline") ? text : ` ${text} `;
  }

  function say(region, node) {
    const text = textOf(node).replace(/\s+/g, " ").trim();
    if (text && politeness(region) !== "off") heard.push({ how: politeness(region), text });
  }

  function changed(changes) {
    const said = new Set();
    const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const isNew = (node) => came.some((one) => one.contains(node));
    const tell = (region, node) => {
      const whole = isAtomic(region) ? region : node;
      const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      if (!whole.isConnected || !element || isHidden(element) || [...said].some((one) => one.contains(whole))) return;
      said.add(whole);
      say(region, whole);
    };
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === "characterData" ? [target] : addedNodes) {
        const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
        const region = element?.closest(LIVE);
        if (region && !isNew(region)) tell(region, node);
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        const alerts = node.matches("[role=alert]") ? [node] : node.querySelectorAll("[role=alert]");
        for (const alert of alerts) tell(alert, alert);
      }
    }
  }
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true });
})();
