import { z } from "zod";

/** Ids open something only together with an entitlement, and are unguessable all the same. */
export const courseParams = z.strictObject({ id: z.uuid() });
export const lessonParams = z.strictObject({ id: z.uuid() });

export const difficulties = ["Beginner", "Intermediate", "Advanced"] as const;

/** A course in a list. Durations are minutes. */
export const courseSummary = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The address of its cover, drawn by the academy. */
  thumbnail: z.string(),
  duration: z.number().int(),
  difficulty: z.enum(difficulties),
  moduleCount: z.number().int(),
  lessonCount: z.number().int(),
});
export type CourseSummary = z.infer<typeof courseSummary>;

/** `GET /api/courses`: the published courses, in the owner's order, for everyone. */
export const courseList = z.array(courseSummary);
/** There are never many courses; this many is all that one call gives. */
export const mostCourses = 100;

const lessonOutline = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  duration: z.number().int(),
  hasVideo: z.boolean(),
  /** Null without a video, and for whoever is not entitled to the course. */
  videoUrl: z.string().nullable(),
});
export type LessonOutline = z.infer<typeof lessonOutline>;

/** `GET /api/courses/{id}`: the outline, for any signed-in member. */
export const courseView = courseSummary.extend({
  /** Whether its lessons and files open for whoever asks. */
  isEntitled: z.boolean(),
  modules: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      description: z.string(),
      lessons: z.array(lessonOutline),
    }),
  ),
  /** What can be downloaded; empty without entitlement. The first `workbook` is the one for the whole course, if there is one. */
  resources: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      fileType: z.string(),
      kind: z.enum(["workbook", "template"]),
      moduleId: z.uuid().nullable(),
    }),
  ),
});
export type CourseView = z.infer<typeof courseView>;

const cue = z.strictObject({ startSeconds: z.number(), endSeconds: z.number(), text: z.string() });
export type Cue = z.infer<typeof cue>;

const neighbour = z.strictObject({ id: z.uuid(), title: z.string() }).nullable();

/** `GET /api/lessons/{id}`: refused with FORBIDDEN without entitlement. */
export const lessonView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  duration: z.number().int(),
  videoUrl: z.string().nullable(),
  /** Markdown, as the owner wrote it: render it safely. */
  text: z.string(),
  video: z
    .strictObject({
      sources: z.array(z.strictObject({ url: z.string(), type: z.string() })),
      captionsUrl: z.string(),
      lengthSeconds: z.number(),
      /** The captions again, as the transcript shows them. */
      cues: z.array(cue),
    })
    .nullable(),
  course: z.strictObject({ id: z.uuid(), title: z.string() }),
  module: z.strictObject({ title: z.string(), number: z.number().int() }),
  /** Counted through the whole course, from 1. */
  number: z.number().int(),
  total: z.number().int(),
  previous: neighbour,
  next: neighbour,
  /** Where this person stands in it. */
  completed: z.boolean(),
  positionSeconds: z.number(),
  /** Seconds of its film that were played in all viewings so far, on any device. */
  playedSeconds: z.number(),
  note: z.strictObject({ text: z.string(), revision: z.number().int() }),
});
export type LessonView = z.infer<typeof lessonView>;

/** `GET /api/lessons/{id}/video` (`?format=webm` for the other encoding), `GET /api/lessons/{id}/captions.vtt`: ranges and all, for the entitled. */
export const videoQuery = z.strictObject({ format: z.enum(["mp4", "webm"]).optional() });

export const mostNoteCharacters = 20_000;
/**
 * `PUT /api/lessons/{id}/note`: private. `baseRevision` is the one that was changed; if another device was faster the
 * answer is CONFLICT, and nothing is overwritten.
 */
export const noteBody = z.strictObject({
  text: z
    .string()
    .max(mostNoteCharacters, "A note can have at most 20,000 characters.")
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, "The note has characters that can't be kept."),
  baseRevision: z.number().int().min(0),
});
export const noteView = z.strictObject({ text: z.string(), revision: z.number().int() });
export type NoteView = z.infer<typeof noteView>;
