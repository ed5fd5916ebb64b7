import type { PlanChange } from "@academy/launch-plan/change";
import { knownFields } from "@academy/launch-plan/known";
import { maxTextCharacters, maxThingCharacters } from "@academy/launch-plan/limits";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { z } from "zod";
import { manyLines, oneLine } from "../fields/text.ts";

export const planParams = z.strictObject({ id: z.uuid() });
/** Whoever has it may read the calendar: it is all they need, and all they get. */
export const calendarParams = z.strictObject({ file: z.string().regex(/^[\w-]{32}\.ics$/) });

const thingText = z
  .string()
  .max(maxThingCharacters, "A thing fits in 200 characters. If it doesn’t, it is two things.")
  .regex(oneLine, "This has characters that can’t be kept.");
const planText = z
  .string()
  .max(maxTextCharacters, "This can have up to 2,000 characters.")
  .regex(manyLines, "This has characters that can’t be kept.");
const week = z.number().int().min(1).max(13);
const day = z.iso.date();
const column = z.enum(["found", "invite", "house"]);
const verdict = z.enum(["now", "later", "goodbye"]).nullable();
const counted = z.number().int().min(0).max(9_999).nullable();
const fridayNumbers = z.strictObject({
  invited: counted,
  answered: counted,
  came: counted,
  line: thingText,
});
const emptyWeeks = z.tuple([week, week]).readonly();

const thing = z.strictObject({
  id: z.uuid(),
  week,
  column,
  text: z.string(),
  isDone: z.boolean(),
  hasMoved: z.boolean(),
  /** Written or kept by the learner; without it, it stands there as it was suggested. */
  isOwn: z.boolean().optional(),
});
const idea = z.strictObject({ id: z.uuid(), text: z.string(), cameOn: day, verdict });
const hour = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable();
const hours = z.strictObject({ monday: hour, friday: hour, dayNinety: hour });
const point = z.strictObject({ on: day.nullable(), inviteBy: day.nullable() });
const points = z.strictObject({ door: point, offer: point, doorAgain: point });
const weekday = z.number().int().min(0).max(6);
const rhythm = z.discriminatedUnion("every", [
  z.strictObject({ every: z.literal("week"), weekday }),
  z.strictObject({ every: z.literal("two weeks"), weekday }),
  z.strictObject({ every: z.literal("month"), weekday, which: z.number().int().min(1).max(5) }),
  z.strictObject({ every: z.literal("date"), date: z.number().int().min(1).max(31) }),
]);
const channel = z.strictObject({ name: z.string(), small: z.string(), rhythm: rhythm.nullable() });

const plan = z.strictObject({
  startsOn: day,
  emptyWeeks,
  deeds: z.string(),
  witness: z.string(),
  things: z.array(thing).readonly(),
  fridays: z.record(z.string(), fridayNumbers),
  drawer: z.array(idea).readonly(),
  isWitnessOwn: z.boolean().optional(),
  hours: hours.optional(),
  points: points.optional(),
  channel: channel.optional(),
  isCarried: z.boolean().optional(),
  hasAlarms: z.boolean().optional(),
}) satisfies z.ZodType<LaunchPlan>;

/** Where something of the plan was written: it stands there, too, until it is set in the plan. */
const planSource = z.strictObject({
  field: z.enum([...knownFields, "emptyWeeks"]),
  workbook: z.string(),
  part: z.string(),
  slug: z.string(),
  item: z.string(),
});
const writtenWeek = z.strictObject({ week: z.string().nullable(), date: z.string().nullable() });

export const calendarAddress = z.strictObject({
  /** Whether the learner has asked for an address from which calendars fetch the plan. */
  hasCalendar: z.boolean(),
  /** That address, where it can be shown again. */
  calendarUrl: z.string().nullable(),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

export const planView = z.strictObject({
  course: z.strictObject({ id: z.uuid(), title: z.string() }),
  /** Null before it was begun. */
  plan: plan.nullable(),
  revision: z.number().int(),
  ...calendarAddress.shape,
  /** Once it was finished it stays so, however it is changed. */
  finishedAt: z.iso.datetime().nullable(),
  /** Of one plan that is shown; in lists and after changes there are none. */
  sources: z.array(planSource),
  /** Before it was begun: the two empty weeks, as they stand in the workbook. */
  emptyWeeks: z.tuple([writtenWeek, writtenWeek]).nullable(),
});
export type PlanSource = z.infer<typeof planSource>;
export type PlanView = z.infer<typeof planView>;
export const planList = z.array(planView);

export const beginPlanBody = z.strictObject({ startsOn: day, emptyWeeks });

const change = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("begin"), startsOn: day }),
  z.strictObject({ kind: z.literal("empty"), which: z.union([z.literal(0), z.literal(1)]), week }),
  z.strictObject({ kind: z.literal("write"), thing: z.uuid(), week, column, text: thingText }),
  z.strictObject({ kind: z.literal("keep"), weeks: z.array(week).max(13).readonly() }),
  z.strictObject({ kind: z.literal("check"), thing: z.uuid(), isDone: z.boolean() }),
  z.strictObject({ kind: z.literal("move"), thing: z.uuid(), week }),
  z.strictObject({
    kind: z.literal("halve"),
    thing: z.uuid(),
    text: thingText,
    week,
    rest: thingText,
    idea: z.uuid(),
    on: day,
  }),
  z.strictObject({ kind: z.literal("shelve"), thing: z.uuid(), idea: z.uuid(), on: day }),
  z.strictObject({ kind: z.literal("idea"), idea: z.uuid(), text: thingText, on: day }),
  z.strictObject({ kind: z.literal("verdict"), idea: z.uuid(), verdict }),
  z.strictObject({ kind: z.literal("friday"), week, numbers: fridayNumbers }),
  z.strictObject({ kind: z.literal("deeds"), text: planText }),
  z.strictObject({ kind: z.literal("witness"), text: planText }),
  z.strictObject({ kind: z.literal("hours"), hours }),
  z.strictObject({ kind: z.literal("points"), points }),
  z.strictObject({
    kind: z.literal("channel"),
    channel: channel.extend({ name: planText, small: planText }),
  }),
  z.strictObject({ kind: z.literal("alarms"), isOn: z.boolean() }),
]) satisfies z.ZodType<PlanChange>;

export const maxPlanChanges = 200;
/** In the order in which they were made; each with an id of its own, so that one that arrives twice is made once. */
export const planChangesBody = z.strictObject({
  changes: z
    .array(z.strictObject({ id: z.uuid(), change }))
    .min(1)
    .max(maxPlanChanges),
});
export type PlanChangesBody = z.infer<typeof planChangesBody>;

export const planChangesAnswer = planView.extend({
  /** Those that no longer fitted what the plan had become, and why; the others are made. */
  refused: z.array(z.strictObject({ id: z.uuid(), because: z.string() })),
});
export type PlanChangesAnswer = z.infer<typeof planChangesAnswer>;

/** The day where the learner is; without it, the server's. */
export const finishPlanBody = z.strictObject({ localDay: day.optional() });
export const finishPlanAnswer = planView.extend({
  /** Of the course, where this was its last step or it was completed before. */
  certificateId: z.uuid().nullable(),
});
export type FinishPlanAnswer = z.infer<typeof finishPlanAnswer>;
