import { afterEach, expect, test, vi } from "vitest";

import { publicAddress } from "./publicAddress.svelte";

afterEach(() => void vi.unstubAllGlobals());

test("links and the screen lead where phones can go, once the server has said where", async () => {
  expect(publicAddress.link("QUARTZ")).toBe(`${location.origin}/t/QUARTZ`);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ base: "http://192.168.1.5:7077/" })));
  publicAddress.learn();
  await vi.waitFor(() => expect(publicAddress.host).toBe("192.168.1.5:7077"));
  expect(publicAddress.link("QUARTZ")).toBe("http://192.168.1.5:7077/t/QUARTZ");
});
