import type { GameSounds } from "../../board/sound/sounds";

export const sounds: GameSounds = {
  card_drawn: { begins: "paper" },
  number_picked: { begins: "wood" },
  clue_read: { begins: "paper" },
  mark_read: { begins: "knock" },
  die_rolled: { begins: "dice" },
  called: { begins: "sting" },
  spoke: { begins: "knock" },
  found: { begins: "wood" },
  walked: { steps: "wood", lands: "wood" },
  token_back: { begins: "wood" },
};
