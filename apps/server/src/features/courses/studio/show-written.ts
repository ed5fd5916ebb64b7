import { hostNameOf, pageAddressOf } from "@academy/contract/fields/hosted-films";
import { maxOpenings, maxVersions, type StudioLesson } from "@academy/contract/studio/courses";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Actor } from "../../audit/public.ts";
import { showVersions } from "../../drafts/public.ts";
import { findItems, findPictures, pictureIdsIn } from "../../media/public.ts";
import type { LessonFilm } from "../courses.tables.ts";
import { listAllLessons, listAllModules } from "./contents.queries.ts";
import { stateOf } from "./course-state.rules.ts";
import { findCourse } from "./courses.queries.ts";
import { writtenFilm, writtenWords } from "./lesson.queries.ts";
import { listOpenings } from "./openings.queries.ts";
import { isoOf } from "./show-courses.ts";
import { requireWritten } from "./write-lesson.ts";

type FilmFacts = { lengthSeconds: number; cues: readonly { endSeconds: number }[]; captions: unknown };
/** What has to be known of the films of lessons here. */
export type Films = { find(film: LessonFilm, db: Db | Tx): Promise<FilmFacts | undefined> };
type Deps = { db: Db; films: Films };

/** A lesson as it is being written, and where it stands in its course as learners count. */
export async function showWritten(
  { db, films }: Deps,
  id: string,
  { by, now }: Actor,
): Promise<StudioLesson> {
  const lesson = await requireWritten(db, id);
  const course = await findCourse(db, lesson.course_id);
  if (!course) throw new AppError("NOT_FOUND");
  const modules = (await listAllModules(db, course.id)).filter(({ archived_at }) => !archived_at);
  const lessons = await listAllLessons(db, course.id);
  const inOrder = modules.flatMap((module) =>
    lessons.filter(({ module_id, archived_at }) => module_id === module.id && !archived_at),
  );
  const moduleAt = modules.findIndex((module) => module.id === lesson.module_id);
  const playing = writtenFilm(lesson);
  const film = playing ? await films.find(playing, db) : undefined;
  return {
    id,
    ...writtenWords(lesson),
    revision: lesson.draft?.revision ?? 0,
    state: lesson.is_draft ? "draft" : lesson.draft?.body ? "changed" : "published",
    isArchived: lesson.archived_at !== null,
    isFree: lesson.is_free,
    dripDays: lesson.drip_days,
    dripAt: isoOf(lesson.drip_at),
    filmSeconds: film?.lengthSeconds || null,
    film: { ...(await showFilm(db, playing, film)), isUnpublished: lesson.film_draft !== null },
    pictures: await findPictures(db, pictureIdsIn(writtenWords(lesson).text)),
    savedAt: isoOf(lesson.draft?.saved_at ?? null),
    savedBy: lesson.draft?.by ?? null,
    isOwnSaving: lesson.draft?.saved_by === by,
    course: {
      id: course.id,
      title: course.title,
      state: stateOf(course, now),
      isShelf: course.is_shelf,
    },
    module: { title: modules[moduleAt]?.title ?? "", number: moduleAt + 1 },
    number: inOrder.findIndex((each) => each.id === id) + 1,
    total: inOrder.length,
  };
}

async function showFilm(
  db: Db,
  film: LessonFilm | null,
  found: FilmFacts | undefined,
): Promise<Omit<StudioLesson["film"], "isUnpublished">> {
  const captionLines = found?.captions ? found.cues.length : null;
  const uploaded = film && "media" in film ? film : undefined;
  const hosted = film && "host" in film ? film : undefined;
  const own = uploaded ?? hosted;
  const ids = [uploaded?.media, own?.poster].filter((id) => typeof id === "string");
  const items = await findItems(db, ids);
  return {
    kind: uploaded ? "media" : hosted ? "hosted" : film ? "starter" : "none",
    hosted: hosted ? { name: hostNameOf(hosted), pageUrl: pageAddressOf(hosted) } : null,
    hasStarter: own?.before !== undefined,
    media: items.find(({ id }) => id === uploaded?.media) ?? null,
    poster: items.find(({ id }) => id === own?.poster) ?? null,
    chapters: own?.chapters ?? [],
    captionLines,
    captionsEnd: (captionLines && found?.cues.at(-1)?.endSeconds) || null,
  };
}

export async function showLessonVersions(db: Db, id: string) {
  await requireWritten(db, id);
  return showVersions(db, { kind: "lesson", id }, maxVersions);
}

export async function showOpenings(db: Db, lessonId: string) {
  await requireWritten(db, lessonId);
  const openings = await listOpenings(db, lessonId, maxOpenings);
  return {
    items: openings.map(({ created_at, ...opening }) => ({
      ...opening,
      createdAt: created_at.toISOString(),
    })),
  };
}
