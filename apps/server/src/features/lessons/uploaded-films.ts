import type { Db, Tx } from "../../platform/db/database.ts";
import { type FileStore, readWhole } from "../../platform/files/file-store.ts";
import { findFile, findStorageKeys } from "../../platform/files/files.queries.ts";
import { captionsOf, type LessonFilm, parseCues, type UploadedFilm } from "../courses/public.ts";
import { findPictures, findPlayable } from "../media/public.ts";
import type { Film } from "./film.ts";

/** So many captions are remembered, as many as a search looks through; each is as long as a chapter of a book at most. */
const maxKnown = 500;

/** Films and recordings of the library. A lesson without captions has a film without a transcript. */
export function makeUploadedFilms(store: Pick<FileStore, "read">) {
  // A file never changes under its id.
  const known = new Map<string, Film["cues"]>();
  const cuesOf = async (storageKey: string): Promise<Film["cues"]> => {
    const before = known.get(storageKey);
    if (before) return before;
    const cues = parseCues((await readWhole(store, storageKey)).toString("utf8"));
    if (known.size >= maxKnown) known.clear();
    known.set(storageKey, cues);
    return cues;
  };
  /** The file with a film's captions, and what is said in it. */
  const spokenIn = async (captionsId: string | null | undefined, db: Db | Tx) => {
    const captions = captionsId ? await findFile(db, captionsId) : undefined;
    return { captions, cues: captions ? await cuesOf(captions.storageKey) : [] };
  };
  return {
    async lengthOf({ media }: UploadedFilm, db: Db | Tx): Promise<number> {
      return (await findPlayable(db, media))?.lengthSeconds ?? 0;
    },
    /** One query for all of them. A file that can't be read keeps nobody from finding what is in the others. */
    async transcripts(
      films: readonly LessonFilm[],
      db: Db | Tx,
    ): Promise<(film: LessonFilm) => Film["cues"]> {
      const ids = films.map(captionsOf).filter((id) => id !== null);
      const keys = await findStorageKeys(db, ids);
      const read = [...keys].map(async ([id, key]) => [id, await cuesOf(key)] as const);
      const cues = new Map(
        (await Promise.allSettled(read)).flatMap((each) => (each.status === "fulfilled" ? [each.value] : [])),
      );
      return (film) => cues.get(captionsOf(film) ?? "") ?? [];
    },

    spokenIn,

    async find(film: UploadedFilm, db: Db | Tx): Promise<Film | undefined> {
      const found = await findPlayable(db, film.media);
      if (!found) return undefined;
      const [poster = null] = film.poster === null ? [] : await findPictures(db, [film.poster]);
      return {
        files: [{ format: null, file: found.file }],
        ...(await spokenIn(film.captions, db)),
        chapters: film.chapters,
        poster,
        isAudio: found.isAudio,
        lengthSeconds: found.lengthSeconds,
        hasSound: found.hasSound,
        store,
        hosted: null,
      };
    },
  };
}
