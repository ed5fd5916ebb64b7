import fc from "fast-check";
import { expect, test } from "vitest";
import { creditPlayed, type Viewing } from "./watch-time.rules.ts";

const noon = new Date("2031-05-15T12:00:00.000Z");
const before = (seconds: number) => new Date(noon.getTime() - seconds * 1000);
const viewing = (part: Partial<Viewing> = {}): Viewing => ({
  id: "mine",
  lessonId: "lesson",
  day: "2031-05-15",
  seconds: 0,
  openedAt: before(100),
  reportedAt: before(100),
  ...part,
});
const credit = (seconds: number, known: Viewing[], filmSeconds = 60) =>
  creditPlayed(
    { viewingId: "mine", lessonId: "lesson", day: "2031-05-15", seconds, filmSeconds },
    known,
    noon,
  );

test.each([
  ["as long as it was open", 100, [viewing()], 100],
  ["at double speed", 200, [viewing()], 200],
  ["more than was possible", 5000, [viewing()], 205],
  ["what was credited stays", 10, [viewing({ seconds: 40 })], 40],
  ["an offline device owes three hours", 10_800, [viewing({ openedAt: before(12_000) })], 10_800],
  ["not announced: once the film", 5000, [], 60],
  [
    "not announced, and seen today already",
    60,
    [viewing({ id: "other", seconds: 45, reportedAt: null })],
    15,
  ],
  ["not announced, another film seen today", 60, [viewing({ id: "other", lessonId: "b", seconds: 45 })], 60],
  [
    "beside another that used the time up",
    200,
    [viewing(), viewing({ id: "b", lessonId: "b", seconds: 205, reportedAt: noon })],
    0,
  ],
  [
    "beside one that began long before",
    200,
    [viewing(), viewing({ id: "b", lessonId: "b", seconds: 1000, openedAt: before(1000), reportedAt: noon })],
    200,
  ],
  [
    "right after another",
    200,
    [
      viewing(),
      viewing({ id: "b", lessonId: "b", seconds: 5, openedAt: before(101), reportedAt: before(50) }),
    ],
    200,
  ],
])("played seconds that count: %s", (_, reported, known, expected) => {
  expect(credit(reported, known)?.seconds).toBe(expected);
});

test("a lesson without a film has nothing to play", () => {
  expect(credit(10, [], 0)).toBeUndefined();
});

test("one that was not announced goes on by the time that passes", () => {
  const first = credit(5000, []);
  expect(first).toEqual({ seconds: 60, growth: 60, openedAt: before(30) });
});

test("however many viewings are reported, together they never have more than twice the time", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 30 }), (reports) => {
      const known = reports.map((_, index) => viewing({ id: String(index), lessonId: String(index) }));
      for (const [index, seconds] of reports.entries()) {
        const report = {
          viewingId: String(index),
          lessonId: String(index),
          day: "2031-05-15",
          filmSeconds: 60,
        };
        const credited = creditPlayed({ ...report, seconds }, known, noon);
        known[index] = viewing({ ...known[index], seconds: credited?.seconds ?? 0, reportedAt: noon });
      }
      const total = known.reduce((sum, { seconds }) => sum + seconds, 0);
      expect(total).toBeLessThanOrEqual(2 * 100 + 5);
    }),
  );
});
