import { pageAddressOf } from "@academy/contract/fields/hosted-films";
import type { Db, Tx } from "../../platform/db/database.ts";
import { captionsOf, type LessonFilm } from "../courses/public.ts";
import { listLibrary } from "../media/public.ts";
import { type LessonRow, listFilesByIds } from "./content-files.queries.ts";
import type { LessonHead, LibraryFile } from "./content-format.ts";

/** What the library has, and where its bytes are. */
export async function exportLibrary(db: Db) {
  const rows = await listLibrary(db);
  const file: LibraryFile = Object.fromEntries(
    rows.map(({ id, kind, name, alt, focal_x, focal_y, sha256 }) => [
      id,
      { kind, name, alt, focalX: focal_x, focalY: focal_y, sha256 },
    ]),
  );
  const media = rows.map(({ sha256, storage_key, size }) => ({ sha256, storageKey: storage_key, size }));
  return { file, media };
}

/** The files with the captions of lessons' films, by their id. */
export async function findCaptions(db: Db | Tx, lessons: readonly Pick<LessonRow, "film">[]) {
  const ids = lessons.map(({ film }) => captionsOf(film)).filter((id) => id !== null);
  const files = await listFilesByIds(db, ids);
  return new Map(files.map((file) => [file.id, file]));
}

/** A film as it stands in the files: by what it is, not by what it is called here. */
export function filmInFiles(
  film: LessonFilm | null,
  captions: Awaited<ReturnType<typeof findCaptions>>,
): LessonHead["film"] {
  if (!film || "starter" in film) return film;
  const before = film.before ? { before: film.before } : {};
  const { poster, chapters = [] } = film;
  const spoken = captions.get(captionsOf(film) ?? "")?.sha256 ?? null;
  const which = "host" in film ? { address: pageAddressOf(film) } : { media: film.media };
  return { ...which, captions: spoken, poster, chapters, ...before };
}
