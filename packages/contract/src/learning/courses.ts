import { z } from "zod";
import { difficulties } from "../fields/difficulties.ts";
import { offerKey } from "../orders.ts";
import { pictureView } from "../pictures.ts";

/** Ids open something only together with an entitlement, and are unguessable all the same. */
export const courseParams = z.strictObject({ id: z.uuid() });

/** A course in a list. Durations are minutes. */
export const courseSummary = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  /** The address of its cover: drawn by the academy, or a picture of the library in a middle size. */
  thumbnail: z.string(),
  /** In all its sizes, where it is a picture of the library. */
  cover: pictureView.nullable(),
  duration: z.number().int(),
  difficulty: z.enum(difficulties),
  moduleCount: z.number().int(),
  lessonCount: z.number().int(),
  /** Whether the complete academy opens it. */
  isInPackage: z.boolean(),
});
export type CourseSummary = z.infer<typeof courseSummary>;

/** The published courses, in the owner's order, for everyone. */
export const courseList = z.array(courseSummary);
/** There are never many courses; this many is all that one call gives. */
export const maxCourses = 100;

const lessonOutline = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  duration: z.number().int(),
  hasVideo: z.boolean(),
  /** Null without a video, and for whoever is not entitled to the course. */
  videoUrl: z.string().nullable(),
  /** Opens to any member, as a taste of the course. */
  isFree: z.boolean(),
  /** For whoever is entitled to the course and has to wait for this lesson. */
  opensAt: z.iso.datetime().nullable(),
});

/** The outline, for any signed-in member. */
export const courseView = courseSummary.extend({
  /** Whether its lessons and files open for whoever asks. */
  isEntitled: z.boolean(),
  /** A shelf of recordings: there is no page of it but that of all shelves. */
  isShelf: z.boolean(),
  /** Where the offers are that open it. */
  offersPath: z.string(),
  /** The offers themselves, the smallest first. */
  openingOffers: z.array(offerKey),
  modules: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      description: z.string(),
      /** As of a lesson: when all of it opens together. */
      opensAt: z.iso.datetime().nullable(),
      lessons: z.array(lessonOutline),
    }),
  ),
  /** Whether it ends in a launch plan of the learner's own. */
  hasLaunchPlan: z.boolean(),
  /** What can be downloaded; empty without entitlement. The first `workbook` is the one for the whole course, if there is one. */
  resources: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      fileType: z.string(),
      kind: z.enum(["workbook", "template", "file"]),
      moduleId: z.uuid().nullable(),
      /** Where it opens later, with its module. */
      opensAt: z.iso.datetime().nullable(),
      /** Under which it can be filled in on the screen; null for an uploaded file. */
      slug: z.string().nullable(),
    }),
  ),
});
export type CourseView = z.infer<typeof courseView>;
