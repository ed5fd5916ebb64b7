import { createHash } from "node:crypto";
import { addDays } from "@academy/launch-plan/days";
import {
  allWeeks,
  type DrawerIdea,
  type FridayNumbers,
  type LaunchPlan,
  type PlanThing,
  planColumns,
  uncounted,
} from "@academy/launch-plan/plan";
import { readDay } from "@academy/launch-plan/read-words";
import type { WrittenFields } from "../workbooks/public.ts";
import type { PlanKey } from "./launch-plans.queries.ts";

/** What used to be filled in on the printed plan's page, and has its place in the plan itself. */
export const carriedItems = [
  "plan.deeds",
  "plan.empty",
  "plan.weeks",
  "plan.fridays",
  "plan.drawer",
] as const;

/**
 * The plan with everything that was written in its workbook, once. Suggestions give way to it, words of the plan's own
 * don't: then both stand there. What is made here has the same id each time, so that it can be changed before it is kept.
 */
export function carryOver(plan: LaunchPlan, of: WrittenFields, planKey: PlanKey): LaunchPlan {
  if (plan.isCarried) return plan;
  const idOf = (address: string) => idFrom([planKey.userId, planKey.courseId, address]);
  const carried = [deeds, witness, weeks, fridays, drawer].reduce(
    (current, carry) => carry(current, of, idOf),
    plan,
  );
  return carried === plan ? plan : { ...carried, isCarried: true };
}

type Carry = (plan: LaunchPlan, of: WrittenFields, idOf: (address: string) => string) => LaunchPlan;

const joined = (own: string, other: string, by: string) =>
  own.includes(other) ? own : [own, other].filter((text) => text.trim()).join(by);
const oneLine = (text: string) => text.trim().replace(/\s+/g, " ");

const deeds: Carry = (plan, of) => {
  const text = of("plan.deeds");
  return text ? { ...plan, deeds: joined(plan.deeds, text.trim(), "\n") } : plan;
};

const witness: Carry = (plan, of) => {
  const text = of("plan.empty");
  return text ? { ...plan, witness: joined(plan.witness, text.trim(), "\n"), isWitnessOwn: true } : plan;
};

const weeks: Carry = (plan, of, idOf) => {
  const written = allWeeks.flatMap((week) =>
    planColumns.flatMap((column) => {
      const address = `plan.weeks/${week}.${column}`;
      const text = of(address);
      return text ? [{ week, column, text: oneLine(text), id: idOf(address) }] : [];
    }),
  );
  if (written.length === 0) return plan;
  const isIn = (thing: PlanThing, box: { week: number; column: string }) =>
    thing.week === box.week && thing.column === box.column;
  const isPencil = ({ isOwn, isDone, hasMoved }: PlanThing) => !isOwn && !isDone && !hasMoved;
  const kept = plan.things.filter((thing) => !(isPencil(thing) && written.some((box) => isIn(thing, box))));
  const added = written
    .filter((box) => !kept.some((thing) => isIn(thing, box) && thing.text === box.text))
    .map((box): PlanThing => ({ ...box, isDone: false, hasMoved: false, isOwn: true }));
  return { ...plan, things: [...kept, ...added] };
};

const fridays: Carry = (plan, of) => {
  const written = allWeeks.flatMap((week) => {
    const row = (column: string) => of(`plan.fridays/${week}.${column}`);
    const counts = [row("invited"), row("answered"), row("came")];
    const words = counts.filter((text) => text && !/^\s*\d+\s*$/.test(text));
    const line = [...words, row("line")].filter(Boolean).join(" · ");
    if (!line && counts.every((text) => text === null)) return [];
    const [invited = null, answered = null, came = null] = counts.map(numberIn);
    return [[week, { invited, answered, came, line }] as const];
  });
  if (written.length === 0) return plan;
  const together = written.map(([week, numbers]) => {
    const own = plan.fridays[week] ?? uncounted;
    const joint: FridayNumbers = {
      invited: own.invited ?? numbers.invited,
      answered: own.answered ?? numbers.answered,
      came: own.came ?? numbers.came,
      line: joined(own.line, oneLine(numbers.line), " · "),
    };
    return [week, joint] as const;
  });
  return { ...plan, fridays: { ...plan.fridays, ...Object.fromEntries(together) } };
};

/** “3 (and a cousin)” is a 3, and the words stand in the line. */
function numberIn(text: string | null): number | null {
  const found = /\d{1,4}/.exec(text ?? "")?.[0];
  return found === undefined ? null : Number(found);
}

const maxRows = 12;
const verdicts = ["now", "later", "goodbye"] as const;

const drawer: Carry = (plan, of, idOf) => {
  const ideas = Array.from({ length: maxRows }, (_, index) => `plan.drawer/${index + 1}`).flatMap(
    (row): DrawerIdea[] => {
      const idea = of(`${row}.idea`);
      if (!idea) return [];
      const came = of(`${row}.came`);
      const said = of(`${row}.verdict`);
      const verdict = verdicts.find((each) => said?.toLowerCase().includes(each)) ?? null;
      const day = came && readDay(came, addDays(plan.startsOn, -90));
      const more = [day ? null : came, verdict ? null : said].filter(Boolean).join(", ");
      const text = oneLine(more ? `${idea} (${more})` : idea);
      return [{ id: idOf(row), text, cameOn: day || plan.startsOn, verdict }];
    },
  );
  const fresh = ideas.filter(({ text }) => !plan.drawer.some((idea) => idea.text === text));
  return fresh.length > 0 ? { ...plan, drawer: [...plan.drawer, ...fresh] } : plan;
};

/** A UUID made of what it stands for (version 8, which leaves the bits to whoever makes it). */
function idFrom(parts: readonly string[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
