import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { type Member, requireEntitled } from "../access/public.ts";
import { findLesson, type Lesson } from "../courses/public.ts";

/** The way to everything of a lesson: its text, film, captions and note all pass here. */
export async function openLesson(db: Db, asking: Member, id: string): Promise<Lesson> {
  const lesson = await findLesson(db, id);
  if (!lesson) throw new AppError("NOT_FOUND");
  await requireEntitled(db, asking, lesson.courseId);
  return lesson;
}
