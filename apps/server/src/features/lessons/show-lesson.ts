import { lessonCaptions } from "@academy/contract/calls/lessons";
import type { LessonView } from "@academy/contract/lessons";
import { pathOf } from "@academy/contract/path-of";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Person } from "../../platform/personal-data.ts";
import type { Member } from "../access/public.ts";
import { findArchetypes } from "../account/public.ts";
import {
  type Lesson,
  listLessonsOf,
  listModules,
  summarizeCourses,
  videoAddress,
} from "../courses/public.ts";
import { findLessonProgress } from "../progress/public.ts";
import type { Films } from "./films.ts";
import { findNote } from "./notes.queries.ts";
import { openLesson } from "./open-lesson.ts";
import { passageFor } from "./passage-for.rules.ts";

type Deps = { db: Db; now: Clock; films: Pick<Films, "find"> };

export async function showLesson(
  { db, now, films }: Deps,
  asking: Member & Person,
  id: string,
): Promise<LessonView> {
  const lesson = await openLesson(db, asking, id, now());
  const { courseId } = lesson;
  const [course] = await summarizeCourses(db, { ids: [courseId] });
  // Deleted between the two questions.
  if (!course) throw new AppError("NOT_FOUND");
  const modules = await listModules(db, courseId);
  const lessons = await listLessonsOf(db, [courseId]);
  const progress = await findLessonProgress(db, asking.id, id);
  const at = lessons.findIndex((each) => each.id === id);
  const moduleAt = modules.findIndex((each) => each.id === lesson.moduleId);
  const video = await videoOf(films, lesson);
  return {
    id,
    title: lesson.title,
    summary: lesson.summary,
    duration: lesson.minutes,
    videoUrl: video && videoAddress(id),
    text: lesson.text,
    isTaste: lesson.isTaste,
    passage: passageFor(lesson.starterSlug, lesson.starterSlug ? await findArchetypes(db, asking) : null),
    video,
    course: { id: courseId, title: course.title },
    module: { title: modules[moduleAt]?.title ?? "", number: moduleAt + 1 },
    number: at + 1,
    total: lessons.length,
    previous: neighbor(lessons[at - 1]),
    next: neighbor(lessons[at + 1]),
    ...progress,
    note: await findNote(db, { userId: asking.id, lessonId: id }),
  };
}

const neighbor = (lesson: { id: string; title: string } | undefined) =>
  lesson ? { id: lesson.id, title: lesson.title } : null;

/** Null as well where the film's files are missing: then the text has to do. */
async function videoOf(films: Deps["films"], { id, film }: Lesson): Promise<LessonView["video"]> {
  const found = film && (await films.find(film.starter));
  if (!found) return null;
  const { files, cues, lengthSeconds, hasSound } = found;
  return {
    sources: files.map(({ format, file }) => ({
      url: `${videoAddress(id)}?format=${format}`,
      type: file.contentType,
    })),
    captionsUrl: pathOf(lessonCaptions, { params: { id } }),
    lengthSeconds,
    hasSound,
    cues,
  };
}
