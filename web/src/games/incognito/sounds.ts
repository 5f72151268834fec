import type { GameSounds } from "../../board/sound/sounds";

export const sounds: GameSounds = {
  reshuffled: { begins: "paper" },
  dealt: { begins: "chalk" },
  drawing_time_up: { begins: "knock" },
  laid: { begins: "wood", steps: "paper" },
  voting_time_up: { begins: "knock" },
  revealed: { begins: "paper", lands: "chalk" },
  scored: { begins: "wood" },
};
