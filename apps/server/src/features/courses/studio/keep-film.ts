import { isSameJson } from "@academy/contract/fields/same-json";
import type { Tx } from "../../../platform/db/database.ts";
import { removeFile } from "../../../platform/files/remove-file.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { setUses } from "../../media/public.ts";
import { refreshPicturesOf } from "../../words/public.ts";
import type { LessonFilm } from "../courses.tables.ts";
import { captionsOf } from "../lesson-film.rules.ts";
import { noteChange } from "./courses.queries.ts";
import { type LessonWithDraft, setFilm, setFilmDraft, writtenFilm } from "./lesson.queries.ts";

/** What learners see stays until it is published; a lesson that nobody has seen yet has its film at once. */
export async function keepFilm(tx: Tx, lesson: LessonWithDraft, film: LessonFilm | null, actor: Actor) {
  const { id, course_id } = lesson;
  const { by, now } = actor;
  if (lesson.is_draft || isSameJson(film, lesson.film)) await showFilm(tx, lesson, film, actor);
  else {
    await setFilmDraft(tx, id, film);
    await useFilms(tx, lesson, [lesson.film, film], now);
  }
  // A frame of it arrives as the poster by itself, later: whoever has put the lessons in order meanwhile is not refused.
  await noteChange(tx, course_id, now);
  await recordAudit(tx, { by, action: "lesson.film", subject: { kind: "lesson", id } }, now);
}

/** Part of the commit that publishes a lesson. */
export async function publishFilm(tx: Tx, lesson: LessonWithDraft, actor: Actor): Promise<void> {
  if (lesson.film_draft) await showFilm(tx, lesson, lesson.film_draft.film, actor);
}

async function showFilm(tx: Tx, lesson: LessonWithDraft, film: LessonFilm | null, { by, now }: Actor) {
  await setFilm(tx, lesson.id, film, now);
  await useFilms(tx, lesson, [film], now);
  // A page that shows the same film has its captions from here.
  const withCaptions = [lesson.film, film].filter((each) => captionsOf(each) !== null);
  const media = withCaptions.flatMap((each) => (each && "media" in each ? each.media : []));
  if (captionsOf(lesson.film) === captionsOf(film)) return;
  for (const each of new Set(media)) await refreshPicturesOf(tx, each, { by, now });
}

/** What is named by none of them any more may be deleted, and captions that were only theirs are. */
async function useFilms(tx: Tx, lesson: LessonWithDraft, films: (LessonFilm | null)[], now: Date) {
  const place = { kind: "lesson", id: lesson.id } as const;
  const own = films.flatMap((film) => (film && !("starter" in film) ? [film] : []));
  const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  await setUses(tx, place, "film", unique(own.map((film) => ("media" in film ? film.media : null))));
  await setUses(tx, place, "poster", unique(own.map(({ poster }) => poster)));
  const before = unique([lesson.film, writtenFilm(lesson)].map(captionsOf));
  const kept = films.map(captionsOf);
  for (const captions of before) {
    if (!kept.includes(captions)) await removeFile(tx, captions, now);
  }
}
