import { expect, test } from "vitest";
import { applyChange } from "./apply-change.ts";
import { whatIsMissing } from "./finish.ts";
import { planColumns, workingWeeks } from "./plan.ts";
import { aPlan, aThing } from "./testing/a-plan.ts";

/** Every box filled in as it is suggested. */
const suggested = aPlan({
  things: workingWeeks(aPlan()).flatMap((week) =>
    planColumns.map((column) => aThing({ id: `${week} ${column}`, week, column })),
  ),
});

test("a plan of nothing but suggestions wants the learner's own words", () => {
  expect(whatIsMissing(suggested)).toEqual([
    { kind: "own", weeks: [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13] },
    { kind: "deeds" },
    { kind: "witness" },
  ]);
});

test("a week is theirs once they wrote, kept, moved or did something in it", () => {
  const own = [
    { kind: "write", thing: "1 found", week: 1, column: "found", text: "Ask the library" },
    { kind: "check", thing: "2 house", isDone: true },
    { kind: "move", thing: "3 found", week: 4 },
    { kind: "write", thing: "more", week: 3, column: "found", text: "Write to Ann" },
    { kind: "keep", weeks: [5, 7, 8, 10, 11, 12] },
    { kind: "deeds", text: "Held the smaller door twice" },
    { kind: "witness", text: "Marit" },
  ] as const;
  const plan = own.reduce((current, change) => applyChange(current, change).plan, suggested);
  expect(whatIsMissing(plan)).toEqual([{ kind: "own", weeks: [13] }]);
  const whole = applyChange(plan, { kind: "keep", weeks: [13] }).plan;
  expect(whatIsMissing(whole)).toEqual([]);
  // A box that is rubbed out is open again, and blanks are no words.
  const open = applyChange(whole, {
    kind: "write",
    thing: "13 invite",
    week: 13,
    column: "invite",
    text: "",
  }).plan;
  expect(whatIsMissing({ ...open, witness: "  " })).toEqual([
    { kind: "boxes", weeks: [13] },
    { kind: "witness" },
  ]);
});
