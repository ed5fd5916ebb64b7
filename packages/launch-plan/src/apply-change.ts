import type { PlanChange } from "./change.ts";
import { isMonday } from "./days.ts";
import { maxIdeas, maxThings } from "./limits.ts";
import { type DrawerIdea, isEmptyWeek, type LaunchPlan, type PlanThing, weekCount } from "./plan.ts";

/** Why a change was left out, for whoever made it. The plan stays as it was. */
export type Refusal =
  | "not a Monday"
  | "no such week"
  | "no such thing"
  | "empty week"
  | "moved before"
  | "not later"
  | "full";

export type Outcome = { plan: LaunchPlan; refusal?: Refusal };

/** The same on the device and on the server. Made twice, a change does what it did once. */
export function applyChange(plan: LaunchPlan, change: PlanChange): Outcome {
  switch (change.kind) {
    case "begin":
      return isMonday(change.startsOn)
        ? done(plan, { startsOn: change.startsOn })
        : { plan, refusal: "not a Monday" };
    case "empty":
      return leaveEmpty(plan, change.which, change.week);
    case "write":
      return write(plan, change);
    case "keep":
      return done(plan, {
        things: plan.things.map((thing) =>
          change.weeks.includes(thing.week) ? { ...thing, isOwn: true } : thing,
        ),
      });
    case "check":
      return changeThing(plan, change.thing, () => ({ isDone: change.isDone }));
    case "move":
      return move(plan, change);
    case "halve":
      return halve(plan, change);
    case "shelve":
      return shelve(plan, change);
    case "idea":
      return addIdea(plan, { id: change.idea, text: change.text, cameOn: change.on });
    case "verdict":
      return done(plan, {
        drawer: plan.drawer.map((idea) =>
          idea.id === change.idea ? { ...idea, verdict: change.verdict } : idea,
        ),
      });
    case "friday":
      return isWeek(change.week)
        ? done(plan, { fridays: { ...plan.fridays, [change.week]: change.numbers } })
        : { plan, refusal: "no such week" };
    case "deeds":
      return done(plan, { deeds: change.text });
    case "witness":
      return done(plan, { witness: change.text, isWitnessOwn: true });
    case "hours":
      return done(plan, { hours: change.hours });
    case "points":
      return done(plan, { points: change.points });
    case "channel":
      return done(plan, { channel: change.channel });
    case "alarms":
      return done(plan, { hasAlarms: change.isOn });
  }
}

const done = (plan: LaunchPlan, fields: Partial<LaunchPlan>): Outcome => ({ plan: { ...plan, ...fields } });
const isWeek = (week: number) => Number.isInteger(week) && week >= 1 && week <= weekCount;

/** The two weeks change places, things and all: whatever was planned for the one that is to be empty is not lost. */
function leaveEmpty(plan: LaunchPlan, which: 0 | 1, week: number): Outcome {
  const before = plan.emptyWeeks[which];
  if (!isWeek(week)) return { plan, refusal: "no such week" };
  if (week === before) return { plan };
  if (isEmptyWeek(plan, week)) return { plan, refusal: "empty week" };
  const emptyWeeks: [number, number] = which === 0 ? [week, plan.emptyWeeks[1]] : [plan.emptyWeeks[0], week];
  const things = plan.things.map((thing) => {
    if (thing.week === week) return { ...thing, week: before };
    return thing.week === before ? { ...thing, week } : thing;
  });
  return done(plan, { emptyWeeks, things });
}

function write(plan: LaunchPlan, change: Extract<PlanChange, { kind: "write" }>): Outcome {
  const known = plan.things.find(({ id }) => id === change.thing);
  // A box that was rubbed out is open again.
  if (!change.text.trim()) return done(plan, { things: plan.things.filter((thing) => thing !== known) });
  if (known) return changeThing(plan, known.id, () => ({ text: change.text, isOwn: true }));
  if (!isWeek(change.week)) return { plan, refusal: "no such week" };
  // Nothing new goes into an empty week; it takes in what has fallen out of others.
  if (isEmptyWeek(plan, change.week)) return { plan, refusal: "empty week" };
  const { week, column, text } = change;
  // Two devices that fill the same box while apart: both things stay, and their owner sees two.
  if (plan.things.length >= maxThings) return { plan, refusal: "full" };
  const thing: PlanThing = {
    id: change.thing,
    week,
    column,
    text,
    isDone: false,
    hasMoved: false,
    isOwn: true,
  };
  return done(plan, { things: [...plan.things, thing] });
}

function move(plan: LaunchPlan, { thing: id, week }: Extract<PlanChange, { kind: "move" }>): Outcome {
  const thing = plan.things.find((one) => one.id === id);
  if (!thing) return { plan, refusal: "no such thing" };
  if (!isWeek(week)) return { plan, refusal: "no such week" };
  if (thing.week === week) return { plan };
  // What is done sooner than it was planned is no leftover.
  if (week < thing.week) {
    return isEmptyWeek(plan, week)
      ? { plan, refusal: "empty week" }
      : changeThing(plan, id, () => ({ week }));
  }
  if (thing.hasMoved) return { plan, refusal: "moved before" };
  return changeThing(plan, id, () => ({ week, hasMoved: true }));
}

function halve(plan: LaunchPlan, change: Extract<PlanChange, { kind: "halve" }>): Outcome {
  const thing = plan.things.find(({ id }) => id === change.thing);
  if (!thing) return { plan, refusal: "no such thing" };
  if (!isWeek(change.week)) return { plan, refusal: "no such week" };
  if (change.week < thing.week) return { plan, refusal: "not later" };
  const smaller = changeThing(plan, thing.id, () => ({
    text: change.text,
    week: change.week,
    hasMoved: false,
    isOwn: true,
  }));
  if (!change.rest.trim()) return smaller;
  const added = addIdea(smaller.plan, { id: change.idea, text: change.rest, cameOn: change.on });
  return added.refusal ? { plan, refusal: added.refusal } : added;
}

function shelve(plan: LaunchPlan, change: Extract<PlanChange, { kind: "shelve" }>): Outcome {
  const thing = plan.things.find(({ id }) => id === change.thing);
  // Done before, by this device or another.
  if (!thing) return { plan };
  const added = addIdea(plan, { id: change.idea, text: thing.text, cameOn: change.on });
  if (added.refusal) return added;
  return done(added.plan, { things: plan.things.filter(({ id }) => id !== thing.id) });
}

function addIdea(plan: LaunchPlan, idea: Omit<DrawerIdea, "verdict">): Outcome {
  const known = plan.drawer.some(({ id }) => id === idea.id);
  if (known) {
    const drawer = plan.drawer.map((one) => (one.id === idea.id ? { ...one, text: idea.text } : one));
    return done(plan, { drawer });
  }
  if (plan.drawer.length >= maxIdeas) return { plan, refusal: "full" };
  return done(plan, { drawer: [...plan.drawer, { ...idea, verdict: null }] });
}

function changeThing(
  plan: LaunchPlan,
  id: string,
  fields: (thing: PlanThing) => Partial<PlanThing>,
): Outcome {
  if (!plan.things.some((thing) => thing.id === id)) return { plan, refusal: "no such thing" };
  return done(plan, {
    things: plan.things.map((thing) => (thing.id === id ? { ...thing, ...fields(thing) } : thing)),
  });
}
