import { lessonCaptions, lessonPlayer } from "@academy/contract/calls/learning/lessons";
import { hostNameOf, pageAddressOf } from "@academy/contract/fields/hosted-films";
import type { LessonView } from "@academy/contract/learning/lessons";
import { pathOf } from "@academy/contract/path-of";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Person } from "../../platform/personal-data.ts";
import { entitledCourses, type Member } from "../access/public.ts";
import { findArchetypes } from "../account/public.ts";
import {
  type Lesson,
  listCourseTitles,
  listLessonsOf,
  listModules,
  videoAddress,
} from "../courses/public.ts";
import { findPictures, pictureIdsIn } from "../media/public.ts";
import { findLessonProgress, finishingOf } from "../progress/public.ts";
import { downloadUrlOf, listLessonFiles } from "../resources/public.ts";
import { listBookmarksIn } from "./bookmarks/bookmarks.queries.ts";
import type { Films } from "./film.ts";
import { findNote } from "./notes.queries.ts";
import { openLesson } from "./open-lesson.ts";
import { passageFor } from "./passage-for.rules.ts";

type Deps = { db: Db; now: Clock; films: Pick<Films, "find"> };

export async function showLesson(
  { db, now, films }: Deps,
  member: Member & Person,
  id: string,
): Promise<LessonView> {
  const lesson = await openLesson(db, member, id, now());
  const { courseId } = lesson;
  const titles = await listCourseTitles(db, courseId, now());
  const course = titles.find((each) => each.id === courseId);
  // Deleted between the two questions.
  if (!course) throw new AppError("NOT_FOUND");
  const modules = await listModules(db, courseId);
  const lessons = await listLessonsOf(db, [courseId]);
  const progress = await findLessonProgress(db, member.id, id);
  const at = lessons.findIndex((each) => each.id === id);
  const moduleAt = modules.findIndex((each) => each.id === lesson.moduleId);
  const video = await videoOf({ db, films }, lesson);
  return {
    id,
    title: lesson.title,
    summary: lesson.summary,
    duration: lesson.minutes,
    videoUrl: video && !video.hosted ? videoAddress(id) : null,
    text: lesson.text,
    isTaste: lesson.isTaste,
    passage: passageFor(lesson.starterSlug, lesson.starterSlug ? await findArchetypes(db, member) : null),
    video,
    // A taste of a course has none of its files.
    files: lesson.isTaste ? [] : await filesOf(db, id),
    pictures: await findPictures(db, pictureIdsIn(lesson.text)),
    course: { id: courseId, title: course.title, isShelf: course.isShelf },
    namedCourses: await whichAreOpen(
      db,
      member,
      titles.filter((each) => each.id !== courseId && lesson.text.includes(each.title)),
      now(),
    ),
    module: { title: modules[moduleAt]?.title ?? "", number: moduleAt + 1 },
    number: at + 1,
    total: lessons.length,
    previous: neighbor(lessons[at - 1]),
    next: neighbor(lessons[at + 1]),
    finishing: finishingOf({ text: lesson.text, filmSeconds: video?.lengthSeconds ?? 0 }),
    ...progress,
    bookmarks: await listBookmarksIn(db, { userId: member.id, lessonId: id }),
    note: await findNote(db, { userId: member.id, lessonId: id }),
  };
}

async function filesOf(db: Db, lessonId: string): Promise<LessonView["files"]> {
  const files = await listLessonFiles(db, lessonId);
  return files.map((file) => ({ ...file, downloadUrl: downloadUrlOf(file.id) }));
}

/** What a text says of another course can be read by somebody who doesn't have that one. */
async function whichAreOpen(db: Db, member: Member, named: { id: string; title: string }[], now: Date) {
  if (named.length === 0) return [];
  const open = await entitledCourses(db, member, now);
  return named.map(({ id, title }) => ({ id, title, isOpen: open.has(id) }));
}

const neighbor = (lesson: { id: string; title: string } | undefined) =>
  lesson ? { id: lesson.id, title: lesson.title } : null;

/** Null as well where the film's files are missing: then the text has to do. */
async function videoOf(
  { db, films }: Pick<Deps, "db" | "films">,
  { id, film }: Lesson,
): Promise<LessonView["video"]> {
  const found = film && (await films.find(film, db));
  if (!found) return null;
  const { files, captions, cues, chapters, lengthSeconds, hasSound, isAudio, poster, hosted } = found;
  return {
    sources: files.map(({ format, file }) => ({
      url: format
        ? `${videoAddress(id)}?format=${format}`
        : `${videoAddress(id)}?v=${file.sha256.slice(0, 8)}`,
      type: file.contentType,
    })),
    captionsUrl: captions ? pathOf(lessonCaptions, { params: { id } }) : null,
    lengthSeconds,
    hasSound,
    cues,
    chapters,
    isAudio,
    poster,
    hosted: hosted && {
      name: hostNameOf(hosted),
      playerUrl: pathOf(lessonPlayer, { params: { id } }),
      pageUrl: pageAddressOf(hosted),
    },
  };
}
