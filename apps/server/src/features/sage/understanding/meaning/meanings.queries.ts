import type { Db } from "../../../../platform/db/database.ts";
import { dimensions, type Vector } from "./vectors.ts";

export const encodeVector = (vector: Vector): string =>
  Buffer.from(vector.buffer, vector.byteOffset, dimensions).toString("base64");

export function decodeVector(kept: string): Vector {
  const bytes = Buffer.from(kept, "base64");
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** An engine takes only so many values in one statement. */
const idsAtOnce = 500;

export async function findMeanings(db: Db, ids: readonly string[]): Promise<Map<string, Vector>> {
  const pages = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, page) =>
    db
      .selectFrom("text_meanings")
      .select(["id", "vector"])
      .where("id", "in", ids.slice(page * idsAtOnce, (page + 1) * idsAtOnce))
      .execute(),
  );
  const rows = (await Promise.all(pages)).flat();
  return new Map(rows.map(({ id, vector }) => [id, decodeVector(vector)]));
}

export async function saveMeanings(db: Db, vectors: ReadonlyMap<string, Vector>, now: Date): Promise<void> {
  const rows = [...vectors].map(([id, vector]) => ({ id, vector: encodeVector(vector), created_at: now }));
  if (rows.length === 0) return;
  await db
    .insertInto("text_meanings")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Whatever is still said is worked out again; what nobody says any more is gone. */
export async function deleteMeaningsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("text_meanings").where("created_at", "<", before).execute();
}
