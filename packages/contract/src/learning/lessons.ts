import { archetypeKeys } from "@academy/quiz/archetypes";
import { z } from "zod";
import { manyLines } from "../fields/text.ts";
import { pictureView } from "../pictures.ts";
import { bookmarkView } from "./bookmarks.ts";

/** An id opens a lesson only together with an entitlement, and is unguessable all the same. */
export const lessonParams = z.strictObject({ id: z.uuid() });

const cue = z.strictObject({ startSeconds: z.number(), endSeconds: z.number(), text: z.string() });
export type Cue = z.infer<typeof cue>;

/** Where a part of a film begins, and what it is called. */
export const chapter = z.strictObject({ startSeconds: z.number().min(0).max(86_400), title: z.string() });
export type Chapter = z.infer<typeof chapter>;

const neighbor = z.strictObject({ id: z.uuid(), title: z.string() }).nullable();

/** Refused with FORBIDDEN without entitlement. */
export const lessonView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  duration: z.number().int(),
  videoUrl: z.string().nullable(),
  /** Markdown, as the owner wrote it: render it safely. */
  text: z.string(),
  /** Open to somebody who is not entitled to its course: nothing of what they do in it is kept. */
  isTaste: z.boolean(),
  video: z
    .strictObject({
      sources: z.array(z.strictObject({ url: z.string(), type: z.string() })),
      captionsUrl: z.string().nullable(),
      lengthSeconds: z.number(),
      /** A film without it has its words in the captions alone. */
      hasSound: z.boolean(),
      /** The captions again, as the transcript shows them. */
      cues: z.array(cue),
      chapters: z.array(chapter),
      /** Sound alone has no picture of its own. */
      isAudio: z.boolean(),
      /** Shown until it is played, where the owner has chosen one. */
      poster: pictureView.nullable(),
      /** It comes from a video host: then there are no sources, and nothing is loaded before somebody wants to see it. */
      hosted: z
        .strictObject({
          /** As people call the host. */
          name: z.string(),
          /** A page of the academy with nothing but the host's player in it, to be put into a frame. */
          playerUrl: z.string(),
          /** The film at the host itself. */
          pageUrl: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  /** The library's pictures that its text names. */
  pictures: z.array(pictureView),
  /** To download with it, for whoever has its course. */
  files: z.array(
    z.strictObject({ id: z.uuid(), title: z.string(), fileType: z.string(), downloadUrl: z.string() }),
  ),
  /** What it says to the learner's own archetype, where both are known. */
  passage: z
    .strictObject({
      archetype: z.enum(archetypeKeys),
      text: z.string(),
      second: z.strictObject({ archetype: z.enum(archetypeKeys), text: z.string() }).nullable(),
    })
    .nullable(),
  /** On a shelf, the lesson is a recording. */
  course: z.strictObject({ id: z.uuid(), title: z.string(), isShelf: z.boolean() }),
  /** Other courses that its text names, and whether this person has them. */
  namedCourses: z.array(z.strictObject({ id: z.uuid(), title: z.string(), isOpen: z.boolean() })),
  module: z.strictObject({ title: z.string(), number: z.number().int() }),
  /** Counted through the whole course, from 1. */
  number: z.number().int(),
  total: z.number().int(),
  previous: neighbor,
  next: neighbor,
  /** What finishing it takes: so much of its film seen, wherever it was begun, and its text in view for so long at the least. */
  finishing: z.strictObject({ watchedSeconds: z.number(), readingMs: z.number().int() }),
  /** Where this person stands in it. */
  completed: z.boolean(),
  /** It was complete, and they decided otherwise: nothing but their own word completes it again. */
  wasUnmarked: z.boolean(),
  positionSeconds: z.number(),
  textPosition: z.number(),
  isTextRead: z.boolean(),
  isFilmWatched: z.boolean(),
  exercise: z.enum(["begun", "setAside"]).nullable(),
  /** Seconds of its film that were played in all viewings so far, on any device. */
  playedSeconds: z.number(),
  note: z.strictObject({ text: z.string(), revision: z.number().int() }),
  bookmarks: z.array(bookmarkView),
});
export type LessonView = z.infer<typeof lessonView>;

/** Which of the two encodings; of a film of the library, which it was when the lesson was opened. */
export const videoQuery = z.strictObject({
  format: z.enum(["mp4", "webm"]).optional(),
  v: z.string().max(16).optional(),
});

/** From where on the host's player is to play, in seconds. */
export const playerQuery = z.strictObject({
  at: z
    .string()
    .regex(/^\d{1,5}$/)
    .optional(),
});

export const maxNoteCharacters = 20_000;
/** Far more than anybody writes, and less than the smallest counter of a database holds. */
const maxRevisions = 2_000_000_000;
/**
 * Private. `baseRevision` is the one that was changed; if another device was faster the
 * answer is CONFLICT, and nothing is overwritten.
 */
export const noteBody = z.strictObject({
  text: z
    .string()
    .max(maxNoteCharacters, "A note can have up to 20,000 characters.")
    .regex(manyLines, "The note has characters that can’t be kept."),
  baseRevision: z.number().int().min(0).max(maxRevisions),
  /** When it was written, and the day where the learner was: as with progress. A time that can't be counts as now. */
  localDay: z.iso.date().optional(),
  at: z.iso.datetime().optional(),
});
export const noteView = z.strictObject({ text: z.string(), revision: z.number().int() });
export type NoteView = z.infer<typeof noteView>;
