/** Which voice reads a language. */

/** One of the device itself: others send what they read to somebody's server. `language` is two letters. */
export function voiceOf(all: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const tag = (voice: SpeechSynthesisVoice) => voice.lang.replace("_", "-").toLowerCase();
  const voices = all.filter(
    (voice) => voice.localService && (tag(voice) === language || tag(voice).startsWith(`${language}-`)),
  );
  // The one that the browser likes best, else that of the country which the language is named after.
  return (
    voices.find((voice) => voice.default) ??
    voices.find((voice) => tag(voice) === `${language}-${language}`) ??
    voices[0]
  );
}
