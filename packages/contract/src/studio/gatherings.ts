import { z } from "zod";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { timeZone } from "../fields/time-zone.ts";
import { pageOf, pageQuery } from "../paging.ts";

const moment = z.iso.datetime();
/** A day and an hour as clocks show them where the host is. */
const day = z.iso.date("Please enter a day.");
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "Please enter a time.");

/** A series ends: with whichever of the two comes first. */
export const maxGatheringDates = 520;
export const maxGatheringYears = 10;
export const maxGatheringMinutes = 12 * 60;

const title = z
  .string()
  .trim()
  .min(1, "Please enter a title.")
  .max(120, "Please use 120 characters or fewer for the title.")
  .regex(oneLine, "There are characters that can’t be shown.");
const about = z
  .string()
  .overwrite(trimLines)
  .max(2000, "Please use 2,000 characters or fewer.")
  .regex(manyLines, "There are characters that can’t be shown.");
const host = z
  .string()
  .trim()
  .min(1, "Please say who hosts it.")
  .max(120, "Please use 120 characters or fewer for the host.")
  .regex(oneLine, "There are characters that can’t be shown.");
const minutes = z
  .int("Please enter a whole number of minutes.")
  .min(5, "A gathering takes at least 5 minutes.")
  .max(maxGatheringMinutes, "A gathering takes 12 hours at most.");
const link = z
  .string()
  .trim()
  .max(2000, "Please use 2,000 characters or fewer.")
  .regex(oneLine, "There are characters that can’t be shown.")
  .refine(isMeetingLink, "A meeting link starts with https://")
  .nullable();
const reason = z
  .string()
  .overwrite(trimLines)
  .max(500, "Please use 500 characters or fewer.")
  .regex(manyLines, "There are characters that can’t be shown.");

function isMeetingLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === "https:" && !username && !password;
}

/** How it comes round: from the first day on, which says the weekday and the day of the month. */
export const repeatKinds = ["weeks", "month-weekday", "month-last-weekday", "month-day"] as const;
export type RepeatKind = (typeof repeatKinds)[number];
export const repeatRule = z.strictObject({
  kind: z.enum(repeatKinds),
  /** Every so many weeks, or months. */
  every: z.int().min(1).max(12, "At most 12."),
  /** How many there are in all, or the last day on which there may be one. */
  ends: z.union([
    z.strictObject({ count: z.int().min(2, "At least 2.").max(maxGatheringDates, "At most 520 dates.") }),
    z.strictObject({ on: day }),
  ]),
});
export type RepeatRule = z.infer<typeof repeatRule>;

/** Of an hour that the clocks skip or show twice, which is meant. */
export const clockChange = z.enum(["earlier", "later"]).nullable();
export type ClockChange = z.infer<typeof clockChange>;

const fields = {
  title,
  about,
  host,
  zone: timeZone,
  startsOn: day,
  time,
  clockChange,
  minutes,
  link,
  repeat: repeatRule.nullable(),
  benefits: z
    .array(z.string().min(1).max(100))
    .min(1, "Please choose who may come.")
    .max(50)
    .refine((chosen) => new Set(chosen).size === chosen.length),
};
export const gatheringBody = z.strictObject(fields);
export type GatheringBody = z.infer<typeof gatheringBody>;
export const gatheringChangeBody = z.strictObject({
  ...fields,
  /** The version that was seen. */
  basedOn: z.int().min(1),
});
export type GatheringChangeBody = z.infer<typeof gatheringChangeBody>;
export const gatheringParams = z.strictObject({ id: z.uuid().toLowerCase() });
export const gatheringView = gatheringChangeBody.extend({
  link: z.string().nullable(),
  id: z.uuid(),
  isSample: z.boolean(),
  /** Dates that are still to come and stand. */
  upcoming: z.int(),
});
export type GatheringView = z.infer<typeof gatheringView>;
export const madeGathering = z.strictObject({ id: z.uuid() });

/** A date in the studio's list. */
export const gatheringDateView = z.strictObject({
  id: z.uuid(),
  gatheringId: z.uuid(),
  title: z.string(),
  host: z.string(),
  zone: z.string(),
  startsAt: moment,
  minutes: z.int(),
  movedFrom: moment.nullable(),
  canceled: z.strictObject({ at: moment, reason: z.string() }).nullable(),
  hasLink: z.boolean(),
  isRepeated: z.boolean(),
  isSample: z.boolean(),
  going: z.int(),
  questions: z.int(),
  /** Its recording, where there is one: learners see it, or it is still a draft. */
  recording: z.strictObject({ shelfId: z.uuid(), lessonId: z.uuid(), isPublished: z.boolean() }).nullable(),
  /** Whether there is none, as the owner said. */
  isUnrecorded: z.boolean(),
});
export type GatheringDateView = z.infer<typeof gatheringDateView>;
export const gatheringDatePage = pageOf(gatheringDateView);
export type GatheringDatePage = z.infer<typeof gatheringDatePage>;
export const gatheringDatesQuery = z.strictObject({
  ...pageQuery.shape,
  show: z.enum(["upcoming", "past"]).optional(),
  /** Of one alone. */
  gathering: z.uuid().toLowerCase().optional(),
});
export type GatheringDatesQuery = z.infer<typeof gatheringDatesQuery>;
/** Who may come: what is gathered for, of all benefits. */
export const gatheringBenefits = z.strictObject({
  items: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** The zone that the newest gathering is in. */
  zone: z.string(),
});
export type GatheringBenefits = z.infer<typeof gatheringBenefits>;

export const gatheringDateParams = z.strictObject({ id: z.uuid().toLowerCase() });
/** What is its own of a date: null is as in the rest of the series. */
const own = { title: title.nullable(), about: about.nullable(), link };
export const gatheringDateDetail = gatheringDateView.extend({
  about: z.string(),
  /** When it is, as clocks show it where the host is. */
  startsOn: day,
  time,
  own: z.strictObject(own),
  /** Where its recording could stand: the shelves of what it is for, one by its name or still to be made. */
  shelves: z.array(z.strictObject({ benefitId: z.string(), title: z.string(), isMade: z.boolean() })),
  /** The version that was seen. */
  revision: z.int(),
});
export type GatheringDateDetail = z.infer<typeof gatheringDateDetail>;
export const gatheringDateBody = z.strictObject({
  startsOn: day,
  time,
  clockChange,
  minutes,
  ...own,
  basedOn: z.int().min(1),
});
export type GatheringDateBody = z.infer<typeof gatheringDateBody>;
export const cancelDateBody = z.strictObject({
  reason,
  /** This date, or it and all that come after it. */
  what: z.enum(["date", "rest"]),
});
export type CancelDateBody = z.infer<typeof cancelDateBody>;

/** On which shelf: that of one of the benefits that the gathering is for. */
export const dateRecordingBody = z.strictObject({ benefitId: z.string().min(1).max(100).regex(oneLine) });

export const attendeeQuery = z.strictObject({
  ...pageQuery.shape,
  /** Who will be there, in the order they said so; or the questions, in the order they came. */
  show: z.enum(["going", "questions"]).optional(),
});
export type AttendeeQuery = z.infer<typeof attendeeQuery>;
export const attendeeView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  at: moment,
  question: z.string().nullable(),
  isGoing: z.boolean(),
});
export const attendeePage = pageOf(attendeeView);
export type AttendeePage = z.infer<typeof attendeePage>;
