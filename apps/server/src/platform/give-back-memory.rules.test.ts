import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { giveBackMemory } from "./give-back-memory.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what only the start needed is given back, if the start allows it", () => {
  vi.stubGlobal("gc", undefined);
  expect(giveBackMemory).not.toThrow();
  const gc = vi.fn();
  vi.stubGlobal("gc", gc);
  giveBackMemory();
  expect(gc).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ flavor: "last-resort" }));
});

test("npm start allows it", () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../../package.json"), "utf8"),
  ) as { scripts: { start: string } };
  expect(scripts.start).toContain(" --expose-gc ");
});
