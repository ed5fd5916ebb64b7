import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findAccess, type Member } from "../access/public.ts";
import { findLesson, type Lesson, opensLater } from "../courses/public.ts";

type OpenedLesson = Lesson & {
  /** Open as a taste of a course that they don't have. */
  isTaste: boolean;
};

/** The way to everything of a lesson: its text, film and captions all pass here. */
export async function openLesson(db: Db, member: Member, id: string, now: Date): Promise<OpenedLesson> {
  const lesson = await findLesson(db, id);
  if (!lesson || lesson.isDraft || lesson.archivedAt) throw new AppError("NOT_FOUND");
  const access = await findAccess(db, member, lesson.courseId, now);
  if (access === "missing") throw new AppError("NOT_FOUND");
  if (access === "locked" && !lesson.isFree) throw new AppError("FORBIDDEN");
  const { courseId } = lesson;
  const later = await opensLater(db, member, { courseId, lessons: [lesson], isOpen: access === "open", now });
  if (later.has(lesson.id)) throw new AppError("NOT_OPEN_YET");
  return { ...lesson, isTaste: access === "locked" };
}

/**
 * For what learners wrote: whoever has the course. A lesson that was taken away meanwhile takes none of it along, though
 * nobody opens it any more.
 */
export async function openForKeeping(db: Db, member: Member, id: string, now: Date): Promise<Lesson> {
  const lesson = await findLesson(db, id);
  if (lesson?.archivedAt && !lesson.isDraft) {
    const access = await findAccess(db, member, lesson.courseId, now);
    if (access !== "open") throw new AppError(access === "locked" ? "FORBIDDEN" : "NOT_FOUND");
    return lesson;
  }
  const opened = await openLesson(db, member, id, now);
  if (opened.isTaste) throw new AppError("FORBIDDEN");
  return opened;
}
