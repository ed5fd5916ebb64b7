import { z } from "zod";
import { archetypeKey } from "../visitors/results.ts";

export const resourceParams = z.strictObject({ id: z.uuid() });

/** Everything the learner may have, course by course. */
export const resourceView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  subtitle: z.string(),
  fileType: z.string(),
  /** In bytes; null for a workbook that nobody has wanted printed yet. */
  fileSize: z.number().int().nullable(),
  kind: z.enum(["workbook", "template", "file"]),
  course: z.strictObject({ id: z.uuid(), title: z.string() }),
  /** The module it belongs to; null for the whole course. */
  moduleTitle: z.string().nullable(),
  /** Where it opens later, with its module: until then there is nothing to download. */
  opensAt: z.iso.datetime().nullable(),
  /** Whose drawing its cover wears: its course's. */
  archetype: archetypeKey,
  /** Its place among the files of its course, which makes its cover another than its neighbor's. */
  position: z.number().int(),
  /** Under which it can be filled in on the screen; null for an uploaded file. */
  slug: z.string().nullable(),
  /** Whether this learner has done so before. */
  isDownloaded: z.boolean(),
  downloadUrl: z.string(),
});
export const resourceList = z.array(resourceView);
export type ResourceView = z.infer<typeof resourceView>;

/** The file, recorded once per click id. FORBIDDEN without entitlement. */
export const downloadQuery = z.strictObject({ click: z.uuid().optional() });

/** Newest first; `limit` up to 100, `before` the id of the last one of the page before. */
export const downloadsQuery = z.strictObject({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "a whole number from 1 to 100")
    .transform(Number)
    .pipe(z.number().max(100))
    .optional(),
  before: z.string().max(64).optional(),
});
export const downloadView = z.strictObject({
  id: z.string(),
  downloadedAt: z.iso.datetime(),
  resource: z.strictObject({
    id: z.uuid(),
    title: z.string(),
    fileType: z.string(),
    courseTitle: z.string(),
    archetype: archetypeKey,
    position: z.number().int(),
    /** Null once the course is locked for this person. */
    downloadUrl: z.string().nullable(),
  }),
});
export const downloadList = z.array(downloadView);
export type DownloadView = z.infer<typeof downloadView>;
