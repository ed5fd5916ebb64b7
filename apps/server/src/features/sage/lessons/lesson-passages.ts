import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { entitledCourses, type Member } from "../../access/public.ts";
import { listLessonsOf, opensLaterAmong } from "../../courses/public.ts";
import { type LessonText, listLessonVersions, listModuleTitles, readLessonTexts } from "./lessons.queries.ts";

/** The lessons of one course. They are read once and kept until the version is another one. */
export type LessonCourse = {
  id: string;
  /** Changes whenever a lesson of the course does. */
  version: string;
  read(): Promise<readonly LessonText[]>;
  /** Those that open later to whoever asks, by their ids: of these, only that. */
  later: ReadonlyMap<string, LaterLesson>;
};

export type LaterLesson = { title: string; module: string; url: string; opensAt: Date };

/** The courses that this person may open, and no others: asked anew for every question. */
export type LessonPassages = (member: Member) => Promise<readonly LessonCourse[]>;

export function makeLessonPassages(db: Db, now: Clock): LessonPassages {
  return async (member) => {
    const courseIds = [...(await entitledCourses(db, member, now()))];
    const versions = await listLessonVersions(db, courseIds);
    const later = await listLater(db, member, courseIds, now());
    return versions.map(({ courseId, version }) => ({
      id: courseId,
      version,
      read: () => readLessonTexts(db, courseId),
      later: new Map(later.get(courseId)?.map(({ id, ...lesson }) => [id, lesson])),
    }));
  };
}

async function listLater(db: Db, member: Member, courseIds: readonly string[], now: Date) {
  const lessons = await listLessonsOf(db, courseIds);
  const opensAt = await opensLaterAmong(db, member, lessons, now);
  const modules = await listModuleTitles(db, [...opensAt.keys()]);
  const later = lessons.flatMap(({ id, courseId, title }) => {
    const at = opensAt.get(id);
    const lesson = { id, courseId, title, module: modules.get(id) ?? "", url: `/course/${courseId}` };
    return at ? [{ ...lesson, opensAt: at }] : [];
  });
  return Map.groupBy(later, ({ courseId }) => courseId);
}
