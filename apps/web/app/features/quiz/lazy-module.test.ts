import { expect, test } from "vitest";
import { createLazyModule } from "./lazy-module.ts";

test("a part is loaded once, and there for everyone after", async () => {
  let loads = 0;
  const part = createLazyModule(async () => {
    loads += 1;
    return "part";
  });
  expect(part.peek()).toBeUndefined();
  await Promise.all([part.load(), part.load()]);
  expect([part.peek(), loads]).toEqual(["part", 1]);
});

test("a part that could not be loaded is asked for again", async () => {
  let loads = 0;
  const part = createLazyModule(async () => {
    loads += 1;
    if (loads === 1) throw new Error("no network");
    return "part";
  });
  await expect(part.load()).rejects.toThrow("no network");
  expect(await part.load()).toBe("part");
});
