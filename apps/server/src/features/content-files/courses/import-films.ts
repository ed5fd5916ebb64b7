import { readHostedAddress } from "@academy/contract/fields/hosted-films";
import type { Tx } from "../../../platform/db/database.ts";
import { removeFile } from "../../../platform/files/remove-file.ts";
import { captionsOf, type LessonFilm } from "../../courses/public.ts";
import { setUses } from "../../media/public.ts";
import { ContentRefused } from "../content-folder.ts";
import type { LessonHead } from "../content-format.ts";
import type { findCaptions } from "../export-library.ts";

export type FilmImporting = {
  /** Those of the films that are here. */
  captions: Awaited<ReturnType<typeof findCaptions>>;
  /** The bytes of captions become a file of the academy’s; answers its id. */
  keepCaptions: (tx: Tx, sha256: string) => Promise<string>;
};

/**
 * What plays in a lesson after the import. A film that only the academy has is left as it is: files from before the library
 * was in them say nothing of it.
 */
export async function filmAfter(
  tx: Tx,
  name: string,
  { film, before }: { film: LessonHead["film"]; before: LessonFilm | null },
  { captions, keepCaptions }: FilmImporting,
): Promise<LessonFilm | null> {
  if (!film || "starter" in film) return before && !("starter" in before) ? before : film;
  const starter = film.before ? { before: film.before } : {};
  const which = "address" in film ? readHostedAddress(film.address) : { media: film.media };
  if (!which) {
    const address = "address" in film ? film.address : "";
    throw new ContentRefused(`${name}: ${address} is not the address of a film we know`);
  }
  const { poster, chapters = [], captions: wanted = null } = film;
  const had = captionsOf(before);
  const isSame = had !== null && captions.get(had)?.sha256 === wanted;
  const kept = wanted === null ? null : isSame ? had : await keepCaptions(tx, wanted);
  return { ...which, captions: kept, poster, chapters, ...starter };
}

/** What stands where in the library, and what nobody needs any more. */
export async function noteFilm(
  tx: Tx,
  lessonId: string,
  { film, before }: { film: LessonFilm | null; before: LessonFilm | null },
  now: Date,
): Promise<void> {
  const place = { kind: "lesson", id: lessonId } as const;
  const poster = film && !("starter" in film) ? film.poster : null;
  await setUses(tx, place, "film", film && "media" in film ? [film.media] : []);
  await setUses(tx, place, "poster", poster ? [poster] : []);
  const [had, has] = [captionsOf(before), captionsOf(film)];
  if (had && had !== has) await removeFile(tx, had, now);
}
