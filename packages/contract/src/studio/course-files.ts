import { z } from "zod";
import { oneLine } from "../fields/text.ts";
import { mediaItem } from "./media.ts";

const id = z.uuid().toLowerCase();
export const courseFilesParams = z.strictObject({ id });
export const courseFileParams = z.strictObject({ id });

/** A course has a few; this many at most. */
export const maxCourseFiles = 100;
const courseFile = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  /** Found in that lesson; null for the whole course. */
  lessonId: z.uuid().nullable(),
  media: mediaItem,
});
export type CourseFile = z.infer<typeof courseFile>;
export const courseFileList = z.strictObject({ items: z.array(courseFile) });

export const courseFileBody = z.strictObject({
  mediaId: id,
  /** Of this course. */
  lessonId: id.nullable().optional(),
  title: z
    .string()
    .trim()
    .min(1, "Please enter a title.")
    .max(120, "A title can have up to 120 characters.")
    .regex(oneLine, "The title has characters that can’t be shown."),
});
