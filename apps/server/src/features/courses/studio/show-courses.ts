import type { StudioCourse, StudioCourseRow, StudioLessonRow } from "@academy/contract/studio/courses";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findItems } from "../../media/public.ts";
import { listAllLessons, listAllModules } from "./contents.queries.ts";
import { stateOf } from "./course-state.rules.ts";
import { countLearners, findCourse, listCourses } from "./courses.queries.ts";

export async function showCourses(db: Db, now: Date): Promise<{ items: StudioCourseRow[] }> {
  const courses = await listCourses(db);
  return {
    items: courses.map((course) => ({
      id: course.id,
      title: course.title,
      archetype: course.archetype,
      state: stateOf(course, now),
      publishAt: isoOf(course.publish_from),
      lessonCount: Number(course.lessons),
      draftCount: Number(course.drafts),
      learnerCount: Number(course.learners),
      updatedAt: course.updated_at.toISOString(),
    })),
  };
}

export async function showCourse(db: Db, id: string, now: Date): Promise<StudioCourse> {
  const course = await findCourse(db, id);
  if (!course) throw new AppError("NOT_FOUND");
  const modules = await listAllModules(db, id);
  const lessonsOf = Map.groupBy(await listAllLessons(db, id), ({ module_id }) => module_id);
  return {
    id,
    title: course.title,
    description: course.description,
    difficulty: course.difficulty,
    archetype: course.archetype,
    state: stateOf(course, now),
    publishAt: isoOf(course.publish_from),
    revision: course.revision,
    updatedAt: course.updated_at.toISOString(),
    isInPackage: course.is_in_package,
    isShelf: course.is_shelf,
    learnerCount: await countLearners(db, id),
    cover: course.cover_id ? ((await findItems(db, [course.cover_id]))[0] ?? null) : null,
    modules: modules.map((module) => ({
      id: module.id,
      title: module.title,
      description: module.description,
      isArchived: module.archived_at !== null,
      dripDays: module.drip_days,
      dripAt: isoOf(module.drip_at),
      lessons: (lessonsOf.get(module.id) ?? []).map(lessonRowOf),
    })),
  };
}

type Row = Awaited<ReturnType<typeof listAllLessons>>[number];

const lessonRowOf = (lesson: Row): StudioLessonRow => ({
  id: lesson.id,
  title: (lesson.is_draft ? lesson.draftTitle : null) ?? lesson.title,
  minutes: (lesson.is_draft ? lesson.draftMinutes : null) ?? lesson.minutes,
  state: lesson.is_draft ? "draft" : lesson.isChanged ? "changed" : "published",
  isArchived: lesson.archived_at !== null,
  isFree: lesson.is_free,
  dripDays: lesson.drip_days,
  dripAt: isoOf(lesson.drip_at),
  hasFilm: Number(lesson.films) === 1,
});

export const isoOf = (date: Date | null) => date?.toISOString() ?? null;
