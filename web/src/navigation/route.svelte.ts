/** Where in the site we are. */

import { placeOf, type Place } from "./place";

class Route {
  place: Place = $state(placeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }
}

export const route = new Route();
