import { expect, test } from "vitest";
import { fullStorage, storageInMemory, switchedOff } from "../testing/storage-in-memory.ts";
import { guardStorage } from "./storage.ts";

const asNumber = (value: unknown) => (typeof value === "number" ? value : undefined);

test("what was written is read again, by every page with the same storage", () => {
  const { area } = storageInMemory();
  expect(guardStorage(area).write("count", 7)).toBe(true);
  expect(guardStorage(area).read("count", asNumber)).toBe(7);
  guardStorage(area).remove("count");
  expect(guardStorage(area).read("count", asNumber)).toBeUndefined();
});

test.each([
  ["no JSON", "{not json"],
  ["nothing", ""],
  ["another kind of thing", '"seven"'],
])("%s is not read", (_, text) => {
  const { kept, area } = storageInMemory();
  kept.set("count", text);
  expect(guardStorage(area).read("count", asNumber)).toBeUndefined();
});

test("a reader that fails on what it finds has read nothing", () => {
  const { area } = storageInMemory();
  guardStorage(area).write("person", null);
  const nameOf = (value: unknown) => (value as { name: string }).name;
  expect(guardStorage(area).read("person", nameOf)).toBeUndefined();
});

test("where storage is switched off nothing is kept and nothing fails", () => {
  const storage = guardStorage(switchedOff);
  expect(storage.write("count", 7)).toBe(false);
  expect(storage.read("count", asNumber)).toBeUndefined();
  expect(storage.keys("")).toEqual([]);
  storage.remove("count");
});

test("a full storage says that it has not kept something", () => {
  expect(guardStorage(fullStorage).write("count", 7)).toBe(false);
});

test("keys are found by how they begin", () => {
  const storage = guardStorage(storageInMemory().area);
  for (const key of ["note:1", "note:2", "film"]) storage.write(key, key);
  expect(storage.keys("note:")).toEqual(["note:1", "note:2"]);
});
