import { z } from "zod";
import { oneLine } from "../fields/text.ts";

const id = z.uuid().toLowerCase();
const title = z
  .string()
  .trim()
  .min(1, "Please enter a title.")
  .max(200, "A title can have up to 200 characters.")
  .regex(oneLine, "The title has characters that can’t be shown.");
const benefitId = z.string().min(1).max(100).regex(oneLine);

export const maxShelves = 100;

const shelfRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  /** What opens it; null where that is no longer part of anything. */
  benefit: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** That learners see, and that wait to be published. */
  recordingCount: z.number().int(),
  draftCount: z.number().int(),
  /** Made up, for a demo. */
  sampleCount: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type StudioShelf = z.infer<typeof shelfRow>;

const freeBenefit = z.strictObject({ id: z.string(), name: z.string() });
export const studioShelfList = z.strictObject({
  items: z.array(shelfRow),
  /** Parts of offers that promise recordings or bring people together, and have no shelf yet. */
  withoutShelf: z.array(freeBenefit),
});
export type StudioShelfList = z.infer<typeof studioShelfList>;

export const newShelf = z.strictObject({ benefitId, title });
/** With the date of the gathering that it is of, where there was one. */
export const newRecording = z.strictObject({ shelfId: id, title, gatheringDateId: id.nullable() });
export const recordingParams = z.strictObject({ id });
export const madeRecording = z.strictObject({ id: z.uuid(), courseId: z.uuid() });

export const studioRecording = z.strictObject({
  /** Whether those who hold its shelf are told once it is published. */
  tells: z.boolean(),
  holderCount: z.number().int(),
  publishedAt: z.iso.datetime().nullable(),
  toldAt: z.iso.datetime().nullable(),
});
export type StudioRecording = z.infer<typeof studioRecording>;
/** CONFLICT once it has been published: then it is told or it is not. */
export const recordingBody = z.strictObject({ tells: z.boolean() });

export const samplesPutAway = z.strictObject({ count: z.number().int() });
