import { expect, test } from "vitest";
import { guardStorage } from "../../../lib/storage/storage.ts";
import { fullStorage, storageInMemory, switchedOff } from "../../../lib/testing/storage-in-memory.ts";
import { giveAnswer, startAttempt } from "./attempt.ts";
import { createAttemptStore } from "./attempt-store.ts";

/** A page of one device; another with the same storage is another tab, or the next visit. */
const page = (storage = storageInMemory()) => createAttemptStore(guardStorage(storage.area));
const one = giveAnswer(startAttempt("interleaved"), { phase: 1, id: 1 }, "C");

test("an attempt is there again after the page is loaded again", () => {
  const storage = storageInMemory();
  page(storage).write(one);
  expect(page(storage).current()).toEqual(one);
  page(storage).write(null);
  expect(page(storage).current()).toBeNull();
});

test("garbage is no attempt, and is written over by the next", () => {
  const storage = storageInMemory();
  storage.kept.set("quiz-attempt", "{not json");
  const store = page(storage);
  expect(store.current()).toBeNull();
  store.write(one);
  expect(page(storage).current()).toEqual(one);
});

test("without storage, or with a full one, the quiz goes on in memory", () => {
  for (const area of [switchedOff, fullStorage]) {
    const store = createAttemptStore(guardStorage(area));
    expect(store.current()).toBeNull();
    store.write(one);
    expect(store.current()).toBe(one);
  }
});

test("of two tabs the last to write wins, whole", () => {
  const storage = storageInMemory();
  const [left, right] = [page(storage), page(storage)];
  left.write(one);
  right.write(startAttempt("sequence"));
  expect(page(storage).current()).toEqual(startAttempt("sequence"));
  left.write(giveAnswer(one, { phase: 2, id: 1 }, ["earthGuardian", "medicineKeeper", "mystic", "artist"]));
  expect(page(storage).current()?.given).toHaveLength(2);
  right.refresh();
  expect(right.current()?.given).toHaveLength(2);
});

test("listeners hear of every change until they leave", () => {
  const store = page();
  let heard = 0;
  const leave = store.subscribe(() => {
    heard += 1;
  });
  store.write(one);
  store.write(one);
  leave();
  store.write(null);
  expect(heard).toBe(1);
});
