import { expect, test } from "vitest";

import { revertIfRefused } from "./revertIfRefused";

test("what was chosen and refused goes back to what the table has", async () => {
  const field = document.createElement("input");
  field.type = "checkbox";
  field.checked = true;
  await revertIfRefused(field, Promise.resolve({ type: "done", id: "1" }), false);
  expect(field.checked).toBe(true);
  await revertIfRefused(field, Promise.resolve({ type: "request_refused", id: "1", why: "host_only" }), false);
  expect(field.checked).toBe(false);
  const text = document.createElement("input");
  text.value = "90";
  await revertIfRefused(text, Promise.resolve({ type: "request_refused", id: "1", why: "not_now" }), 60);
  expect(text.value).toBe("60");
});
