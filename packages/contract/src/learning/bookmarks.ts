import { z } from "zod";
import { maxBookmarkNote, maxExcerpt } from "../fields/bookmarks.ts";
import { oneLine } from "../fields/text.ts";

/** The id is made on the device, so that a bookmark which arrives twice is one. */
export const bookmarkParams = z.strictObject({ id: z.uuid(), bookmarkId: z.uuid() });

/** A moment of the film, or a block of the text: which one it was, and how it began, for when the text is changed. */
const place = {
  seconds: z.number().min(0).max(86_400).nullable(),
  block: z.number().int().min(0).max(10_000).nullable(),
};

/** Of two changes the later stands, whichever arrives first; a time to come counts as now. */
export const bookmarkBody = z
  .strictObject({
    ...place,
    excerpt: z.string().max(maxExcerpt).regex(oneLine),
    note: z
      .string()
      .max(maxBookmarkNote, "A bookmark’s note can have up to 300 characters.")
      .regex(oneLine, "The note has characters that can’t be saved."),
    isRemoved: z.boolean(),
    at: z.iso.datetime(),
  })
  .refine(
    ({ seconds, block }) => (seconds === null) !== (block === null),
    "It’s in the film or in the text.",
  );

export const bookmarkView = z.strictObject({
  id: z.uuid(),
  ...place,
  excerpt: z.string(),
  note: z.string(),
  /** When it was last changed: a change of it is later than that, whatever the clock of a device says. */
  at: z.iso.datetime(),
});
export type BookmarkView = z.infer<typeof bookmarkView>;

/** As it stands now, whoever was later. */
export const savedBookmark = bookmarkView.extend({ isRemoved: z.boolean() });
export type SavedBookmark = z.infer<typeof savedBookmark>;

export const bookmarksQuery = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .optional(),
});

/** The newest first, of all that is open to the learner. */
export const bookmarksView = z.strictObject({
  bookmarks: z.array(
    bookmarkView.extend({
      course: z.strictObject({ id: z.uuid(), title: z.string() }),
      lesson: z.strictObject({ id: z.uuid(), title: z.string() }),
    }),
  ),
  hasMore: z.boolean(),
});
export type BookmarksView = z.infer<typeof bookmarksView>;
