import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { entitledCourses, type Member } from "../../access/public.ts";
import { type LessonText, listLessonVersions, readLessonTexts } from "./lessons.queries.ts";

/** The lessons of one course. They are read once and kept until the version is another one. */
export type LessonCourse = {
  id: string;
  /** Changes whenever a lesson of the course does. */
  version: string;
  read(): Promise<readonly LessonText[]>;
};

/** The courses that this person may open, and no others: asked anew for every question. */
export type LessonPassages = (member: Member) => Promise<readonly LessonCourse[]>;

export function makeLessonPassages(db: Db, now: Clock): LessonPassages {
  return async (member) => {
    const versions = await listLessonVersions(db, [...(await entitledCourses(db, member, now()))]);
    return versions.map(({ courseId, version }) => ({
      id: courseId,
      version,
      read: () => readLessonTexts(db, courseId),
    }));
  };
}
