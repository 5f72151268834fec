import { afterEach, expect, it } from "vitest";

import { stored } from "../device/storage";
import { languageOf, pageSpeech, Speech, Unsaid } from "./pageSpeech.svelte";

const TEXT = "hello = Hello { $first-name }\n    .title = Greeting\nonly =\n    .label = Label\n";

afterEach(async () => {
  await pageSpeech.choose("fr");
});

it.each([
  [[], "fr"],
  [["fr"], "fr"],
  [["fr-CA", "en"], "fr"],
  [["de", "en-GB", "fr"], "en"],
  [["de", "fr"], "fr"],
  [["pt-BR", "es"], "en"],
] as const)("of %j it speaks %s", (asked, language) => {
  expect(languageOf(asked)).toBe(language);
});

it("has words once it has begun, and says in which language the page is", async () => {
  await pageSpeech.begin();

  expect(document.documentElement.lang).toBe(pageSpeech.language);
  expect(pageSpeech.words.language).toBe(pageSpeech.language);
  expect(pageSpeech.words.say("list-and", { rest: "a", next: "b" })).toMatch(/^a (et|and) b$/);
});

it.each(["fr", "en"] as const)("says who the host is in %s, whatever they are called", async (language) => {
  await pageSpeech.choose(language);
  const { words } = pageSpeech;

  expect(words.say("page-host-rematch", { host: "none" })).toContain("none");
  expect(words.say("page-host-starts", { ready: "yes", host: "none" })).toContain("none");
  expect(words.say("page-host-starts", { ready: "no", host: "none" })).toContain("none");
});

it("changes its language for good, and that of every game with it", async () => {
  await pageSpeech.choose("fr");
  const french = await pageSpeech.forGame("sept_pour_cent");
  await pageSpeech.choose("en");

  expect(french.field("family")).toBe("famille");
  expect(pageSpeech.ofGame("sept_pour_cent")?.field("family")).toBe("family");
  expect(await pageSpeech.forGame("sept_pour_cent")).toBe(pageSpeech.ofGame("sept_pour_cent"));
  expect(pageSpeech.words.say("you")).toBe("you");
  expect(document.documentElement.lang).toBe("en");
  expect(stored("language")).toBe("en");
});

it("speaks the language that was chosen last, whichever came first", async () => {
  await Promise.all([pageSpeech.choose("en"), pageSpeech.choose("fr"), pageSpeech.forGame("sept_pour_cent")]);

  expect(pageSpeech.language).toBe("fr");
  expect(pageSpeech.ofGame("sept_pour_cent")?.language).toBe("fr");
});

it("re-renders what was said when the language changes", async () => {
  await pageSpeech.choose("fr");
  const said: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      said.push(pageSpeech.words.say("you"));
    });
  });
  await Promise.resolve();
  await pageSpeech.choose("en");
  await Promise.resolve();
  stop();

  expect(said).toEqual(["toi", "you"]);
});

it("knows attributes as well as messages", () => {
  const words = new Speech("en", [TEXT]);

  expect(["hello", "hello.title", "hello.other", "only", "nothing"].map((key) => words.has(key))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(words.say("hello", { firstName: "Ann" })).toBe("Hello Ann");
  expect(words.say("hello.title")).toBe("Greeting");
});

it("sets names apart that run from right to left, and leaves all others as they are", () => {
  const words = new Speech("en", ["said = { $name } says { $text }"]);

  expect(words.say("said", { name: "مهرداد", text: "no" })).toBe("\u2068مهرداد\u2069 says no");
  expect(words.say("said", { name: "Zoé 👩\u200d👧", text: "日本" })).toBe("Zoé 👩\u200d👧 says 日本");
});

it("has no words for games that are none", () => {
  expect(pageSpeech.ofGame("constructor")).toBeNull();
  expect(pageSpeech.ofGame("__proto__")).toBeNull();
});

it("lets a game say things its own way", () => {
  expect(new Speech("en", ["you = thou", "you = you"]).say("you")).toBe("thou");
});

it("stops at a mistake while we work, and shows a key to players", () => {
  const [strict, lenient] = [new Speech("en", [TEXT]), new Speech("en", [TEXT], undefined, false)];

  expect(() => strict.say("nothing")).toThrow(Unsaid);
  expect(() => strict.say("only")).toThrow(Unsaid);
  expect(() => strict.say("hello")).toThrow(Unsaid);
  expect(lenient.say("nothing")).toBe("nothing");
  expect(lenient.say("hello.other")).toBe("hello.other");
  expect(lenient.say("hello")).toContain("Hello");
});
