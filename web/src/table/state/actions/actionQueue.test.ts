import { expect, test, vi } from "vitest";

import { ACTIONS_A_SECOND, ACTIONS_AT_ONCE, MOVES_KNOWN } from "../../../wire/generated";
import { acts, again, answer, atAnEmptyTable, draw, enter, goOn, range, strokes, table, unsettled } from "./queueBench";

atAnEmptyTable();

test("actions go out in order without waiting, but no more at once than a server knows again", async () => {
  const socket = await enter();
  draw(40);
  expect(strokes(socket)).toEqual(range(0, 16));
  expect(16).toBeLessThan(MOVES_KNOWN);
  expect(new Set(acts(socket).map(({ id }) => id)).size).toBe(16);
  expect(acts(socket).map(({ place }) => place.number)).toEqual(range(0, 16));
  expect(new Set(acts(socket).map(({ place }) => place.row)).size).toBe(1);
  expect(acts(socket).every(({ decision, person }) => decision === 7 && person === 0)).toBe(true);

  await answer(socket, acts(socket)[0]);
  await answer(socket, acts(socket)[1]);
  expect(strokes(socket)).toEqual(range(0, 18));
  expect(unsettled()).toEqual(range(0, 40));
});

test("the pace stays within what the server allows, however quickly it answers", async () => {
  const socket = await enter();
  draw(300);
  let answered = 0;
  const began = performance.now();
  while (acts(socket).length < 300) {
    while (answered < acts(socket).length) await answer(socket, acts(socket)[answered++]);
    const seconds = (performance.now() - began) / 1000;
    expect(acts(socket).length).toBeLessThanOrEqual(ACTIONS_AT_ONCE / 2 + seconds * ACTIONS_A_SECOND);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(strokes(socket)).toEqual(range(0, 300));
  expect(performance.now() - began).toBeLessThan(20_000);
});

test("what was not answered goes out again with the same ids, from the first on, as often as the line is lost", async () => {
  let socket = await enter();
  draw(20);
  const first = acts(socket);
  for (const at of [0, 1, 2]) await answer(socket, first[at]);

  for (const _ of [1, 2, 3]) {
    socket = await again(socket);
    expect(
      acts(socket)
        .map(({ id }) => id)
        .slice(0, 13),
    ).toEqual(first.slice(3).map(({ id }) => id));
    expect(strokes(socket)).toEqual(range(3, 19));
  }
  while (table.acting.queue.busy) for (const sent of acts(socket)) await answer(socket, sent);
  expect(strokes(socket)).toEqual(range(3, 20));
});

test("what was drawn while the line was away goes out when it is back", async () => {
  const socket = await enter();
  socket.close();
  draw(3);
  expect(unsettled()).toEqual([0, 1, 2]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(strokes(await enter())).toEqual([0, 1, 2]);
});

test("an action is shown until it is seen, or a while has passed", async () => {
  const socket = await enter();
  draw(3);
  await answer(socket, acts(socket)[0]);
  expect(unsettled()).toEqual([0, 1, 2]);
  goOn(socket);
  expect(unsettled()).toEqual([1, 2]);
  await answer(socket, acts(socket)[1]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(unsettled()).toEqual([2]);
});

test("a refusal in the middle takes back that one and says so; the others go on", async () => {
  const socket = await enter();
  draw(3);
  const [first, second, third] = acts(socket);
  await answer(socket, first);
  await answer(socket, second, "out_of_range");
  await answer(socket, third);
  expect(unsettled()).toEqual([0, 2]);
  goOn(socket);
  draw(1, 3);
  expect(table.refused).toMatchObject({ why: "out_of_range", asked: "act" });
  expect(strokes(socket)).toEqual([0, 1, 2, 3]);

  await vi.advanceTimersByTimeAsync(6_000);
  expect(table.refused).toBeNull();
});

test("after one that was too fast nothing goes out until all are back; then from it on, and more slowly", async () => {
  const socket = await enter();
  draw(4);
  const sent = acts(socket);
  await answer(socket, sent[1], "too_fast");
  await answer(socket, sent[0]);
  await answer(socket, sent[2], "too_fast");
  draw(1, 4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acts(socket)).toHaveLength(4);

  await answer(socket, sent[3], "too_fast");
  await vi.advanceTimersByTimeAsync(900);
  expect(acts(socket)).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(200);
  expect(
    acts(socket)
      .slice(4)
      .map(({ id }) => id)
      .slice(0, 3),
  ).toEqual(sent.slice(1).map(({ id }) => id));
  expect(strokes(socket).slice(4)).toEqual([1, 2, 3, 4]);
  expect(table.refused).toBeNull();

  for (const one of acts(socket).slice(4)) await answer(socket, one, "too_fast");
  await vi.advanceTimersByTimeAsync(1_900);
  expect(acts(socket)).toHaveLength(8);
  await vi.advanceTimersByTimeAsync(200);
  expect(strokes(socket).slice(8)).toEqual([1, 2, 3, 4]);
});

test("whoever was too fast begins with the first on the next line", async () => {
  const socket = await enter();
  draw(3);
  await answer(socket, acts(socket)[0], "too_fast");
  expect(strokes(await again(socket))).toEqual([0, 1, 2]);
});

test("what another request did wrong leaves a row alone", async () => {
  const socket = await enter();
  draw(2);
  socket.hear({ type: "request_refused", id: "", why: "malformed" });
  await vi.advanceTimersByTimeAsync(0);
  expect(unsettled()).toEqual([0, 1]);
  expect(table.refused).toBeNull();
});

test("what is too long for a message is refused here, and nothing else is", async () => {
  const socket = await enter();
  draw(1);
  table.acting.enqueue("é".repeat(8_200));
  draw(1, 1);
  expect(table.refused).toMatchObject({ why: "too_long" });
  expect(strokes(socket)).toEqual([0, 1]);
});

test("one that is behind another tab of the same row begins a row of its own", async () => {
  const socket = await enter();
  draw(1);
  await answer(socket, acts(socket)[0], "too_late");
  draw(1, 1);
  expect(acts(socket).at(-1)?.place.row).not.toBe(acts(socket)[0]?.place.row);
});

test("a decision comes after all that is still on its way", async () => {
  const socket = await enter();
  draw(20);
  void table.act("hand in");
  for (const at of range(0, 20)) await answer(socket, acts(socket)[at]);
  expect(strokes(socket)).toEqual([...range(0, 20), "hand in"]);
  expect(acts(socket).at(-1)?.place).toBeUndefined();
});
