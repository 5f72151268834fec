/** What a board needs only in the course of a game: fetched after it, so that its first decision comes sooner. */

export class Later<Scenes> {
  /** Once they are here. */
  scenes: Scenes | null = $state.raw(null);

  constructor(private readonly load: () => Promise<Scenes>) {}

  /** The frame asks for it while there is time, and the board when it is needed. */
  fetch = async (): Promise<void> => {
    this.scenes ??= await this.load();
  };
}
