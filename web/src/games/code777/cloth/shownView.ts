/** The table as it looks while something is shown: what is out already lies there, though the view is of the moment before. */

import type { Step } from "../../../board/show";
import { POINTS } from "../constants.generated";
import type { Fact, View } from "../types";
import { verdictOn, middleOf, tabletopViewOf, type TabletopView } from "./clothScene";

/** A point stands there with the verdict, then new tiles; at the end racks have been turned round, one after the other. */
export function shownView(view: View, told: readonly Fact[], step: Step<Fact> | null): View {
  const table = tabletopViewOf(view);
  if (!table || !step) return view;
  const { tabletop } = table;
  const withPoints = (winner: number, points: number) => ({
    ...tabletop,
    points: tabletop.points.map((had, seat) => (seat === winner ? points : had)),
  });
  if (step.fact.type === "won") {
    const { seat: winner, held } = step.fact;
    const turned = new Map(held.slice(0, step.count).map(({ seat, tiles }) => [seat, tiles]));
    return {
      type: "won",
      me: view.me,
      tabletop: withPoints(winner, POINTS),
      racks: table.racks.map((tiles, at) => tiles ?? turned.get(at) ?? null),
      stock: table.stock,
      winner,
    };
  }
  const middle = middleOf(view, told, step);
  if (middle.kind !== "declaration") return view;
  const { seat, points } = middle.declaration.fact;
  const judged = verdictOn(middle, seat).right ? { ...table, tabletop: withPoints(seat, points) } : table;
  const since = told.slice(middle.declaration.at + 1);
  return (step.landed ? since : since.slice(0, -1)).reduce(withTilesOf, judged);
}

/** What has become of the racks, the stock and the discards. */
function withTilesOf(view: TabletopView, fact: Fact): TabletopView {
  const { tabletop } = view;
  if (fact.type === "reshuffled") return { ...view, stock: fact.tiles, tabletop: { ...tabletop, discards: [] } };
  if (fact.type !== "replaced" && fact.type !== "dummy_replaced") return view;
  const rack = fact.type === "replaced" ? fact.seat : fact.rack;
  return {
    ...view,
    stock: view.stock - fact.removed.length,
    racks: view.racks.map((tiles, at) => (at === rack ? fact.drawn : tiles)),
    tabletop: {
      ...tabletop,
      refills: tabletop.refills.map((often, at) => (at === rack ? often + 1 : often)),
      discards: [...tabletop.discards, ...fact.removed],
    },
  };
}
