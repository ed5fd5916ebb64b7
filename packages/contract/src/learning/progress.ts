import { z } from "zod";
import { nextGathering } from "./calendar.ts";
import { courseSummary } from "./courses.ts";

/** The launch plan in which a course ends; null for a course without one. */
const planStep = z.enum(["open", "begun", "finished"]).nullable();

export const progressParams = z.strictObject({ courseId: z.uuid() });

/** Percent is whole, 0 for a course without lessons. */
export const courseProgress = z.strictObject({
  progressPercentage: z.number().int(),
  completedLessons: z.number().int(),
  totalLessons: z.number().int(),
  lessons: z.array(
    z.strictObject({
      id: z.uuid(),
      completed: z.boolean(),
      positionSeconds: z.number(),
      textPosition: z.number(),
    }),
  ),
  /** Where to go on; null for a course without lessons. */
  nextLessonId: z.uuid().nullable(),
  plan: planStep,
  /** Once reached it stays, whatever is added to the course or unmarked later. */
  completedAt: z.iso.datetime().nullable(),
  certificateId: z.uuid().nullable(),
});
export type CourseProgress = z.infer<typeof courseProgress>;

/** A day on the learner's own calendar. */
const localDay = z.iso.date();

/**
 * All but the first two are optional. Sending the same body twice changes nothing the second time:
 * `played` counts up within one viewing, and the highest number stands.
 */
export const progressBody = z.strictObject({
  courseId: z.uuid(),
  lessonId: z.uuid(),
  /** True marks the lesson, false unmarks it. */
  completed: z.boolean().optional(),
  /** Where to go on in the film. */
  positionSeconds: z.number().min(0).max(86_400).optional(),
  /** How far down the text the reader is, from 0 to 1; at 1 it was read. */
  textPosition: z.number().min(0).max(1).optional(),
  /** How much of the film was seen by now, as far as the page can know; whether that is enough, the server decides. */
  watchedSeconds: z.number().min(0).max(86_400).optional(),
  /** They say so themselves, of a film that plays where the page can't see it. */
  filmWatched: z.literal(true).optional(),
  /** Begun, or set aside on purpose: either will do to finish the lesson. To write in its part of a workbook is to begin it. */
  exercise: z.enum(["begun", "setAside"]).optional(),
  /**
   * Seconds of the film that were really played in this viewing so far. With 0 the viewing is announced: from then on as
   * much is counted as the time that passed allows; of one that was not announced, at most its film once a day.
   */
  played: z.strictObject({ viewingId: z.uuid(), seconds: z.number().min(0).max(86_400) }).optional(),
  /** The day where the learner is; without it, the server's (UTC). Taken if it can be today's date somewhere, or, for what was kept on a bad line, lies up to 30 days back and not before the lesson was first opened. */
  localDay: localDay.optional(),
  /** When it happened, for what was kept on a bad line: an older position never replaces a newer one. */
  at: z.iso.datetime().optional(),
});
export type ProgressBody = z.infer<typeof progressBody>;

/** Newest first. */
export const enrollmentView = z.strictObject({
  id: z.uuid(),
  enrolledAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** The day of that on the learner's own calendar, as their certificate has it. */
  completedOn: z.iso.date().nullable(),
  certificateIssued: z.boolean(),
  certificateId: z.uuid().nullable(),
  /** False after a revocation: the progress is kept, the course is locked. */
  isEntitled: z.boolean(),
  progressPercentage: z.number().int(),
  completedLessons: z.number().int(),
  totalLessons: z.number().int(),
  /** The lesson last open, or the first after it that is not complete; the first of all once everything is; null for a course without lessons. */
  nextLesson: z
    .strictObject({
      id: z.uuid(),
      title: z.string(),
      positionSeconds: z.number(),
      /** Where all that is left opens later: when this one does. */
      opensAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  plan: planStep,
  /** When the learner last did something in it. */
  lastActiveAt: z.iso.datetime().nullable(),
  course: courseSummary,
});
export const enrollmentList = z.array(enrollmentView);
export type EnrollmentView = z.infer<typeof enrollmentView>;

export const achievements = ["First Course", "Quick Learner"] as const;

/** What the dashboard's progress panel shows. */
export const learningQuery = z.strictObject({ today: localDay.optional() });
export const learningView = z.strictObject({
  watchedSeconds: z.number().int(),
  /** Days in a row up to today, or up to yesterday while today is still young. */
  streakDays: z.number().int(),
  achievements: z.array(z.enum(achievements)),
  /** How many resources were downloaded, each once. */
  downloadedResources: z.number().int(),
  /** The item of a workbook to go on with; it stands in a workbook, or as a tool in a lesson. */
  workbook: z
    .strictObject({
      course: z.strictObject({ id: z.uuid(), title: z.string() }),
      slug: z.string().nullable(),
      lessonId: z.uuid().nullable(),
      item: z.string(),
      part: z.string(),
      asked: z.string(),
      /** Something of it is filled in. */
      isBegun: z.boolean(),
    })
    .nullable(),
  /** Whether something they hold is gathered for, what is next of it, and the spaces where they can meet others. */
  calendar: z.strictObject({
    isHolder: z.boolean(),
    /** Whether they hold sessions of their own. */
    hasSessions: z.boolean(),
    /** Whether they hold recordings. */
    hasRecordings: z.boolean(),
    next: nextGathering.nullable(),
    spaces: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  }),
});
export type LearningView = z.infer<typeof learningView>;
