import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { logoMaxBytes } from "@academy/contract/fields/look-colors";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { saveFile } from "../../platform/files/save-file.ts";
import { checkCaptions } from "../courses/public.ts";
import { findLogoFile, findWorkbookFile } from "./content-files.queries.ts";
import { type ContentFolder, ContentRefused } from "./content-folder.ts";
import { importCourses } from "./courses/import-courses.ts";
import { importLibrary, prepareLibrary, refuseMissing, withIdsOfHere } from "./import-library.ts";
import { importQuiz } from "./import-quiz.ts";
import { importLook, importOffers, readLogo } from "./import-terms.ts";
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
  const read = await readContent(folder);
  const library = await prepareLibrary(deps, folder, read, options.isDryRun);
  const content = withIdsOfHere(read, library.otherIds);
  refuseMissing(content, library);
  const fileIds = await importMedia(deps, folder, content, options);
  const logoId = await importLogo(deps, folder, content, options);
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
      await importLibrary(tx, library, importing);
      await importCourses(tx, content, importing);
      await importWords(tx, content, importing);
      await importPages(tx, content, importing);
      await importQuiz(tx, content, importing);
      await importOffers(tx, content, importing);
      await importLook(tx, content, logoId, importing);
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

/** Public, and called a logo by its name, as one that was uploaded in the studio. */
async function importLogo(
  { db, store, now }: Deps,
  folder: ContentFolder,
  { look }: Content,
  { isDryRun }: Options,
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
  return (await saveFile({ db, store, now }, upload)).id;
}

const largestMedia = 2 * 1024 * 1024 * 1024;

/** Bytes that are here already are not stored again. */
async function importMedia(
  { db, store, now }: Deps,
  folder: ContentFolder,
  content: Content,
  { isDryRun }: Options,
) {
  const ids = new Map<string, string>();
  const files = content.courses.flatMap(({ workbooks }) => workbooks.flatMap(({ file }) => file ?? []));
  for (const { sha256, name, contentType } of files) {
    const bytes = await folder.openMedia(sha256);
    const known = ids.get(sha256) ?? (await findWorkbookFile(db, sha256))?.id;
    if (known || isDryRun) {
      bytes.destroy();
      if (known) ids.set(sha256, known);
      continue;
    }
    const { id } = await saveFile(
      { db, store, now },
      { bytes, name, contentType, isPublic: false, maxBytes: largestMedia },
    );
    ids.set(sha256, id);
  }
  return ids;
}
