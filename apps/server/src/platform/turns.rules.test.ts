import { expect, test } from "vitest";
import { takeTurns } from "./turns.rules.ts";

test("who asked for ten gets one, then everybody else has a turn", () => {
  const turns = takeTurns<string>();
  for (let count = 1; count <= 10; count++) turns.add("ann", `ann ${count}`);
  turns.add("bob", "bob 1");
  turns.add("cy", "cy 1");
  turns.add("bob", "bob 2");

  expect([turns.size, turns.countOf("ann"), turns.countOf("nobody")]).toEqual([13, 10, 0]);
  const first = Array.from({ length: 6 }, () => turns.take());
  expect(first).toEqual(["ann 1", "bob 1", "cy 1", "ann 2", "bob 2", "ann 3"]);
  expect(turns.takeAll()).toHaveLength(7);
  expect([turns.size, turns.take()]).toEqual([0, undefined]);
});
