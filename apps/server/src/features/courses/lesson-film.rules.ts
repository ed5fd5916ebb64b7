import type { HostedVideo } from "@academy/contract/fields/hosted-films";
import type { HostedFilm, LessonFilm, UploadedFilm } from "./courses.tables.ts";

/** The file with the captions that somebody has uploaded for it. */
export const captionsOf = (film: LessonFilm | null): string | null =>
  film && !("starter" in film) ? (film.captions ?? null) : null;

/** Whether it is that film of the library, or that one at its host, whatever else is said of it. */
export function isSameFilm(
  film: LessonFilm,
  which: Pick<UploadedFilm, "media"> | HostedVideo,
): film is UploadedFilm | HostedFilm {
  if ("media" in which) return "media" in film && film.media === which.media;
  return "host" in film && film.host === which.host && film.video === which.video;
}
