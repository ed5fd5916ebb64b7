import { z } from "zod";
import { manyLines, trimLines } from "../fields/text.ts";
import { timeZone } from "../fields/time-zone.ts";
import { pageOf, pageQuery } from "../paging.ts";

const moment = z.iso.datetime();

/** The way into a call opens so many minutes before it begins, and closes when it ends. */
export const opensMinutesBefore = 15;
export const maxGatheringQuestionCharacters = 1000;

/** A date on somebody's calendar. Where it takes place is in no answer but that of joining. */
export const calendarDate = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  about: z.string(),
  host: z.string(),
  startsAt: moment,
  minutes: z.int(),
  /** Where it was moved from. */
  movedFrom: moment.nullable(),
  /** Why it doesn't take place; null where it does. */
  canceled: z.strictObject({ at: moment, reason: z.string() }).nullable(),
  /** From when the way in is open. */
  opensAt: moment,
  isGoing: z.boolean(),
  going: z.int(),
  question: z.string().nullable(),
  isSample: z.boolean(),
  /** Of one that is over: its recording, where they hold the shelf it stands on. */
  recording: z.strictObject({ shelfId: z.uuid(), lessonId: z.uuid() }).nullable(),
  /** Whether the owner has said that there is no recording of it. */
  isUnrecorded: z.boolean(),
});
export type CalendarDate = z.infer<typeof calendarDate>;

export const calendarQuery = z.strictObject({
  ...pageQuery.shape,
  /** What is to come, the next first; or what has been, the last first. */
  show: z.enum(["upcoming", "past"]).optional(),
});
export type CalendarQuery = z.infer<typeof calendarQuery>;
export const calendarPage = pageOf(calendarDate).extend({
  /** Whether something that they hold is gathered for. */
  isHolder: z.boolean(),
});
export type CalendarPage = z.infer<typeof calendarPage>;
export const calendarDateParams = z.strictObject({ id: z.uuid().toLowerCase() });

export const joinedDate = z.strictObject({ link: z.string() });
export const goingBody = z.strictObject({ isGoing: z.boolean() });
export const gatheringQuestionBody = z.strictObject({
  /** Nothing takes it back. */
  question: z
    .string()
    .overwrite(trimLines)
    .max(maxGatheringQuestionCharacters, "Please use 1,000 characters or fewer.")
    .regex(manyLines, "There are characters that can’t be shown."),
});

export const calendarSettings = z.strictObject({
  hasReminders: z.boolean(),
  /** Whether there is an address from which calendars fetch it. */
  hasAddress: z.boolean(),
  /** That address, where it can be shown again. */
  address: z.string().nullable(),
});
export type CalendarSettings = z.infer<typeof calendarSettings>;
export const calendarSettingsBody = z.strictObject({
  hasReminders: z.boolean().optional(),
  /** Where they are: mails say times in it. */
  zone: timeZone.optional(),
});
export const calendarFeedParams = z.strictObject({ file: z.string().regex(/^[\w-]{32}\.ics$/) });
export const remindersOffBody = z.strictObject({ token: z.string().min(1).max(200) });

/** What the dashboard shows of it. */
export const nextGathering = calendarDate.pick({
  id: true,
  title: true,
  host: true,
  startsAt: true,
  minutes: true,
  opensAt: true,
});
export type NextGathering = z.infer<typeof nextGathering>;
