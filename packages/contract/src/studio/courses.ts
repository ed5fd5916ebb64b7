import { z } from "zod";
import { difficulties } from "../fields/difficulties.ts";
import { maxAddressCharacters } from "../fields/hosted-films.ts";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { chapter } from "../learning/lessons.ts";
import { pictureView } from "../pictures.ts";
import { archetypeKey } from "../visitors/results.ts";
import { mediaItem } from "./media.ts";

const id = z.uuid().toLowerCase();
export const studioCourseParams = z.strictObject({ id });
export const studioModuleParams = z.strictObject({ id });
export const studioLessonParams = z.strictObject({ id });
export const lessonVersionParams = z.strictObject({ id, versionId: id });

const title = z
  .string()
  .trim()
  .min(1, "Please enter a title.")
  .max(200, "A title can have up to 200 characters.")
  .regex(oneLine, "The title has characters that can’t be shown.");
const about = (name: string, most: number) =>
  z
    .string()
    .transform(trimLines)
    .pipe(
      z
        .string()
        .max(most, `The ${name} can have up to ${most.toLocaleString("en-US")} characters.`)
        .regex(manyLines, `The ${name} has characters that can’t be kept.`),
    );
const revision = z.number().int().min(0).max(2_000_000_000);
const isoOrNull = z.iso.datetime().nullable();

/** A scheduled course is published by the clock alone. */
export const courseStates = ["draft", "scheduled", "published", "archived"] as const;
const courseState = z.enum(courseStates);
export type CourseState = z.infer<typeof courseState>;

const courseRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  archetype: archetypeKey,
  state: courseState,
  publishAt: isoOrNull,
  lessonCount: z.number().int(),
  /** Of lessons that were never published or were changed since. */
  draftCount: z.number().int(),
  learnerCount: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type StudioCourseRow = z.infer<typeof courseRow>;
export const studioCourseList = z.strictObject({ items: z.array(courseRow) });

export const newTitle = z.strictObject({ title });
export const madeThing = z.strictObject({ id: z.uuid() });

const lessonState = z.enum(["draft", "published", "changed"]);
const lessonRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  minutes: z.number().int(),
  state: lessonState,
  isArchived: z.boolean(),
  isFree: z.boolean(),
  dripDays: z.number().int().nullable(),
  dripAt: isoOrNull,
  hasFilm: z.boolean(),
});
export type StudioLessonRow = z.infer<typeof lessonRow>;
const moduleRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  isArchived: z.boolean(),
  dripDays: z.number().int().nullable(),
  dripAt: isoOrNull,
  lessons: z.array(lessonRow),
});
export type StudioModule = z.infer<typeof moduleRow>;

/** A course with everything in it but the texts. */
export const studioCourse = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  difficulty: z.enum(difficulties),
  archetype: archetypeKey,
  state: courseState,
  publishAt: isoOrNull,
  revision,
  updatedAt: z.iso.datetime(),
  learnerCount: z.number().int(),
  /** Whether the complete academy opens it. */
  isInPackage: z.boolean(),
  /** A shelf of recordings, which a benefit opens. */
  isShelf: z.boolean(),
  /** A picture of the library; without it, the mandala of its archetype. */
  cover: mediaItem.nullable(),
  modules: z.array(moduleRow),
});
export type StudioCourse = z.infer<typeof studioCourse>;

/** CONFLICT when somebody else has changed the course since this revision. */
export const courseFactsBody = z.strictObject({
  title,
  description: about("description", 2000),
  difficulty: z.enum(difficulties),
  archetype: archetypeKey,
  revision,
});
/** A picture of the library, or none. It changes for everybody at once. */
export const courseCoverBody = z.strictObject({ mediaId: id.nullable() });
export const coursePackageBody = z.strictObject({ isInPackage: z.boolean() });
export const courseStateBody = z.discriminatedUnion("state", [
  z.strictObject({ state: z.literal("draft") }),
  z.strictObject({ state: z.literal("published") }),
  z.strictObject({ state: z.literal("scheduled"), publishAt: z.iso.datetime() }),
  z.strictObject({ state: z.literal("archived") }),
]);
export type CourseStateBody = z.infer<typeof courseStateBody>;

export const maxModules = 100;
export const maxLessons = 1000;
/** Every module and lesson that is not archived, each once, in its new place. */
export const courseOrderBody = z.strictObject({
  revision,
  modules: z.array(z.strictObject({ id, lessons: z.array(id).max(maxLessons) })).max(maxModules),
});
export const revised = z.strictObject({ revision });

/** At most one of the two says when something opens. */
const opening = {
  dripDays: z.number().int().min(1).max(3650).nullable(),
  dripAt: isoOrNull,
};
const opensOnce = ({ dripDays, dripAt }: { dripDays: number | null; dripAt: string | null }) =>
  dripDays === null || dripAt === null;
const chooseOne = "Choose days or a date, not both.";

export const moduleBody = z
  .strictObject({ title, description: about("description", 2000), ...opening })
  .refine(opensOnce, chooseOne);
