import type { MediaKind } from "@academy/contract/fields/media";
import { type SqlBool, sql } from "kysely";
import type { PageRequest } from "../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { insertFileOnce, type StoredFile } from "../../platform/files/files.queries.ts";
import { removeFile } from "../../platform/files/remove-file.ts";
import { searchKey } from "../../platform/search-keys.rules.ts";
import { forgetReplacedLater } from "./ingest/forget-replaced-job.ts";

export type NewMedia = {
  id: string;
  kind: MediaKind;
  name: string;
  original: StoredFile;
  sizes: { format: "avif" | "webp"; width: number; file: StoredFile }[];
  width: number | null;
  height: number | null;
  lengthSeconds: number | null;
  hasSound: boolean;
};

const fileOf = ({ original, sizes, width, height, lengthSeconds, hasSound }: NewMedia) => ({
  file_id: original.id,
  sha256: original.sha256,
  total_size: sizes.reduce((sum, { file }) => sum + file.size, original.size),
  width,
  height,
  length_seconds: lengthSeconds,
  has_sound: hasSound,
});

async function insertFiles(tx: Tx, { original, sizes }: NewMedia, now: Date): Promise<void> {
  for (const file of [original, ...sizes.map((size) => size.file)]) await insertFileOnce(tx, file, now);
}

async function insertSizes(tx: Tx, { id, sizes }: NewMedia): Promise<void> {
  if (sizes.length === 0) return;
  const rows = sizes.map(({ file, format, width }) => ({ file_id: file.id, media_id: id, format, width }));
  await tx.insertInto("media_sizes").values(rows).execute();
}

/** False when the same bytes are there already. */
export async function insertMedia(tx: Tx, media: NewMedia, now: Date): Promise<boolean> {
  if (await findMediaByHash(tx, media.original.sha256)) return false;
  await insertFiles(tx, media, now);
  const { id, kind, name } = media;
  await tx
    .insertInto("media")
    .values({
      id,
      kind,
      name,
      search_key: searchKey(name),
      alt: "",
      focal_x: 50,
      focal_y: 50,
      created_at: now,
      ...fileOf(media),
    })
    .execute();
  await insertSizes(tx, media);
  return true;
}

/** The row stays, and with it every place that names it. False when it is gone. */
export async function replaceMedia(tx: Tx, media: NewMedia, now: Date): Promise<boolean> {
  const before = await tx.selectFrom("media").select("file_id").where("id", "=", media.id).executeTakeFirst();
  if (!before) return false;
  const old = await tx
    .deleteFrom("media_sizes")
    .where("media_id", "=", media.id)
    .returning("file_id")
    .execute();
  await insertFiles(tx, media, now);
  await tx.updateTable("media").set(fileOf(media)).where("id", "=", media.id).execute();
  await insertSizes(tx, media);
  // Another file may draw to the very same sizes. Whoever has a page open from before still shows the old ones.
  const kept = new Set([media.original.id, ...media.sizes.map(({ file }) => file.id)]);
  const fileIds = [before, ...old].map(({ file_id }) => file_id).filter((id) => !kept.has(id));
  await forgetReplacedLater(tx, fileIds, now);
  return true;
}

/** Those of the named files that nothing of the library is made of. */
export async function listUnnamedFiles(db: Db | Tx, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const originals = await db.selectFrom("media").select("file_id").where("file_id", "in", fileIds).execute();
  const sizes = await db
    .selectFrom("media_sizes")
    .select("file_id")
    .where("file_id", "in", fileIds)
    .execute();
  const named = new Set([...originals, ...sizes].map(({ file_id }) => file_id));
  return fileIds.filter((id) => !named.has(id));
}

export async function findMediaByHash(db: Db | Tx, sha256: string): Promise<{ id: string } | undefined> {
  return db.selectFrom("media").select("id").where("sha256", "=", sha256).executeTakeFirst();
}

export async function findMediaKind(db: Db | Tx, id: string): Promise<MediaKind | undefined> {
  const row = await db.selectFrom("media").select("kind").where("id", "=", id).executeTakeFirst();
  return row?.kind;
}

const selectMedia = (db: Db | Tx) =>
  db
    .selectFrom("media")
    .innerJoin("files", "files.id", "media.file_id")
    .select(["media.id", "media.kind", "media.name", "media.alt", "media.focal_x", "media.focal_y"])
    .select(["media.width", "media.height", "media.length_seconds", "media.has_sound", "media.created_at"])
    .select(["media.file_id", "files.content_type", "files.size"])
    .select((select) =>
      select
        .selectFrom("media_uses")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("media_uses.media_id", "=", "media.id")
        .as("uses"),
    );
export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

export async function findMedia(db: Db | Tx, id: string) {
  return selectMedia(db).where("media.id", "=", id).executeTakeFirst();
}

export async function listMediaByIds(db: Db | Tx, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return selectMedia(db).where("media.id", "in", ids).execute();
}

type Filter = { kind?: MediaKind | undefined; q?: string | undefined };

/** A library has thousands of things, not millions: words are looked for from the newest on, in part of a name too. */
export async function listMedia(db: Db, { kind, q }: Filter, { after, limit }: PageRequest) {
  let query = selectMedia(db);
  if (kind) query = query.where("media.kind", "=", kind);
  for (const word of searchKey(q ?? "")
    .split(" ")
    .filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where(sql<SqlBool>`media.search_key like ${pattern} escape '\\'`);
  }
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("media.created_at", "media.id"), "<", tuple(after.at, after.id)),
    );
  }
  return query.orderBy("media.created_at", "desc").orderBy("media.id", "desc").limit(limit).execute();
}

export async function listSizes(db: Db | Tx, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return [];
  return db
    .selectFrom("media_sizes")
    .select(["media_id", "file_id", "format", "width"])
    .where("media_id", "in", mediaIds)
    .orderBy("format")
    .orderBy("width")
    .execute();
}

type Facts = { name: string; alt: string; focalX: number; focalY: number };

export async function updateMedia(
  tx: Db | Tx,
  id: string,
  { name, alt, focalX, focalY }: Facts,
): Promise<boolean> {
  const updated = await tx
    .updateTable("media")
    .set({ name, alt, focal_x: focalX, focal_y: focalY, search_key: searchKey(`${name} ${alt}`) })
    .where("id", "=", id)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Its rows and, later, its bytes. */
export async function deleteMedia(tx: Tx, { id, file_id }: MediaRow, now: Date): Promise<void> {
  const sizes = await tx.deleteFrom("media_sizes").where("media_id", "=", id).returning("file_id").execute();
  await tx.deleteFrom("media").where("id", "=", id).execute();
  for (const each of [...sizes.map((size) => size.file_id), file_id]) await removeFile(tx, each, now);
}

export async function sumMediaSizes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("media")
    .select(({ fn }) => fn.sum<number | null>("total_size").as("total"))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** All of it with where its bytes are, for whoever writes it into files. */
export async function listLibrary(db: Db | Tx) {
  return db
    .selectFrom("media")
    .innerJoin("files", "files.id", "media.file_id")
    .select(["media.id", "media.kind", "media.name", "media.alt", "media.focal_x", "media.focal_y"])
    .select(["media.sha256", "files.storage_key", "files.size"])
    .orderBy("media.id")
    .execute();
}
