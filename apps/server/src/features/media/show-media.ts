import { publicFile } from "@academy/contract/calls/operations";
import { pathOf } from "@academy/contract/path-of";
import type { PictureView } from "@academy/contract/pictures";
import type { MediaDetails, MediaItem } from "@academy/contract/studio/media";
import type { Db, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findMedia, listMediaByIds, listSizes, type MediaRow } from "./media.queries.ts";
import { findPosters, listUses } from "./uses.queries.ts";

type SizeRow = Awaited<ReturnType<typeof listSizes>>[number];

const addressOf = (fileId: string) => pathOf(publicFile, { params: { id: fileId } });
/** What is sent to whoever can't choose. */
const middle = 960;

function pictureOf(row: MediaRow, sizes: readonly SizeRow[]): PictureView | null {
  const own = sizes.filter(({ media_id }) => media_id === row.id);
  const webp = own.filter(({ format }) => format === "webp");
  const plain = webp.find(({ width }) => width >= middle) ?? webp.at(-1);
  if (!plain || row.width === null || row.height === null) return null;
  const sources = (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcset: own
      .filter((size) => size.format === format)
      .map(({ file_id, width }) => `${addressOf(file_id)} ${width}w`)
      .join(", "),
  }));
  const { id, alt, width, height, focal_x: focalX, focal_y: focalY } = row;
  return { id, alt, width, height, src: addressOf(plain.file_id), sources, focalX, focalY };
}

export async function toItems(db: Db, rows: readonly MediaRow[]): Promise<MediaItem[]> {
  const sizes = await listSizes(
    db,
    rows.map(({ id }) => id),
  );
  const stills = await findStills(db, rows);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row.name,
    alt: row.alt,
    focalX: row.focal_x,
    focalY: row.focal_y,
    contentType: row.content_type,
    size: row.size,
    width: row.width,
    height: row.height,
    lengthSeconds: row.length_seconds,
    useCount: Number(row.uses ?? 0),
    createdAt: row.created_at.toISOString(),
    picture: pictureOf(row, sizes),
    still: stills.get(row.id) ?? null,
  }));
}

/** Of the films among them, as far as lessons have one. */
async function findStills(db: Db, rows: readonly MediaRow[]): Promise<Map<string, PictureView>> {
  const films = rows.filter(({ kind }) => kind === "film").map(({ id }) => id);
  const posters = await findPosters(db, films);
  const pictures = new Map(
    (await findPictures(db, [...new Set(posters.values())])).map((picture) => [picture.id, picture] as const),
  );
  return new Map(
    [...posters].flatMap(([film, poster]) => {
      const picture = pictures.get(poster);
      return picture ? [[film, picture] as const] : [];
    }),
  );
}

/** Those of the named ones that are there. */
export const findItems = async (db: Db, ids: readonly string[]): Promise<MediaItem[]> =>
  toItems(db, await listMediaByIds(db, ids));

export async function showMedia(db: Db, id: string): Promise<MediaDetails> {
  const row = await findMedia(db, id);
  const [item] = row ? await toItems(db, [row]) : [];
  if (!item) throw new AppError("NOT_FOUND");
  return { ...item, uses: await listUses(db, id) };
}

/** Those of the named ones that are pictures of the library, as a page shows them. */
export async function findPictures(db: Db | Tx, ids: readonly string[]): Promise<PictureView[]> {
  const rows = await listMediaByIds(db, ids);
  const sizes = await listSizes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => pictureOf(row, sizes) ?? []);
}
