import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChange } from "./apply-change.ts";
import type { PlanChange } from "./change.ts";
import { type LaunchPlan, planColumns, weekCount } from "./plan.ts";
import { aPlan, aThing } from "./testing/a-plan.ts";

const apply = (plan: LaunchPlan, ...changes: PlanChange[]) =>
  changes.reduce((current, change) => applyChange(current, change).plan, plan);

test("a plan begins on a Monday and on no other day", () => {
  expect(apply(aPlan(), { kind: "begin", startsOn: "2026-11-23" }).startsOn).toBe("2026-11-23");
  expect(applyChange(aPlan(), { kind: "begin", startsOn: "2026-11-24" }).refusal).toBe("not a Monday");
});

test("a thing left over moves once; the second time it is cut in half", () => {
  const plan = aPlan({ things: [aThing()] });
  const once = apply(plan, { kind: "move", thing: "cards", week: 2 });
  expect(once.things).toEqual([aThing({ week: 2, hasMoved: true })]);

  expect(applyChange(once, { kind: "move", thing: "cards", week: 3 })).toEqual({
    plan: once,
    refusal: "moved before",
  });

  const halved = apply(once, {
    kind: "halve",
    thing: "cards",
    text: "Write the card",
    week: 3,
    rest: "Hang it at the clinic",
    idea: "rest",
    on: "2026-11-30",
  });
  expect(halved.things).toEqual([aThing({ text: "Write the card", week: 3, isOwn: true })]);
  expect(halved.drawer).toEqual([
    { id: "rest", text: "Hang it at the clinic", cameOn: "2026-11-30", verdict: null },
  ]);
  expect(apply(halved, { kind: "move", thing: "cards", week: 4 }).things[0]).toMatchObject({
    week: 4,
    hasMoved: true,
  });
});

test("a thing moves into an earlier week as often as one likes, and may still move on once", () => {
  const plan = aPlan({ things: [aThing({ week: 5 })] });
  const sooner = apply(
    plan,
    { kind: "move", thing: "cards", week: 4 },
    { kind: "move", thing: "cards", week: 2 },
  );
  expect(sooner.things).toEqual([aThing({ week: 2 })]);
  const later = apply(sooner, { kind: "move", thing: "cards", week: 3 });
  expect(later.things).toEqual([aThing({ week: 3, hasMoved: true })]);
  expect(apply(later, { kind: "move", thing: "cards", week: 1 }).things[0]).toMatchObject({ week: 1 });
  expect(applyChange(plan, { kind: "move", thing: "cards", week: 0 }).refusal).toBe("no such week");
});

test("an empty week takes in nothing from a later one", () => {
  const plan = aPlan({ things: [aThing({ week: 8 })] });
  expect(applyChange(plan, { kind: "move", thing: "cards", week: 6 }).refusal).toBe("empty week");
});

test("an empty week takes in what has fallen out of others, and nothing new", () => {
  const plan = aPlan({ things: [aThing({ week: 5 })] });
  expect(
    applyChange(plan, { kind: "write", thing: "new", week: 6, column: "house", text: "Order sheets" })
      .refusal,
  ).toBe("empty week");
  expect(apply(plan, { kind: "move", thing: "cards", week: 6 }).things[0]?.week).toBe(6);
});

test("an empty week that moves forward changes places with the week it takes", () => {
  const plan = aPlan({ things: [aThing({ id: "a", week: 3 }), aThing({ id: "b", week: 6 })] });
  const moved = apply(plan, { kind: "empty", which: 0, week: 3 });
  expect(moved.emptyWeeks).toEqual([3, 9]);
  expect(moved.things.map(({ id, week }) => [id, week])).toEqual([
    ["a", 6],
    ["b", 3],
  ]);
  expect(applyChange(plan, { kind: "empty", which: 0, week: 9 }).refusal).toBe("empty week");
});

test("a thing that is put into the drawer stands there and no longer in its week", () => {
  const plan = apply(aPlan({ things: [aThing()] }), {
    kind: "shelve",
    thing: "cards",
    idea: "i",
    on: "2026-11-17",
  });
  expect(plan.things).toEqual([]);
  expect(plan.drawer.map(({ text }) => text)).toEqual(["Put up a new card at the clinic"]);
  const decided = apply(plan, { kind: "verdict", idea: "i", verdict: "later" });
  expect(decided.drawer[0]?.verdict).toBe("later");
});

test("a box that is rubbed out is open again", () => {
  const plan = aPlan({ things: [aThing()] });
  expect(apply(plan, { kind: "write", thing: "cards", week: 1, column: "found", text: " " }).things).toEqual(
    [],
  );
});

const week = fc.integer({ min: 0, max: weekCount + 1 });
const id = fc.constantFrom("a", "b", "c", "d");
const text = fc.constantFrom("Call", "Write", "Ask", "Hang the poster");
const on = fc.constantFrom("2026-11-17", "2026-12-01");
const change: fc.Arbitrary<PlanChange> = fc.oneof(
  fc.record({ kind: fc.constant("begin" as const), startsOn: fc.constantFrom("2026-11-23", "2026-11-24") }),
  fc.record({ kind: fc.constant("empty" as const), which: fc.constantFrom(0 as const, 1 as const), week }),
  fc.record({
    kind: fc.constant("write" as const),
    thing: id,
    week,
    column: fc.constantFrom(...planColumns),
    text,
  }),
  fc.record({ kind: fc.constant("check" as const), thing: id, isDone: fc.boolean() }),
  fc.record({ kind: fc.constant("move" as const), thing: id, week }),
  fc.record({ kind: fc.constant("halve" as const), thing: id, text, week, rest: text, idea: id, on }),
  fc.record({ kind: fc.constant("shelve" as const), thing: id, idea: id, on }),
  fc.record({ kind: fc.constant("idea" as const), idea: id, text, on }),
  fc.record({
    kind: fc.constant("verdict" as const),
    idea: id,
    verdict: fc.constantFrom("now" as const, null),
  }),
);

test("whatever is done to it, a plan stays a plan, and a change made twice is made once", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let plan = aPlan();
      for (const one of changes) {
        const { plan: next, refusal } = applyChange(plan, one);
        if (refusal) expect(next).toBe(plan);
        expect(applyChange(next, one).plan).toEqual(next);
        plan = next;
        const [first, second] = plan.emptyWeeks;
        expect(first).not.toBe(second);
        for (const place of [first, second, ...plan.things.map((thing) => thing.week)]) {
          expect(place).toBeGreaterThanOrEqual(1);
          expect(place).toBeLessThanOrEqual(weekCount);
        }
        expect(new Set(plan.things.map((thing) => thing.id)).size).toBe(plan.things.length);
        expect(new Set(plan.drawer.map((idea) => idea.id)).size).toBe(plan.drawer.length);
      }
    }),
  );
});

test("moving, emptying and shelving lose no word", () => {
  const rearranging = change.filter(({ kind }) => ["empty", "move", "check", "begin"].includes(kind));
  const full = aPlan({
    things: ["a", "b", "c", "d"].map((one, index) => aThing({ id: one, text: one, week: index + 1 })),
  });
  fc.assert(
    fc.property(fc.array(rearranging, { maxLength: 40 }), (changes) => {
      const plan = apply(full, ...changes);
      expect(plan.things.map((thing) => thing.text).sort()).toEqual(["a", "b", "c", "d"]);
    }),
  );
});
