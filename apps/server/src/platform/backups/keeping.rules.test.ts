import { expect, test } from "vitest";
import { backupName, madeAtOf } from "./backup-name.rules.ts";
import { namesToForget } from "./keeping.rules.ts";

const keeping = { days: 7, weeks: 4, months: 12 };
const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1, 3);
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) => backupName(new Date(start + index * day), true));
const keptOf = (names: string[]) => {
  const forgotten = new Set(namesToForget(names, keeping));
  return names.filter((name) => !forgotten.has(name)).map((name) => name.slice(8, 18));
};

test("a name says when it was made, and other names say nothing", () => {
  const madeAt = new Date("2026-11-16T11:05:41.000Z");

  expect(backupName(madeAt, false)).toBe("academy-2026-11-16T11-05-41Z.tar.gz");
  expect(backupName(madeAt, true)).toBe("academy-2026-11-16T11-05-41Z.tar.gz.sealed");
  expect(madeAtOf(backupName(madeAt, true))).toEqual(madeAt);
  for (const name of ["academy.sqlite", "academy-2026-11-16T11-05-41Z.tar.gz.7.partial", "notes.txt", ""]) {
    expect(madeAtOf(name), name).toBeUndefined();
  }
});

test("after a year of days the last seven days, four weeks and twelve months are left", () => {
  expect(keptOf(daily(365))).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    "2026-11-30",
    "2026-12-13",
    "2026-12-20",
    "2026-12-25",
    "2026-12-26",
    "2026-12-27",
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
  ]);
});

test("forgetting day by day ends where forgetting at once does", () => {
  const names = daily(200);
  let present: string[] = [];
  for (const name of names) {
    present.push(name);
    const forgotten = new Set(namesToForget(present, keeping));
    present = present.filter((each) => !forgotten.has(each));
  }

  expect(present.map((name) => name.slice(8, 18))).toEqual(keptOf(names));
});

test("of several in a day the newest stays; the newest of all stays whatever the rule", () => {
  const hours = [1, 9, 17].map((hour) => backupName(new Date(Date.UTC(2026, 4, 5, hour)), false));

  expect(namesToForget(hours, keeping)).toEqual([hours[1], hours[0]]);
  expect(namesToForget(hours, { days: 0, weeks: 0, months: 0 })).toEqual([hours[1], hours[0]]);
});

test("a long pause costs nothing, and what is no backup is left alone", () => {
  const names = [...daily(3), backupName(new Date(start + 900 * day), true), "notes.txt", "academy.sqlite"];

  expect(namesToForget(names, keeping)).toEqual([]);
});
