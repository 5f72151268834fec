import type { GameSounds } from "../../board/sound/sounds";

export const sounds: GameSounds = {
  turned_up: { begins: "paper" },
  dealt: { begins: "paper" },
  start_rolled: { begins: "dice" },
  announced: { begins: "wood" },
  contested: { begins: "sting" },
  opined: { begins: "wood" },
  shown: { steps: "paper", lands: "wood" },
  rolled: { begins: "dice" },
  rerolled: { begins: "dice" },
  taken: { begins: "paper" },
  stolen: { begins: "paper" },
  drawn: { begins: "paper" },
  discarded: { begins: "paper" },
  round_won: { begins: "knock" },
};
