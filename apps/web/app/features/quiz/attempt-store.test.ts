import { expect, test } from "vitest";
import { giveAnswer, startAttempt } from "./attempt.ts";
import { createAttemptStore } from "./attempt-store.ts";

function device() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const one = giveAnswer(startAttempt("interleaved"), { phase: 1, id: 1 }, "C");

test("an attempt is there again after the page is loaded again", () => {
  const storage = device();
  createAttemptStore(() => storage).write(one);
  expect(createAttemptStore(() => storage).current()).toEqual(one);
  createAttemptStore(() => storage).write(null);
  expect(createAttemptStore(() => storage).current()).toBeNull();
});

test("garbage is no attempt, and is written over by the next", () => {
  const storage = device();
  storage.kept.set("quiz-attempt", "{not json");
  const store = createAttemptStore(() => storage);
  expect(store.current()).toBeNull();
  store.write(one);
  expect(createAttemptStore(() => storage).current()).toEqual(one);
});

test("without storage, or with a full one, the quiz goes on in memory", () => {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  for (const storage of [
    refuse,
    () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }),
  ] as (() => never)[]) {
    const store = createAttemptStore(storage);
    expect(store.current()).toBeNull();
    store.write(one);
    expect(store.current()).toBe(one);
  }
});

test("of two tabs the last to write wins, whole", () => {
  const storage = device();
  const [left, right] = [createAttemptStore(() => storage), createAttemptStore(() => storage)];
  left.write(one);
  right.write(startAttempt("sequence"));
  expect(createAttemptStore(() => storage).current()).toEqual(startAttempt("sequence"));
  left.write(giveAnswer(one, { phase: 2, id: 1 }, ["earthGuardian", "medicineKeeper", "mystic", "artist"]));
  expect(createAttemptStore(() => storage).current()?.given).toHaveLength(2);
  right.refresh();
  expect(right.current()?.given).toHaveLength(2);
});

test("listeners hear of every change until they leave", () => {
  const store = createAttemptStore(device);
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
