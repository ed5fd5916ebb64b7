import type { NoteView } from "@academy/contract/learning/lessons";
import type { Db, Tx } from "../../platform/db/database.ts";

type NoteKey = { userId: string; lessonId: string };

/** Before the first word it is empty, at revision 0. */
export async function findNote(db: Db, { userId, lessonId }: NoteKey): Promise<NoteView> {
  const note = await db
    .selectFrom("lesson_notes")
    .select(["text", "revision"])
    .where("user_id", "=", userId)
    .where("lesson_id", "=", lessonId)
    .executeTakeFirst();
  return note ?? { text: "", revision: 0 };
}

type Change = NoteKey & { text: string; baseRevision: number; now: Date };

/** False when the note is not at that revision: one statement decides, whoever else writes at the same moment. */
export async function writeNote(
  db: Db | Tx,
  { userId, lessonId, text, baseRevision, now }: Change,
): Promise<boolean> {
  const revision = baseRevision + 1;
  if (baseRevision === 0) {
    const inserted = await db
      .insertInto("lesson_notes")
      .values({ user_id: userId, lesson_id: lessonId, text, revision, updated_at: now })
      .onConflict((conflict) => conflict.columns(["user_id", "lesson_id"]).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await db
    .updateTable("lesson_notes")
    .set({ text, revision, updated_at: now })
    .where("user_id", "=", userId)
    .where("lesson_id", "=", lessonId)
    .where("revision", "=", baseRevision)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
