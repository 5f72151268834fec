import type { GameSounds } from "../../board/sound/sounds";

export const sounds: GameSounds = {
  dealt: { begins: "wood" },
  replied: { begins: "paper" },
  declared: { begins: "sting" },
  replaced: { begins: "wood" },
  dummy_replaced: { begins: "wood" },
  reshuffled: { begins: "dice" },
};
