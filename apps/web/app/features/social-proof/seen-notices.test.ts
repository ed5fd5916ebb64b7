import { sampleEnrollments } from "@academy/content/social-proof";
import { expect, test } from "vitest";
import { createSeenNotices, fingerprintOf, nextEntry } from "./seen-notices.ts";

function drawer() {
  const kept = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { kept, open };
}

test("each of the eighteen comes once, by its id, across visits of one browser", () => {
  const storage = drawer();
  const shown: number[] = [];
  for (let visit = 0; visit < 6; visit++) {
    const seen = createSeenNotices("sample", storage.open, "a device");
    let last = 0;
    for (let turn = 0; turn < 4; turn++) {
      const entry = nextEntry(sampleEnrollments, seen.read(), last);
      if (!entry) break;
      seen.add(entry.id);
      shown.push(entry.id);
      last = entry.id;
    }
  }
  expect(shown).toEqual(sampleEnrollments.map(({ id }) => id));
});

test("after the last id the ones passed over come, in the order of their ids", () => {
  const entries = [{ id: 9 }, { id: 2 }, { id: 5 }];
  expect(nextEntry(entries, [], 0)).toEqual({ id: 2 });
  expect(nextEntry(entries, [2], 2)).toEqual({ id: 5 });
  expect(nextEntry(entries, [9], 9)).toEqual({ id: 2 });
  expect(nextEntry(entries, [2, 5, 9], 9)).toBeUndefined();
});

test("the drawer is named after the device, and real enrollments have one of their own", () => {
  const storage = drawer();
  createSeenNotices("sample", storage.open, "a device").add(3);
  createSeenNotices("real", storage.open, "a device").add(3);
  expect([...storage.kept.keys()]).toEqual([
    `academy.notices.sample.${fingerprintOf("a device")}`,
    `academy.notices.real.${fingerprintOf("a device")}`,
  ]);
  expect(createSeenNotices("sample", storage.open, "another device").read()).toEqual([]);
  expect(fingerprintOf("a device")).toMatch(/^[0-9a-f]{8}$/);
});

test("a drawer that is spoilt is empty, and one that is locked keeps nothing", () => {
  const spoilt = () => ({ getItem: () => "{", setItem: () => {} });
  expect(createSeenNotices("sample", spoilt, "a device").read()).toEqual([]);
  const locked = () => {
    throw new Error("locked");
  };
  expect(createSeenNotices("sample", locked, "a device").add(1)).toBe(false);
});
