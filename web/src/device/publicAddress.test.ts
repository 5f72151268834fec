import { afterEach, expect, test, vi } from "vitest";

import { reach } from "./publicAddress.svelte";

afterEach(() => void vi.unstubAllGlobals());

test("links and the screen lead where phones can go, once the server has said where", async () => {
  expect(reach.link("QUARTZ")).toBe(`${location.origin}/t/QUARTZ`);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ base: "http://192.168.1.5:7077/" })));
  reach.learn();
  await vi.waitFor(() => expect(reach.host).toBe("192.168.1.5:7077"));
  expect(reach.link("QUARTZ")).toBe("http://192.168.1.5:7077/t/QUARTZ");
});
