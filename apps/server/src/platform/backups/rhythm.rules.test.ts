import { expect, test } from "vitest";
import { lastDue } from "./rhythm.rules.ts";

const due = (everyHours: number, hour: number, now: string, since: string | null = null) =>
  lastDue({ everyHours, hour, since }, new Date(now))?.toISOString();

test.each([
  // Thursday.
  [24, 0, "2026-11-19T10:30:00.000Z", "2026-11-19T00:00:00.000Z"],
  [24, 11, "2026-11-19T10:30:00.000Z", "2026-11-18T11:00:00.000Z"],
  [24, 10, "2026-11-19T10:00:00.000Z", "2026-11-19T10:00:00.000Z"],
  [6, 3, "2026-11-19T10:30:00.000Z", "2026-11-19T09:00:00.000Z"],
  [168, 5, "2026-11-19T10:30:00.000Z", "2026-11-16T05:00:00.000Z"],
  [168, 5, "2026-11-16T04:59:59.999Z", "2026-11-09T05:00:00.000Z"],
])("every %i hours from %i o’clock, at %s, one was due at %s", (everyHours, hour, now, at) => {
  expect(due(everyHours, hour, now)).toBe(at);
});

test("off is never due, and what was chosen a moment ago is due from the next time on", () => {
  expect(due(0, 5, "2026-11-19T10:30:00.000Z")).toBeUndefined();
  const since = "2026-11-19T10:29:00.000Z";
  expect(due(24, 10, "2026-11-19T10:30:00.000Z", since)).toBeUndefined();
  expect(due(24, 11, "2026-11-19T11:00:00.000Z", since)).toBe("2026-11-19T11:00:00.000Z");
});
