import { z } from "zod";
import { oneLine } from "../fields/text.ts";

/** Every word has to be there; a word is found within longer ones. */
export const librarySearchQuery = z.strictObject({
  q: z.string().trim().min(2).max(100).regex(oneLine),
  /** Only on the shelves of recordings. */
  within: z.enum(["recordings"]).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
});

/** A place in what the learner has, with a few words around what was found. */
const libraryHit = z.strictObject({
  kind: z.enum(["lesson", "transcript", "note", "answer", "bookmark", "plan"]),
  course: z.strictObject({ id: z.uuid(), title: z.string() }),
  /** Of the lesson, or of the workbook's part. */
  title: z.string(),
  lessonId: z.uuid().nullable(),
  /** The workbook in which an answer stands. */
  slug: z.string().nullable(),
  /** Which of one's bookmarks it is. */
  bookmarkId: z.uuid().nullable(),
  /** Where in the film it is said. */
  seconds: z.number().nullable(),
  before: z.string(),
  hit: z.string(),
  /** Of a lesson that opens later: it is found by its title and summary alone. */
  opensAt: z.iso.datetime().nullable(),
  after: z.string(),
});
export type LibraryHit = z.infer<typeof libraryHit>;

export const librarySearchFound = z.strictObject({
  hits: z.array(libraryHit),
  total: z.number().int(),
  hasMore: z.boolean(),
});
export type LibrarySearchResults = z.infer<typeof librarySearchFound>;
