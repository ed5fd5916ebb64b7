import { z } from "zod";
import { maxIntakeCharacters } from "../fields/booking-limits.ts";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { timeZone } from "../fields/time-zone.ts";
import { pageOf, pageQuery } from "../paging.ts";

export const intakeAnswer = z.strictObject({
  asked: z.string().max(500).regex(oneLine),
  answer: z
    .string()
    .overwrite(trimLines)
    .max(maxIntakeCharacters, "Please use 3,000 characters or fewer.")
    .regex(manyLines, "There are characters that can’t be shown."),
});
export type IntakeAnswer = z.infer<typeof intakeAnswer>;
/** The questions are words that the owner may change: each answer comes with what was asked. */
const intake = z.array(intakeAnswer).max(6);

const benefitId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[a-z0-9-]+$/);
export const bookingStates = ["booked", "canceled"] as const;

/** A session of one's own. */
export const bookingView = z.strictObject({
  id: z.uuid(),
  benefit: benefitId,
  name: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  state: z.enum(bookingStates),
  canceledBy: z.enum(["learner", "owner", "access"]).nullable(),
  /** Why the owner moved or canceled it. */
  reason: z.string().nullable(),
  intake: z.array(intakeAnswer),
  hasReminders: z.boolean(),
  /** Until when it can be moved or canceled; null where that is over. */
  changesUntil: z.iso.datetime().nullable(),
  /** From when its link opens; null where there is none yet. */
  opensAt: z.iso.datetime().nullable(),
});
export type BookingView = z.infer<typeof bookingView>;

/** What somebody may book. */
export const sessionBenefit = z.strictObject({
  id: benefitId,
  name: z.string(),
  more: z.string(),
  minutes: z.int(),
  times: z.int(),
  each: z.enum(["once", "month"]),
  /** How many can still be booked; of those that come each month, in this one. */
  left: z.int(),
  until: z.iso.datetime().nullable(),
});
export type SessionBenefit = z.infer<typeof sessionBenefit>;

export const sessionsView = z.strictObject({
  benefits: z.array(sessionBenefit),
  rules: z.strictObject({
    /** The owner's own zone. */
    zone: z.string(),
    noticeHours: z.int(),
    changeHours: z.int(),
    weeksAhead: z.int(),
  }),
  /** Those to come, the next one first. */
  upcoming: z.array(bookingView),
});
export type SessionsView = z.infer<typeof sessionsView>;
export const pastSessionsQuery = z.strictObject({ ...pageQuery.shape });
export const bookingPage = pageOf(bookingView);

/** Two weeks of free times, from a moment on; where there are none in them, from the next free one. */
export const freeTimesQuery = z.strictObject({
  benefit: benefitId,
  from: z.iso.datetime().optional(),
  /** A booking that is to be moved: its own time is free to it. */
  moving: z.uuid().toLowerCase().optional(),
});
export const freeTimesView = z.strictObject({
  minutes: z.int(),
  times: z.array(z.iso.datetime()),
  /** Where the next two weeks begin; null at the end of what can be booked. */
  next: z.iso.datetime().nullable(),
});
export type FreeTimesView = z.infer<typeof freeTimesView>;

export const bookBody = z.strictObject({
  /** Made by the client: the same booking twice is one. */
  id: z.uuid().toLowerCase(),
  benefit: benefitId,
  startsAt: z.iso.datetime(),
  zone: timeZone,
  intake,
  hasReminders: z.boolean(),
});
export type BookBody = z.infer<typeof bookBody>;
export const bookingParams = z.strictObject({ id: z.uuid().toLowerCase() });
export const moveBody = z.strictObject({ startsAt: z.iso.datetime(), zone: timeZone });
export const intakeBody = z.strictObject({ intake, hasReminders: z.boolean() });

/** One part of a workbook, or of a plan. */
export const sharedPart = z.strictObject({
  kind: z.enum(["workbook", "plan"]),
  /** The workbook's slug; empty for a plan. */
  book: z.string().max(200),
  part: z.string().min(1).max(300),
});
export type SharedPart = z.infer<typeof sharedPart>;
export const sharingQuery = z.strictObject({ course: z.uuid().toLowerCase().optional() });
export const sharingView = z.strictObject({
  /** What can be shared of each course is asked for one at a time. */
  courses: z.array(z.strictObject({ id: z.uuid(), title: z.string(), shared: z.int() })),
  course: z
    .strictObject({
      id: z.uuid(),
      books: z.array(
        z.strictObject({
          kind: z.enum(["workbook", "plan"]),
          book: z.string(),
          title: z.string(),
          /** Only those with something in them. */
          parts: z.array(z.strictObject({ part: z.string(), title: z.string(), isShared: z.boolean() })),
        }),
      ),
    })
    .nullable(),
});
export type SharingView = z.infer<typeof sharingView>;
export const shareBody = z.strictObject({
  course: z.uuid().toLowerCase(),
  /** All that is shared of this course from now on. */
  parts: z.array(sharedPart).max(300),
});

/** What was made for one person. */
export const madeItem = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  note: z.string(),
  /** What of theirs it belongs to. */
  benefit: z.string().nullable(),
  createdAt: z.iso.datetime(),
  file: z
    .strictObject({ name: z.string(), kind: z.enum(["picture", "film", "audio", "file"]), size: z.int() })
    .nullable(),
});
export type MadeItem = z.infer<typeof madeItem>;
export const madePage = pageOf(madeItem);
export const madeFileQuery = z.strictObject({ download: z.literal("1").optional() });
