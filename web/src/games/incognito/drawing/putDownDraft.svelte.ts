/** What one is about to say of one's drawing, and whether one is at that: a pause takes it from the page, not from here. */
export class PutDownDraft {
  asked = $state(false);
  description: string;

  constructor(said: string) {
    this.description = $state(said);
  }
}
