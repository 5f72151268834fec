/** The cast weighs more than a board's first decision can wait for: it comes by itself, when the first face is wanted. */

import type { Component } from "svelte";

import type { Mood } from "./moods";

interface DrawingProps {
  face: string;
  mood: Mood;
  bot: boolean;
  fallback: number;
}

class CastChunk {
  /** Draws any face, once it is here. */
  drawing: Component<DrawingProps> | null = $state.raw(null);
  private asked = false;

  /** Where it does not come, places are held by marks until the next face asks for it. */
  async fetch(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.drawing = (await import("./FaceDrawing.svelte")).default;
    } catch {
      this.asked = false;
    }
  }
}

export const castChunk = new CastChunk();
