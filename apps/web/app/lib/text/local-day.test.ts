import { afterEach, expect, test } from "vitest";
import { localDay } from "./local-day.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ["Pacific/Kiritimati", "2026-01-02"],
  ["UTC", "2026-01-01"],
  ["Pacific/Pago_Pago", "2026-01-01"],
])("at noon of New Year's Day in London it is another day in %s", (place, day) => {
  process.env.TZ = place;
  expect(localDay(new Date("2026-01-01T12:00:00Z"))).toBe(day);
});

test("early in the morning of the first the far west still has the old year", () => {
  process.env.TZ = "Pacific/Pago_Pago";
  expect(localDay(new Date("2026-01-01T06:00:00Z"))).toBe("2025-12-31");
});
