/** Links within the site: no reload, but still links. */

import { route } from "./route.svelte";

export function link(anchor: HTMLAnchorElement): { destroy(): void } {
  function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    route.go(anchor.pathname);
  }
  anchor.addEventListener("click", follow);
  return { destroy: () => anchor.removeEventListener("click", follow) };
}