export type ModuleBody = z.infer<typeof moduleBody>;
export const archivedBody = z.strictObject({ isArchived: z.boolean() });

export const maxTextCharacters = 200_000;
const words = {
  title,
  summary: about("summary", 500),
  minutes: z.number().int().min(0).max(600),
  /** Markdown, kept as it is to the letter. */
  text: z
    .string()
    .max(maxTextCharacters, "A lesson’s text can have up to 200,000 characters.")
    .regex(manyLines, "The text has characters that can’t be kept."),
};
const wordsView = z.strictObject({
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  text: z.string(),
});
export type LessonWords = z.infer<typeof wordsView>;

/** What is written: the draft where there is one, otherwise what is published. */
export const studioLesson = z.strictObject({
  ...wordsView.shape,
  id: z.uuid(),
  revision,
  state: lessonState,
  isArchived: z.boolean(),
  isFree: z.boolean(),
  dripDays: z.number().int().nullable(),
  dripAt: isoOrNull,
  /** Of the film that belongs to it, if one does. */
  filmSeconds: z.number().nullable(),
  film: z.strictObject({
    kind: z.enum(["none", "starter", "media", "hosted"]),
    /** The film at its host, and how people call that. */
    hosted: z.strictObject({ name: z.string(), pageUrl: z.string() }).nullable(),
    /** Whether the film that came with the lesson can be taken back into use. */
    hasStarter: z.boolean(),
    media: mediaItem.nullable(),
    poster: mediaItem.nullable(),
    chapters: z.array(chapter),
    /** Lines of the captions; null without any. */
    captionLines: z.number().int().nullable(),
    /** When the last of them is over. */
    captionsEnd: z.number().nullable(),
    /** Learners see it once the lesson is published. */
    isUnpublished: z.boolean(),
  }),
  /** The library's pictures that its text names. */
  pictures: z.array(pictureView),
  savedAt: isoOrNull,
  savedBy: z.string().nullable(),
  /** Whether that was whoever asks. */
  isOwnSaving: z.boolean(),
  course: z.strictObject({
    id: z.uuid(),
    title: z.string(),
    state: courseState,
    /** A shelf: then the lesson is a recording. */
    isShelf: z.boolean(),
  }),
  module: z.strictObject({ title: z.string(), number: z.number().int() }),
  number: z.number().int(),
  total: z.number().int(),
});
export type StudioLesson = z.infer<typeof studioLesson>;

/**
 * `revision` is the one that was changed; CONFLICT if somebody else was faster. With `replaces` their draft goes to the
 * history and this one takes its place.
 */
export const draftBody = z.strictObject({ ...words, revision, replaces: z.boolean().optional() });
export type DraftBody = z.infer<typeof draftBody>;
export const draftSaved = z.strictObject({ revision, savedAt: z.iso.datetime() });

export const publishBody = z.strictObject({ revision });
export const lessonSettingsBody = z
  .strictObject({ isFree: z.boolean(), ...opening })
  .refine(opensOnce, chooseOne);

export const maxChapters = 100;
const chapters = z
  .array(z.strictObject({ startSeconds: chapter.shape.startSeconds, title }))
  .max(maxChapters, "A film can have up to 100 chapters.");
/** Captions of a film before it, that fit this one as well. */
const keepsCaptions = z.boolean().optional();
/** What is to play in a lesson, once it is published; or what plays there now, again. */
export const lessonFilmBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({ kind: z.literal("starter") }),
  z.strictObject({ kind: z.literal("published") }),
  z.strictObject({
    kind: z.literal("media"),
    mediaId: id,
    posterId: id.nullable(),
    chapters,
    keepsCaptions,
  }),
  /** The address of a film at a video host; no embed code. */
  z.strictObject({
    kind: z.literal("hosted"),
    address: z.string().max(maxAddressCharacters, "That address is too long."),
    posterId: id.nullable(),
    chapters,
    keepsCaptions,
  }),
]);
export type LessonFilmBody = z.infer<typeof lessonFilmBody>;
/** A WebVTT file as it is; null takes the captions away. */
export const maxCaptionCharacters = 500_000;
export const captionsBody = z.strictObject({
  vtt: z.string().max(maxCaptionCharacters, "Captions can have up to 500,000 characters.").nullable(),
});
export const captionsSaved = z.strictObject({ captionLines: z.number().int().nullable() });

const version = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["published", "draft"]),
  title: z.string(),
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type LessonVersion = z.infer<typeof version>;
/** The newest first; this many at most. */
export const maxVersions = 100;
export const versionList = z.strictObject({ items: z.array(version) });
export const versionView = z.strictObject({ ...version.shape, ...wordsView.shape });

/** A lesson that was opened to one learner before its time. */
const openedFor = z.strictObject({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
});
export const maxOpenings = 100;
export const openingList = z.strictObject({ items: z.array(openedFor) });
export const openingBody = z.strictObject({
  email: z.string().trim().toLowerCase().min(3).max(320).regex(oneLine),
});
export const openingParams = z.strictObject({ id, userId: id });
