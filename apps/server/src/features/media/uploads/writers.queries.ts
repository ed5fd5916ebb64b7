import type { Db } from "../../../platform/db/database.ts";

type Writer = { id: string; writer: string };

/** False while another writes. One that has been silent for too long was ended with its process. */
export async function takeFile(db: Db, { id, writer }: Writer, now: Date, until: Date): Promise<boolean> {
  const updated = await db
    .updateTable("media_uploads")
    .set({ writer, writer_until: until, is_writer_wanted_away: false })
    .where("id", "=", id)
    .where("state", "=", "receiving")
    .where((where) => where.or([where("writer", "is", null), where("writer_until", "<=", now)]))
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** False once it has to stop: somebody waits for the file, or has it already. */
export async function keepWriting(db: Db, { id, writer }: Writer, until: Date): Promise<boolean> {
  const updated = await db
    .updateTable("media_uploads")
    .set({ writer_until: until })
    .where("id", "=", id)
    .where("writer", "=", writer)
    .where("is_writer_wanted_away", "=", false)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function leaveFile(db: Db, { id, writer }: Writer): Promise<void> {
  await db
    .updateTable("media_uploads")
    .set({ writer: null, writer_until: null })
    .where("id", "=", id)
    .where("writer", "=", writer)
    .execute();
}

/** Tells whoever writes to stop; answers whether anybody does. */
export async function wantFile(db: Db, id: string, now: Date): Promise<boolean> {
  const updated = await db
    .updateTable("media_uploads")
    .set({ is_writer_wanted_away: true })
    .where("id", "=", id)
    .where("writer", "is not", null)
    .where("writer_until", ">", now)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
