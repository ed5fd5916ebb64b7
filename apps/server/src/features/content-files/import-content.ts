import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { logoMaxBytes } from "@academy/contract/fields/theme-colors";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { insertFile, isStorageKeyNamed, type StoredFile } from "../../platform/files/files.queries.ts";
import { saveFile, storeBytes } from "../../platform/files/save-file.ts";
import { checkCaptions } from "../courses/public.ts";
import { MediaRefused, sniffFile } from "../media/public.ts";
import { findLogoFile, findWorkbookFile } from "./content-files.queries.ts";
import { type ContentFolder, ContentRefused } from "./content-folder.ts";
import { importCourses } from "./courses/import-courses.ts";
import { importLibrary, prepareLibrary, refuseMissing, withIdsOfHere } from "./import-library.ts";
import { importMenu } from "./import-menu.ts";
import { importQuiz } from "./import-quiz.ts";
import { importOffers, importTheme, readLogo } from "./import-terms.ts";
import { importPages, importWords } from "./import-words.ts";
import { type Content, readContent } from "./read-content.ts";

type Deps = { db: Db; store: FileStore; now: Date };
type Options = {
  /** Says what would change, and changes nothing. */
  isDryRun: boolean;
  archivesMissing: boolean;
  isDemo: boolean;
};

/** Ends a transaction whose work was only looked at. */
class OnlyLooking extends Error {}

/** All of the folder or nothing of it. Answers line by line what has changed, or would. */
export async function importContent(deps: Deps, folder: ContentFolder, options: Options): Promise<string[]> {
  const { db, store } = deps;
  const written: string[] = [];
  const noting: FileStore = {
    ...store,
    async write(key, bytes, size) {
      written.push(key);
      await store.write(key, bytes, size);
    },
  };
  try {
    return await importFolder({ ...deps, store: noting }, folder, options);
  } catch (error) {
    // Refused: no row names these bytes, unless they were here before.
    for (const key of written) if (!(await isStorageKeyNamed(db, key))) await store.remove(key);
    throw error;
  }
}

async function importFolder(deps: Deps, folder: ContentFolder, options: Options): Promise<string[]> {
  const read = await readContent(folder);
  const library = await prepareLibrary(deps, folder, read, options.isDryRun);
  const content = withIdsOfHere(read, library.otherIds);
  refuseMissing(content, library);
  const files: StoredFile[] = [];
  const fileIds = await importMedia(deps, folder, content, { ...options, files });
  const logoId = await importLogo(deps, folder, content, { ...options, files });
  const lines: string[] = [];
  const importing = {
    ...options,
    now: deps.now,
    fileIds,
    say: (line: string) => void lines.push(line),
    keepCaptions: keepCaptions(deps, folder, options),
  };
  try {
    await inTransaction(deps.db, async (tx) => {
      for (const file of files) await insertFile(tx, file, deps.now);
      await importLibrary(tx, library, importing);
      await importCourses(tx, content, importing);
      await importWords(tx, content, importing);
      await importPages(tx, content, importing);
      await importQuiz(tx, content, importing);
      await importOffers(tx, content, importing);
      await importMenu(tx, content, importing);
      await importTheme(tx, content, logoId, importing);
      if (options.isDryRun) throw new OnlyLooking();
    });
  } catch (error) {
    if (!(error instanceof OnlyLooking)) throw error;
  }
  return lines;
}

/** Bytes that read as captions, in a file of the lesson’s own. */
const keepCaptions =
  ({ store, now }: Deps, folder: ContentFolder, { isDryRun }: Options) =>
  async (tx: Tx, sha256: string): Promise<string> => {
    const written = await text(await folder.openMedia(sha256));
    try {
      checkCaptions(written);
    } catch {
      throw new ContentRefused(`media/${sha256} are no captions that can be read`);
    }
    if (isDryRun) return sha256;
    const name = `captions-${randomUUID().slice(0, 8)}.vtt`;
    const upload = {
      bytes: Readable.from([Buffer.from(written)]),
      name,
      contentType: "text/vtt; charset=utf-8",
    };
    return (await saveFile({ db: tx, store, now }, { ...upload, isPublic: false, maxBytes: 2_000_000 })).id;
  };

/** `files`: whose rows are written in the one commit of the import. */
type Storing = Pick<Options, "isDryRun"> & { files: StoredFile[] };

/** Public, and called a logo by its name, as one that was uploaded in the studio. */
async function importLogo(
  { db, store }: Deps,
  folder: ContentFolder,
  { look }: Content,
  { isDryRun, files }: Storing,
): Promise<string | undefined> {
  const logo = look?.logo;
  const bytes = logo && (await readLogo(folder, logo));
  if (!bytes) return undefined;
  const name = `logo-${logo.width}x${logo.height}.webp`;
  const known = await findLogoFile(db, logo.sha256, name);
  if (known) return known.id;
  // Nothing is stored by whoever only looks; that the logo would be another one is said all the same.
  if (isDryRun) return logo.sha256;
  const upload = { bytes, name, contentType: "image/webp", isPublic: true, maxBytes: logoMaxBytes };
  const file = await storeBytes(store, upload);
  files.push(file);
  return file.id;
}

const maxMediaBytes = 2 * 1024 * 1024 * 1024;

/** Bytes that are here already are not stored again. Of what type they are is seen in them, not believed. */
async function importMedia(
  { db, store }: Deps,
  folder: ContentFolder,
  content: Content,
  { isDryRun, files }: Storing,
) {
  const ids = new Map<string, string>();
  const workbookFiles = content.courses.flatMap(({ workbooks }) =>
    workbooks.flatMap(({ file }) => file ?? []),
  );
  for (const { sha256, name } of workbookFiles) {
    const path = await folder.findMedia(sha256);
    const known = ids.get(sha256) ?? (await findWorkbookFile(db, sha256))?.id;
    if (known) ids.set(sha256, known);
    if (known || isDryRun) continue;
    const bytes = createReadStream(path);
    const contentType = await typeInBytes(path);
    const upload = { bytes, name, contentType, isPublic: false, maxBytes: maxMediaBytes };
    const file = await storeBytes(store, upload);
    files.push(file);
    ids.set(sha256, file.id);
  }
  return ids;
}

async function typeInBytes(path: string): Promise<string> {
  try {
    return (await sniffFile(path)).contentType;
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    return "application/octet-stream";
  }
}
