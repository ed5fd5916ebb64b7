import { editablePages } from "@academy/content/editing/editable-pages";
import { type MediaUse, maxUsesShown } from "@academy/contract/studio/media";
import type { Db, Tx } from "../../platform/db/database.ts";
import { findFile, type StoredFile } from "../../platform/files/files.queries.ts";
import { findStanding } from "../drafts/public.ts";

type Role = MediaUse["role"];
type MediaUser = { kind: "lesson" | "course" | "page"; id: string };

export async function countUses(db: Db | Tx, mediaId: string): Promise<number> {
  const { count } = await db
    .selectFrom("media_uses")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("media_id", "=", mediaId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a lesson plays it, or is to play it. */
export async function isFilmOfLesson(db: Db | Tx, mediaId: string): Promise<boolean> {
  const use = await db
    .selectFrom("media_uses")
    .select("place_id")
    .where("media_id", "=", mediaId)
    .where("role", "=", "film")
    .executeTakeFirst();
  return use !== undefined;
}

/** Part of the commit that writes whatever names it. What is not in the library is left out. */
export async function setUses(
  tx: Tx,
  place: MediaUser,
  role: Role,
  mediaIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom("media_uses").where("place_id", "=", place.id).where("role", "=", role).execute();
  if (mediaIds.length === 0) return;
  const known = await tx.selectFrom("media").select("id").where("id", "in", mediaIds).execute();
  if (known.length === 0) return;
  const rows = known.map(({ id }) => ({ media_id: id, place_kind: place.kind, place_id: place.id, role }));
  await tx.insertInto("media_uses").values(rows).execute();
}

/** With the titles that the places have now. */
export async function listUses(db: Db, mediaId: string): Promise<MediaUse[]> {
  const rows = await db
    .selectFrom("media_uses")
    .leftJoin("lessons", "lessons.id", "media_uses.place_id")
    .leftJoin("courses", "courses.id", "media_uses.place_id")
    .select(["media_uses.role", "media_uses.place_kind", "media_uses.place_id"])
    .select(["lessons.title as lesson", "lessons.course_id", "courses.title as course"])
    .where("media_uses.media_id", "=", mediaId)
    .orderBy("media_uses.place_id")
    .orderBy("media_uses.role")
    .limit(maxUsesShown)
    .execute();
  const pages = rows.filter(({ place_kind }) => place_kind === "page").map(({ place_id }) => place_id);
  const titles = await findPageTitles(db, pages);
  return rows.map(({ role, place_kind, place_id, lesson, course_id, course }) => ({
    role,
    place: {
      kind: place_kind,
      id: place_id,
      title: lesson ?? course ?? titles.get(place_id) ?? "",
      courseId: place_kind === "page" ? null : (course_id ?? place_id),
    },
  }));
}

/** How lessons show films of the library: what was written or chosen for one there is the same wherever else it stands. */
async function listShown(db: Db | Tx, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return [];
  const lessons = await db
    .selectFrom("media_uses")
    .innerJoin("lessons", "lessons.id", "media_uses.place_id")
    .select(["media_uses.media_id", "lessons.film"])
    .where("media_uses.media_id", "in", mediaIds)
    .where("media_uses.role", "=", "film")
    .orderBy("media_uses.place_id")
    .limit(maxUsesShown * mediaIds.length)
    .execute();
  return lessons.flatMap(({ media_id, film }) =>
    film && "media" in film && film.media === media_id ? [film] : [],
  );
}

/** The file with a film's captions. */
export async function findCaptions(db: Db | Tx, mediaId: string): Promise<StoredFile | undefined> {
  const captions = (await listShown(db, [mediaId])).flatMap((film) => film.captions ?? []);
  return captions[0] === undefined ? undefined : findFile(db, captions[0]);
}

/** Of each film the picture that stands for it in the first lesson that has one, by their ids. */
export async function findPosters(db: Db | Tx, mediaIds: readonly string[]): Promise<Map<string, string>> {
  const posters = new Map<string, string>();
  for (const { media, poster } of await listShown(db, mediaIds)) {
    if (poster && !posters.has(media)) posters.set(media, poster);
  }
  return posters;
}

/** The pages that show something of the library, or are to show it. */
export async function listPagesUsing(db: Db | Tx, mediaId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("media_uses")
    .select("place_id")
    .where("media_id", "=", mediaId)
    .where("place_kind", "=", "page")
    .orderBy("place_id")
    .execute();
  return rows.map(({ place_id }) => place_id);
}

/** The academy's own pages have titles of their own; of those the owner made, the newest says it. */
async function findPageTitles(db: Db, pages: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map(editablePages.map(({ id, title }) => [id, title] as const));
  const own = pages.filter((page) => !titles.has(page));
  if (own.length === 0) return titles;
  for (const page of own) {
    const { draft, published } = await findStanding(db, { kind: "words", id: page });
    const title = (draft ?? published)?.body.ownPage?.title;
    if (title) titles.set(page, title);
  }
  return titles;
}
