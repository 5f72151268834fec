import { expect, test } from "vitest";

import { wellFormed } from "./wellFormed";

test.each([
  ["Ann", "Ann"],
  ["👩‍👧 é", "👩‍👧 é"],
  ["A\ud83d", "A\ufffd"],
  ["\udc67\ud83d", "\ufffd\ufffd"],
])("%j becomes %j", (text, whole) => {
  expect(wellFormed(text)).toBe(whole);
});
