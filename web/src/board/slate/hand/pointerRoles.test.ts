/** Who draws: a finger, until a pen is seen; the first of them; and two fingers pinch. */

import { describe, expect, it } from "vitest";

import { PointerRoles } from "./pointerRoles";

const pointer = (pointerType: string, pointerId: number, button = 0) => ({ pointerType, pointerId, button });
const [FINGER, OTHER, THIRD] = [pointer("touch", 1), pointer("touch", 2), pointer("touch", 3)];
const [PEN, MOUSE] = [pointer("pen", 9), pointer("mouse", 10)];

describe("pointers on a slate", () => {
  it.each([FINGER, PEN, MOUSE])("draw: $pointerType", (one) => {
    const roles = new PointerRoles();
    expect(roles.down(one, true)).toEqual({ role: "draw", over: false });
    expect(roles.draws(one.pointerId)).toBe(true);
    expect(roles.up(one.pointerId)).toBe("draw");
    expect(roles.draws(one.pointerId)).toBe(false);
  });

  it("draw with the first button, or with the other end of a pen", () => {
    expect(new PointerRoles().down(pointer("mouse", 1, 2), true).role).toBe("none");
    expect(new PointerRoles().down(pointer("pen", 1, 5), true).role).toBe("draw");
  });

  it("draw one at a time", () => {
    const roles = new PointerRoles();
    roles.down(PEN, true);
    expect(roles.down(MOUSE, true).role).toBe("none");
    expect(roles.draws(PEN.pointerId)).toBe(true);
  });

  it("are palms once a pen was seen", () => {
    const roles = new PointerRoles();
    roles.down(PEN, true);
    roles.up(PEN.pointerId);
    expect(roles.down(FINGER, true).role).toBe("none");
    expect(roles.up(FINGER.pointerId)).toBe("none");
    expect(roles.down(PEN, true).role).toBe("draw");
  });

  it("are over as palms when the pen comes", () => {
    const roles = new PointerRoles();
    roles.down(FINGER, true);
    expect(roles.down(PEN, false)).toEqual({ role: "draw", over: true });
    expect(roles.draws(PEN.pointerId)).toBe(true);
    expect(roles.draws(FINGER.pointerId)).toBe(false);
  });

  it("pinch with two fingers, and what the first began is over", () => {
    const roles = new PointerRoles();
    roles.down(FINGER, true);
    expect(roles.down(OTHER, true)).toEqual({ role: "pinch", over: true });
    expect(roles.down(THIRD, true).role).toBe("none");
    expect(roles.draws(FINGER.pointerId)).toBe(false);
  });

  it("go on drawing where a second finger comes late", () => {
    const roles = new PointerRoles();
    roles.down(FINGER, true);
    expect(roles.down(OTHER, false)).toEqual({ role: "none", over: false });
    expect(roles.draws(FINGER.pointerId)).toBe(true);
  });

  it("let a pen draw on whatever a palm does", () => {
    const roles = new PointerRoles();
    roles.down(PEN, true);
    expect(roles.down(FINGER, true).role).toBe("none");
    expect(roles.down(OTHER, true)).toEqual({ role: "none", over: false });
    expect(roles.up(PEN.pointerId)).toBe("draw");
    expect(roles.down(PEN, true).role).toBe("draw");
  });

  it("are forgotten but for the pen that was seen", () => {
    const roles = new PointerRoles();
    roles.down(PEN, true);
    roles.forget();
    expect(roles.draws(PEN.pointerId)).toBe(false);
    expect(roles.down(FINGER, true).role).toBe("none");
  });

  it("pinch after a pen, too", () => {
    const roles = new PointerRoles();
    roles.down(PEN, true);
    roles.up(PEN.pointerId);
    roles.down(FINGER, true);
    expect(roles.down(OTHER, true)).toEqual({ role: "pinch", over: false });
  });

  it("draw with the finger that is left after a pinch only when it comes down anew", () => {
    const roles = new PointerRoles();
    roles.down(FINGER, true);
    roles.down(OTHER, true);
    roles.up(OTHER.pointerId);
    expect(roles.draws(FINGER.pointerId)).toBe(false);
    roles.up(FINGER.pointerId);
    expect(roles.down(FINGER, true).role).toBe("draw");
  });
});
