import { type MediaUse, mostUsesShown } from "@academy/contract/studio-media";
import type { Db, Tx } from "../../platform/db/database.ts";

type Role = MediaUse["role"];
type Place = { kind: "lesson" | "course"; id: string };

export async function countUses(db: Db | Tx, mediaId: string): Promise<number> {
  const { count } = await db
    .selectFrom("media_uses")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("media_id", "=", mediaId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Part of the commit that writes whatever names it. What is not in the library is left out. */
export async function setUses(tx: Tx, place: Place, role: Role, mediaIds: readonly string[]): Promise<void> {
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
    .limit(mostUsesShown)
    .execute();
  return rows.map(({ role, place_kind, place_id, lesson, course_id, course }) => ({
    role,
    place: { kind: place_kind, id: place_id, title: lesson ?? course ?? "", courseId: course_id ?? place_id },
  }));
}
