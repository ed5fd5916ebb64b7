import type { Db, Tx } from "../../platform/db/database.ts";
import { findFile, type StoredFile } from "../../platform/files/files.queries.ts";
import { findMedia } from "./media.queries.ts";

export type PlayableFile = { file: StoredFile; isAudio: boolean; hasSound: boolean; lengthSeconds: number };

/** A film or a recording of the library, for whoever has found the asker entitled to it. */
export async function findPlayable(db: Db | Tx, id: string): Promise<PlayableFile | undefined> {
  const row = await findMedia(db, id);
  if (!row || (row.kind !== "film" && row.kind !== "audio")) return undefined;
  const file = await findFile(db, row.file_id);
  if (!file) return undefined;
  const { has_sound: hasSound, length_seconds: lengthSeconds } = row;
  return { file, isAudio: row.kind === "audio", hasSound, lengthSeconds: lengthSeconds ?? 0 };
}

/** The file that was uploaded, likewise; of a picture, too. */
export async function findMediaFile(db: Db | Tx, id: string): Promise<StoredFile | undefined> {
  const row = await findMedia(db, id);
  return row && findFile(db, row.file_id);
}
