import type { GameSounds } from "../../board/sound/sounds";

export const sounds: GameSounds = {
  asked: { begins: "paper" },
  risk_began: { begins: "knock" },
  risk_asked: { begins: "paper" },
  shown: { begins: "paper", steps: "paper" },
  shifted: { begins: "chalk" },
  raised: { begins: "chalk" },
  challenged: { begins: "sting" },
  answer_read: { lands: "wood" },
  walked: { steps: "wood", lands: "wood" },
  signs_shown: { begins: "paper" },
  named: { begins: "chalk" },
};
