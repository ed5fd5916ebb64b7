import type { Db, Tx } from "../db/database.ts";

export type StoredFile = {
  id: string;
  storageKey: string;
  name: string;
  contentType: string;
  size: number;
  sha256: string;
  isPublic: boolean;
};

export async function insertFile(db: Db | Tx, file: StoredFile, createdAt: Date): Promise<void> {
  await db.insertInto("files").values(rowOf(file, createdAt)).execute();
}

/** For files whose id says what is in them: false when that one is there already. */
export async function insertFileOnce(db: Db | Tx, file: StoredFile, createdAt: Date): Promise<boolean> {
  const inserted = await db
    .insertInto("files")
    .values(rowOf(file, createdAt))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

const rowOf = (file: StoredFile, createdAt: Date) => ({
  id: file.id,
  storage_key: file.storageKey,
  name: file.name,
  content_type: file.contentType,
  size: file.size,
  sha256: file.sha256,
  is_public: file.isPublic,
  created_at: createdAt,
});

export async function findFile(db: Db | Tx, id: string): Promise<StoredFile | undefined> {
  const row = await db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      storageKey: row.storage_key,
      name: row.name,
      contentType: row.content_type,
      size: row.size,
      sha256: row.sha256,
      isPublic: row.is_public,
    }
  );
}

/** In bytes, of those that are there. */
export async function listFileSizes(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("files").select(["id", "size"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, size }) => [id, size]));
}

/** Where the bytes of each of these are. */
export async function findStorageKeys(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("files").select(["id", "storage_key"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row.storage_key]));
}

/** Answers where its bytes are. */
export async function deleteFile(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom("files").where("id", "=", id).returning("storage_key").executeTakeFirst();
  return row?.storage_key;
}

export async function isStorageKeyNamed(db: Db | Tx, storageKey: string): Promise<boolean> {
  const row = await db
    .selectFrom("files")
    .select("id")
    .where("storage_key", "=", storageKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function sumFileSizes(db: Db | Tx): Promise<number> {
  const { total } = await db
    .selectFrom("files")
    .select(({ fn }) => fn.sum<number | null>("size").as("total"))
    .executeTakeFirstOrThrow();
  return total ?? 0;
}
