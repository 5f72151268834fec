import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import Face from "./Face.svelte";

test("the shape of the seat holds the place of a face until the cast is here, and nobody hears of either", async () => {
  const { container } = render(Face, { face: "fox", mood: "calm", fallback: 7 });

  expect(container.querySelector("path")?.getAttribute("fill")).toBe("var(--seat-1)");
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  await vi.waitFor(() => expect(container.querySelectorAll("path").length).toBeGreaterThan(10));
  expect(container.textContent).toBe("");
});

test("whatever a face is called is text and nothing else", async () => {
  const { container } = render(Face, { face: '"><img src=x onerror=alert(1)>', mood: "winning", fallback: -1 });

  await vi.waitFor(() => expect(container.querySelectorAll("path").length).toBeGreaterThan(10));
  expect(container.querySelector("img")).toBeNull();
});
