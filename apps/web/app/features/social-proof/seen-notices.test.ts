import { sampleEnrollments } from "@academy/content/proof/social-proof";
import { expect, test } from "vitest";
import { guardStorage } from "../../lib/storage/storage.ts";
import { storageInMemory, switchedOff } from "../../lib/testing/storage-in-memory.ts";
import { createSeenNotices, fingerprintOf, nextEntry } from "./seen-notices.ts";

test("each of the eighteen comes once, by its id, across visits of one browser", () => {
  const { area } = storageInMemory();
  const shown: number[] = [];
  for (let visit = 0; visit < 6; visit++) {
    const seen = createSeenNotices("sample", guardStorage(area), "a device");
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

test("the key is named after the device, and real enrollments have one of their own", () => {
  const { kept, area } = storageInMemory();
  createSeenNotices("sample", guardStorage(area), "a device").add(3);
  createSeenNotices("real", guardStorage(area), "a device").add(3);
  expect([...kept.keys()]).toEqual([
    `academy.notices.sample.${fingerprintOf("a device")}`,
    `academy.notices.real.${fingerprintOf("a device")}`,
  ]);
  expect(createSeenNotices("sample", guardStorage(area), "another device").read()).toEqual([]);
  expect(fingerprintOf("a device")).toMatch(/^[0-9a-f]{8}$/);
});

test("a spoilt storage is empty, and one that is switched off keeps nothing", () => {
  const { kept, area } = storageInMemory();
  kept.set(`academy.notices.sample.${fingerprintOf("a device")}`, "{");
  expect(createSeenNotices("sample", guardStorage(area), "a device").read()).toEqual([]);
  expect(createSeenNotices("sample", guardStorage(switchedOff), "a device").add(1)).toBe(false);
});
