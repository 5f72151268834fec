/** For tests: a board in a game that can be paused, in which nothing is offered then. */

import type { Component } from "svelte";

import { NOTHING } from "../board/offers";
import type { BoardProps } from "../board/parts";

export class Pausing {
  paused = $state(false);
  readonly Board: Component<BoardProps>;

  constructor(Board: Component<BoardProps>) {
    const offers = ({ offers: given }: BoardProps) => (this.paused ? NOTHING : given);
    this.Board = (internals, props) =>
      Board(internals, Object.create(props, { offers: { get: () => offers(props) } }) as BoardProps);
  }
}
