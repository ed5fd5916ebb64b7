import type { LessonWords } from "@academy/contract/studio/courses";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import { findDraft } from "../../drafts/public.ts";
import type { LessonFilm } from "../courses.tables.ts";

/** A lesson as it is written: with its draft where there is one. */
export async function findWritten(db: Db | Tx, id: string) {
  // First: whoever publishes in between has published what is read here, or moved on from this revision.
  const draft = await findDraft(db, { kind: "lesson", id });
  const lesson = await db
    .selectFrom("lessons")
    .select([
      "id",
      "course_id",
      "module_id",
      "film",
      "film_draft",
      "updated_at",
      "title",
      "summary",
      "minutes",
      "text",
    ])
    .select(["is_draft", "is_free", "archived_at", "drip_days", "drip_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return lesson && { ...lesson, draft };
}
export type LessonWithDraft = NonNullable<Awaited<ReturnType<typeof findWritten>>>;

export const publishedWords = ({ title, summary, minutes, text }: LessonWithDraft): LessonWords => ({
  title,
  summary,
  minutes,
  text,
});

/** The draft, or what is published where nobody has written since. */
export const writtenWords = (lesson: LessonWithDraft): LessonWords =>
  lesson.draft?.body ?? publishedWords(lesson);

export async function setPublished(tx: Tx, id: string, words: LessonWords, now: Date): Promise<void> {
  await tx
    .updateTable("lessons")
    .set({ ...words, is_draft: false, updated_at: now })
    .where("id", "=", id)
    .execute();
}

type Settings = { isFree: boolean; dripDays: number | null; dripAt: Date | null };

export async function setSettings(tx: Tx, id: string, { isFree, dripDays, dripAt }: Settings, now: Date) {
  await tx
    .updateTable("lessons")
    .set({ is_free: isFree, drip_days: dripDays, drip_at: dripAt, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** What plays, or is to play once it is published. */
export const writtenFilm = ({ film, film_draft }: LessonWithDraft): LessonFilm | null =>
  film_draft ? film_draft.film : film;

/** What plays from now on, with nothing that is to play later. */
export async function setFilm(tx: Tx, id: string, film: LessonFilm | null, now: Date): Promise<void> {
  await tx
    .updateTable("lessons")
    .set({ film: film === null ? null : asJson(film), film_draft: null, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function setFilmDraft(tx: Tx, id: string, film: LessonFilm | null): Promise<void> {
  await tx
    .updateTable("lessons")
    .set({ film_draft: asJson({ film }) })
    .where("id", "=", id)
    .execute();
}

/** Brought back, it needs a module that is there. */
export async function setArchived(
  tx: Tx,
  { id, module_id }: LessonWithDraft,
  archivedAt: Date | null,
  now: Date,
) {
  await tx
    .updateTable("lessons")
    .set({ archived_at: archivedAt, updated_at: now })
    .where("id", "=", id)
    .execute();
  if (archivedAt) return;
  await tx.updateTable("course_modules").set({ archived_at: null }).where("id", "=", module_id).execute();
}
