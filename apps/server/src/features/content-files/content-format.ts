import { difficulties } from "@academy/contract/fields/difficulties";
import { maxAddressCharacters } from "@academy/contract/fields/hosted-films";
import { maxAltCharacters, maxMediaNameCharacters, mediaKinds } from "@academy/contract/fields/media";
import { maxAddressLength, maxOwnPages, ownAddress } from "@academy/contract/fields/own-pages";
import { papers } from "@academy/contract/fields/papers";
import { isColor } from "@academy/contract/fields/theme-colors";
import { chapter } from "@academy/contract/learning/lessons";
import { offerKeys } from "@academy/contract/orders";
import { maxCourseFiles } from "@academy/contract/studio/course-files";
import { maxLessons, maxModules, maxTextCharacters } from "@academy/contract/studio/courses";
import { menuEntries } from "@academy/contract/studio/menu";
import { ownPage } from "@academy/contract/visitors/own-pages";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { z } from "zod";
import { workbookWords } from "./workbook-format.ts";

/** Grows when files of this version could no longer be read by what reads the one before. */
export const formatVersion = 2;
export const formatName = "lightworker-academy-content";

/** Names of folders and files: nothing that leads out of the folder can be one. */
const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const keys = (most: number) =>
  z
    .array(key)
    .max(most)
    .refine((all) => new Set(all).size === all.length, "names something twice");
const title = z.string().trim().min(1).max(200);
const moment = z.iso.datetime().nullable();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** `academy.json` */
export const academyFile = z.strictObject({
  format: z.literal(formatName),
  version: z.int().min(1).max(formatVersion),
  courses: keys(500),
  words: keys(100),
  pages: keys(maxOwnPages),
});

/** `courses/KEY/course.json` */
export const courseFile = z.strictObject({
  title,
  description: z.string().max(5000),
  difficulty: z.enum(difficulties),
  archetype: z.enum(archetypeKeys),
  isPublished: z.boolean(),
  publishFrom: moment,
  isArchived: z.boolean(),
  hasLaunchPlan: z.boolean(),
  modules: z
    .array(
      z.strictObject({
        title,
        description: z.string().max(5000),
        isArchived: z.boolean(),
        /** When all of it opens: so many days after access, or at a time. Missing in files from before. */
        dripDays: z.number().int().min(0).max(3650).nullable().default(null),
        dripAt: moment.default(null),
        lessons: keys(maxLessons),
      }),
    )
    .max(maxModules),
  workbooks: keys(500),
  /** Whether the complete academy opens it; in files from before there was a choice, it does. */
  isInPackage: z.boolean().default(true),
  /** A picture of the library; null is the archetype’s drawing. Left as it is where a file says nothing of it. */
  cover: z.uuid().nullable().optional(),
  /** Files of the library to download: of the course, or of one lesson. */
  files: z
    .array(z.strictObject({ title: z.string().min(1).max(200), lesson: key.nullable(), media: z.uuid() }))
    .max(maxCourseFiles)
    .optional(),
  /** Where it is sold by itself. */
  offer: z
    .strictObject({
      name: title,
      priceCents: z.int().min(0).max(99_999_999),
      /** Each of two payments, where it may be paid in two. */
      twoPaymentsCents: z.int().min(0).max(99_999_999).nullable().default(null),
    })
    .nullable()
    .optional(),
});
export type CourseFile = z.infer<typeof courseFile>;

const starter = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(60);
const words = {
  title,
  summary: z.string().max(5000),
  minutes: z.number().int().min(0).max(600),
};
export const lessonText = z.string().max(maxTextCharacters);
/** Above the text of `courses/KEY/lessons/KEY.md`. */
export const lessonHead = z
  .strictObject({
    ...words,
    isDraft: z.boolean(),
    isArchived: z.boolean(),
    isFree: z.boolean(),
    dripDays: z.number().int().min(0).max(3650).nullable(),
    dripAt: moment,
    /** One that came with the academy, one of the library with its captions’ bytes in `media/SHA256`, or one at a video host. */
    film: z
      .union([
        z.strictObject({ starter }),
        z.strictObject({
          media: z.uuid(),
          captions: sha256.nullable(),
          poster: z.uuid().nullable(),
          chapters: z.array(chapter).max(500),
          before: starter.optional(),
        }),
        z.strictObject({
          address: z.string().max(maxAddressCharacters),
          poster: z.uuid().nullable(),
          /** In files from before films at a host had any, they are missing. */
          captions: sha256.nullable().optional(),
          chapters: z.array(chapter).max(500).optional(),
          before: starter.optional(),
        }),
      ])
      .nullable(),
  })
  .refine(
    ({ dripDays, dripAt }) => dripDays === null || dripAt === null,
    "opens by days or at a time, not both",
  );
