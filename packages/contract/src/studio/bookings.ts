import { z } from "zod";
import { maxMadeNoteCharacters, maxMadeTitleCharacters } from "../fields/booking-limits.ts";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { timeZone } from "../fields/time-zone.ts";
import { bookingStates, intakeAnswer, madeItem } from "../learning/bookings.ts";
import { pageOf, pageQuery } from "../paging.ts";

/** A time of a day, on the quarter; the end of a day is 24:00. */
const hour = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$|^24:00$/, "Please use quarters of an hour.");
const span = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from < to, "The end has to be after the beginning.");
const weekday = z.int().min(1).max(7);

/** Null is the owner's usual one; only https, since it is opened by others. */
export const meetingLink = z
  .string()
  .trim()
  .max(500, "Please use 500 characters or fewer.")
  .refine(isLink, "Please enter a whole address that begins with https://");

function isLink(text: string): boolean {
  const address = URL.parse(text);
  return address?.protocol === "https:" && address.username === "" && address.password === "";
}

/** When the owner has time for sessions. */
export const sessionHours = z.strictObject({
  zone: timeZone,
  /** Monday is 1. */
  weekly: z.array(z.strictObject({ weekday, hours: span })).max(60),
  exceptions: z
    .array(
      z.strictObject({
        day: z.iso.date(),
        /** None is a day off; otherwise these are added to those of the week. */
        extra: span.nullable(),
      }),
    )
    .max(200),
  bufferMinutes: z.int().min(0).max(240).multipleOf(15),
  noticeHours: z.int().min(0).max(336),
  weeksAhead: z.int().min(1).max(26),
  mostPerWeek: z.int().min(1).max(60).nullable(),
  /** Until how many hours before learners may move or cancel. */
  changeHours: z.int().min(0).max(336),
  /** Within how many days what was promised with a session is handed over. */
  handOverDays: z.int().min(1).max(60),
  link: meetingLink.nullable(),
});
export type SessionHours = z.infer<typeof sessionHours>;
export const sessionHoursView = z.strictObject({
  hours: sessionHours,
  /** Made up for a demo, and not saved by an owner yet. */
  isSample: z.boolean(),
  /** When they were saved: whoever saves over newer ones is told. */
  savedAt: z.iso.datetime().nullable(),
  /** What follows from them: the next times at which the longest session can be booked. None where none is sold. */
  next: z.strictObject({ minutes: z.int(), times: z.array(z.iso.datetime()) }).nullable(),
});
export type SessionHoursView = z.infer<typeof sessionHoursView>;
export const saveHoursBody = z.strictObject({ hours: sessionHours, savedAt: z.iso.datetime().nullable() });

export const bookingListQuery = z.strictObject({
  ...pageQuery.shape,
  show: z.enum(["upcoming", "past", "canceled"]).optional(),
});
export type BookingListQuery = z.infer<typeof bookingListQuery>;
const person = z.strictObject({ id: z.uuid(), name: z.string(), email: z.string() });
const row = {
  id: z.uuid(),
  learner: person,
  name: z.string(),
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  state: z.enum(bookingStates),
  hasLink: z.boolean(),
};
export const bookingRow = z.strictObject(row);
export type BookingRow = z.infer<typeof bookingRow>;
export const bookingRows = pageOf(bookingRow);

/** One workbook or plan of which something is shared. */
const sharedBook = z.strictObject({
  course: z.uuid(),
  courseTitle: z.string(),
  kind: z.enum(["workbook", "plan"]),
  book: z.string(),
  title: z.string(),
  parts: z.int(),
});
export const bookingDetail = z.strictObject({
  ...row,
  benefit: z.string(),
  zone: z.string(),
  ownerZone: z.string(),
  canceledBy: z.enum(["learner", "owner", "access"]).nullable(),
  reason: z.string().nullable(),
  intake: z.array(intakeAnswer),
  /** Of this booking alone. */
  link: z.string().nullable(),
  usualLink: z.string().nullable(),
  revision: z.int(),
  shared: z.array(sharedBook),
  /** What of theirs is made for them, and whether something was handed over. */
  promised: z.array(z.strictObject({ id: z.string(), name: z.string(), isHandedOver: z.boolean() })),
});
export type BookingDetail = z.infer<typeof bookingDetail>;
export const sharedQuery = z.strictObject({
  course: z.uuid().toLowerCase(),
  kind: z.enum(["workbook", "plan"]),
  book: z.string().max(200),
});
/** What is shared, to be read: what was asked, and in rows what was answered. */
export const sharedView = z.strictObject({
  parts: z.array(
    z.strictObject({
      title: z.string(),
      answers: z.array(
        z.strictObject({
          asked: z.string(),
          columns: z.array(z.string()).optional(),
          rows: z.array(z.array(z.string())),
        }),
      ),
    }),
  ),
});
export type SharedView = z.infer<typeof sharedView>;

const reason = z
  .string()
  .trim()
  .min(1, "Please say why. They’ll read it.")
  .max(300, "Please use 300 characters or fewer.")
  .regex(oneLine, "There are characters that can’t be shown.");
export const cancelBookingBody = z.strictObject({ reason, revision: z.int() });
/** At any time that is not taken: the owner knows best when she is there. */
export const moveBookingBody = z.strictObject({ startsAt: z.iso.datetime(), reason, revision: z.int() });
export const bookingLinkBody = z.strictObject({ link: meetingLink.nullable() });

/** Who holds a session and has not booked it. */
export const unbookedRow = z.strictObject({
  learner: person,
  benefit: z.string(),
  name: z.string(),
  since: z.iso.datetime(),
});
export type UnbookedRow = z.infer<typeof unbookedRow>;
export const unbookedPage = pageOf(unbookedRow);
export const offerSessionBody = z.strictObject({
  learner: z.uuid().toLowerCase(),
  benefit: z.string().max(64),
});

/** The shelf of one learner. */
export const madeShelf = z.strictObject({
  learner: person,
  /** What of theirs something can be made for. */
  benefits: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  items: z.array(madeItem),
  nextCursor: z.string().nullable(),
});
export type MadeShelf = z.infer<typeof madeShelf>;
const title = z
  .string()
  .trim()
  .min(1, "Please give it a name.")
  .max(maxMadeTitleCharacters, "Please use 160 characters or fewer.")
  .regex(oneLine, "There are characters that can’t be shown.");
const note = z
  .string()
  .overwrite(trimLines)
  .max(maxMadeNoteCharacters, "Please use 10,000 characters or fewer.")
  .regex(manyLines, "There are characters that can’t be shown.");
const made = {
  /** Made by the client: the same thing twice is there once. */
  id: z.uuid().toLowerCase(),
  title,
  benefit: z.string().max(64).nullable(),
  booking: z.uuid().toLowerCase().nullable(),
};
export const writeMadeBody = z.strictObject({ ...made, note: note.min(1, "Please write something.") });
export type WriteMadeBody = z.infer<typeof writeMadeBody>;
/** Beside the bytes. */
export const handOverQuery = z.strictObject({
  id: z.uuid().toLowerCase(),
  title,
  benefit: z.string().max(64).optional(),
  booking: z.uuid().toLowerCase().optional(),
  /** As the file is called; its ending becomes that of what it is. */
  fileName: z.string().min(1).max(200).regex(oneLine),
  note: z.string().max(2000).regex(manyLines).optional(),
});
export type HandOverQuery = z.infer<typeof handOverQuery>;
