import { z } from "zod";
import { offerKey } from "../orders.ts";

/** One shelf page by page; without it, all of them with what is newest on each. */
export const recordingsQuery = z.strictObject({
  shelf: z.uuid().toLowerCase().optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
});

/** How many a page of one shelf has, and how many of each are shown where all shelves are. */
export const recordingsOnPage = 20;
export const newestRecordings = 6;

const recording = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  /** In minutes. */
  duration: z.number().int(),
  publishedAt: z.iso.datetime(),
  isSeen: z.boolean(),
  /** Where this person stopped, in seconds. */
  positionSeconds: z.number(),
});
export type RecordingView = z.infer<typeof recording>;

/** Of one that is closed to whoever asks: what it is, how many recordings it holds and what opens it, and nothing of them. */
const shelf = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  isOpen: z.boolean(),
  total: z.number().int(),
  /** What opens it, as it is on sale today, each with the page that tells of it; of an open one, nothing. */
  offers: z.array(
    z.strictObject({ key: offerKey, name: z.string(), priceCents: z.number().int(), path: z.string() }),
  ),
  /** The newest first. */
  recordings: z.array(recording),
  hasMore: z.boolean(),
});
export type ShelfView = z.infer<typeof shelf>;

export const recordingsView = z.strictObject({ shelves: z.array(shelf) });
export type RecordingsView = z.infer<typeof recordingsView>;