/** Above the text of `courses/KEY/lessons/KEY.draft.md`. */
export const draftHead = z.strictObject(words);
export type LessonHead = z.infer<typeof lessonHead>;

/** `courses/KEY/workbooks/KEY.json` */
export const workbookFile = z.strictObject({
  title,
  subtitle: z.string().max(500),
  kind: z.enum(["workbook", "template"]),
  fileType: z.string().max(20),
  fileName: z.string().regex(/^[^/\\\p{Cc}]{1,200}$/u),
  /** Which of the course's modules it belongs to, counted from 0; null is the whole course. */
  module: z.number().int().min(0).max(maxModules).nullable(),
  /** Its parts name lessons by their key. */
  workbook: workbookWords.nullable(),
  /** What is being written, where that is something else. */
  draft: workbookWords.optional(),
  /** The bytes of one that was uploaded: `media/SHA256`. */
  file: z.strictObject({ name: z.string().max(255), contentType: z.string().max(100), sha256 }).nullable(),
});
export type WorkbookFile = z.infer<typeof workbookFile>;

const edits = z.record(z.string().max(60), z.record(z.string().max(200), z.unknown()));
/** `words/PAGE.json`: how the words differ from those the academy began with. */
export const wordsFile = z.strictObject({ published: edits.nullable(), draft: edits.nullable() });
/** `pages/ID.json` */
export const pageFile = z.strictObject({ published: ownPage.nullable(), draft: ownPage.nullable() });

const percent = z.int().min(0).max(100);
/** `library.json`: pictures, films, recordings and files by their id. Their bytes are `media/SHA256`. */
export const libraryFile = z.record(
  z.uuid(),
  z.strictObject({
    kind: z.enum(mediaKinds),
    name: z.string().min(1).max(maxMediaNameCharacters),
    alt: z.string().max(maxAltCharacters),
    focalX: percent,
    focalY: percent,
    sha256,
  }),
);
export type LibraryFile = z.infer<typeof libraryFile>;

/** `offers.json`: what the owner charges where that is not what the academy began with. */
export const offersFile = z.partialRecord(
  z.enum(offerKeys),
  z.strictObject({
    name: title,
    priceCents: z.int().min(0),
    /** Each of two payments; null where it is paid at once. */
    twoPaymentsCents: z.int().min(0).nullable(),
  }),
);

const quizTexts = z.record(z.string().max(80), z.string().max(5000));
/** `quiz.json`: what the quiz says differently from its first version, by the id of each text. */
export const quizFile = z.strictObject({ published: quizTexts, draft: quizTexts.nullable() });

const color = z.string().refine(isColor, "is no color");
/** `look.json`: null is as the academy began. The bytes of a logo are `media/SHA256`. */
export const themeFile = z.strictObject({
  colors: z.strictObject({ ground: color, ink: color, accent: color }).nullable(),
  logo: z
    .strictObject({ sha256, width: z.int().min(1).max(576), height: z.int().min(1).max(128) })
    .nullable(),
  /** What PDFs are printed on. Missing in files from before. */
  paper: z.enum(papers).nullable().default(null),
});

/** `menu.json`: null is as the academy began. */
export const menuFile = z.strictObject({ entries: menuEntries.nullable() });
export type MenuFile = z.infer<typeof menuFile>;

const address = z.string().max(maxAddressLength).regex(ownAddress);
/** `redirects.json` */
export const redirectsFile = z.record(address, z.union([z.literal("/"), address]).nullable());

/** What each file has to be, as JSON Schema. */
export const contentSchemas = () =>
  Object.fromEntries(
    Object.entries({
      "academy.json": academyFile,
      "courses/KEY/course.json": courseFile,
      "courses/KEY/lessons/KEY.md": lessonHead,
      "courses/KEY/lessons/KEY.draft.md": draftHead,
      "courses/KEY/workbooks/KEY.json": workbookFile,
      "words/PAGE.json": wordsFile,
      "pages/ID.json": pageFile,
      "library.json": libraryFile,
      "redirects.json": redirectsFile,
      "offers.json": offersFile,
      "look.json": themeFile,
      "menu.json": menuFile,
      "quiz.json": quizFile,
    }).map(([file, schema]) => [file, z.toJSONSchema(schema, { io: "input" })]),
  );
