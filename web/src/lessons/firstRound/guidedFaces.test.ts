import { expect, test } from "vitest";

import { FACES } from "../../wire/generated";
import { guidedFaces } from "./guidedFaces";

test("whoever the guest is, three people sit at a guided round, each with a face that there is", () => {
  for (const own of FACES) {
    const faces = guidedFaces(own);

    expect(faces[0]).toBe(own);
    expect(new Set(faces).size).toBe(3);
    expect(FACES).toEqual(expect.arrayContaining([...faces]));
  }
});

test("the two who play along are as wherever they sit, unless the guest is one of them", () => {
  expect(guidedFaces("fox")).toEqual(["fox", "teapot", "rabbit"]);
});
