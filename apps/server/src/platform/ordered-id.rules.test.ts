import { expect, test } from "vitest";
import { z } from "zod";
import { orderedId } from "./ordered-id.ts";

test("ids of later moments come later, those of one moment as they were made, and none comes twice", () => {
  const start = new Date("2031-05-01T10:00:00.000Z").getTime();
  const ids = Array.from({ length: 1000 }, (_, index) => orderedId(new Date(start + index)));

  expect([...ids].sort()).toEqual(ids);
  const atOnce = Array.from({ length: 1000 }, () => orderedId(new Date(start)));
  expect(new Set(atOnce).size).toBe(1000);
  expect([...atOnce].sort()).toEqual(atOnce);
  for (const id of atOnce) expect(z.uuidv7().safeParse(id).success, id).toBe(true);
});
