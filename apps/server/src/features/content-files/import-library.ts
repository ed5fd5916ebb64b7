import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { isSameJson } from "@academy/contract/fields/same-json";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import {
  insertMedia,
  listLibrary,
  lookAtMedia,
  MediaRefused,
  type NewMedia,
  replaceMedia,
  sniffFile,
  storeMedia,
  updateMedia,
} from "../media/public.ts";
import { type ContentFolder, ContentRefused } from "./content-folder.ts";
import type { LibraryFile } from "./content-format.ts";
import type { ImportOptions } from "./courses/importing.ts";
import type { Content } from "./read-content.ts";

type Facts = LibraryFile[string];
type PreparedMedia = { media: NewMedia; facts: Facts; isThere: boolean };
export type PreparedLibrary = {
  fresh: readonly PreparedMedia[];
  /** What is here already, and called or described otherwise. */
  changed: readonly { id: string; facts: Facts }[];
  /** What the files call by an id that it does not have here: the same bytes are there once. */
  otherIds: ReadonlyMap<string, string>;
  /** All that can be named once this is done. */
  known: ReadonlyMap<string, Facts["kind"]>;
};

/** The bytes go into the store, as those of an upload do, and are looked at as closely; nobody names them yet. */
export async function prepareLibrary(
  { db, store }: { db: Db; store: FileStore },
  folder: ContentFolder,
  { library }: Content,
  isDryRun: boolean,
): Promise<PreparedLibrary> {
  const here = await listLibrary(db);
  const byHash = new Map(here.map((each) => [each.sha256, each]));
  const byId = new Map(here.map((each) => [each.id, each]));
  const known = new Map(here.map(({ id, kind }) => [id, kind]));
  const otherIds = new Map<string, string>();
  const fresh: PreparedMedia[] = [];
  const changed: { id: string; facts: Facts }[] = [];
  for (const [id, facts] of Object.entries(library)) {
    const same = byHash.get(facts.sha256);
    if (same) {
      if (same.kind !== facts.kind) throw new ContentRefused(`library.json: ${id} is a ${same.kind}`);
      if (same.id !== id) otherIds.set(id, same.id);
      const was = [same.name, same.alt, same.focal_x, same.focal_y];
      if (same.id === id && !isSameJson(was, [facts.name, facts.alt, facts.focalX, facts.focalY])) {
        changed.push({ id, facts });
      }
      continue;
    }
    const before = byId.get(id);
    if (before && before.kind !== facts.kind) {
      throw new ContentRefused(
        `library.json: ${id} is a ${before.kind} here, and can’t become a ${facts.kind}`,
      );
    }
    const media = await prepare(id, facts, { folder, store, isDryRun });
    fresh.push({ media, facts, isThere: before !== undefined });
    known.set(id, facts.kind);
  }
  return { fresh, changed, otherIds, known };
}

type PreparationContext = { folder: ContentFolder; store: FileStore; isDryRun: boolean };

async function prepare(
  id: string,
  facts: Facts,
  { folder, store, isDryRun }: PreparationContext,
): Promise<NewMedia> {
  const path = await folder.findMedia(facts.sha256);
  const { size } = await stat(path);
  // Copied: whoever writes into the folder later writes into nothing of the academy's.
  const kept = {
    adopt: (key: string) => store.write(key, createReadStream(path), size),
    write: store.write,
  };
  const none = { adopt: async () => {}, write: async () => {} };
  try {
    const looked = await lookAtMedia(path, await sniffFile(path));
    if (looked.kind !== facts.kind) throw new ContentRefused(`library.json: ${id} is no ${facts.kind}`);
    const given = { id, name: facts.name, path, size, sha256: facts.sha256 };
    return await storeMedia(isDryRun ? none : kept, given, looked);
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    throw new ContentRefused(`library.json: ${id} can’t be taken into the library: ${error.reason}`);
  }
}

/** In the one commit of the import. */
export async function importLibrary(
  tx: Tx,
  { fresh, changed }: PreparedLibrary,
  { now, say }: Pick<ImportOptions, "now" | "say">,
): Promise<void> {
  for (const { media, facts, isThere } of fresh) {
    const isKept = isThere ? await replaceMedia(tx, media, now) : await insertMedia(tx, media, now);
    if (!isKept)
      throw new ContentRefused(`library.json: ${media.id} has changed meanwhile; please import again`);
    await updateMedia(tx, media.id, facts);
    say(`library ${facts.name}: ${isThere ? "replaced" : "new"}`);
  }
  for (const { id, facts } of changed) {
    await updateMedia(tx, id, facts);
    say(`library ${facts.name}: changed`);
  }
}

const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** The content with everything of the library under the id that it has here. At once: one’s id here may be another’s there. */
export function withIdsOfHere<Part>(content: Part, otherIds: ReadonlyMap<string, string>): Part {
  if (otherIds.size === 0) return content;
  return JSON.parse(JSON.stringify(content).replace(anyId, (id) => otherIds.get(id) ?? id)) as Part;
}

/** Nothing names what is not there. */
export function refuseMissing({ courses }: Content, { known }: PreparedLibrary): void {
  const need = (where: string, id: string | null | undefined, kinds: readonly string[]) => {
    if (id && !kinds.includes(known.get(id) ?? "")) {
      throw new ContentRefused(`${where}: ${id} is no ${kinds[0]} of library.json`);
    }
  };
  for (const { key, cover, files = [], modules } of courses) {
    need(`courses/${key}/course.json`, cover, ["picture"]);
    for (const { media } of files)
      need(`courses/${key}/course.json`, media, ["file", "audio", "picture", "film"]);
    for (const lesson of modules.flatMap(({ lessons }) => lessons)) {
      const { film } = lesson;
      if (!film || "starter" in film) continue;
      const where = `courses/${key}/lessons/${lesson.key}.md`;
      need(where, film.poster, ["picture"]);
      if ("media" in film) need(where, film.media, ["film", "audio"]);
    }
  }
}
