import type { AllEdits } from "@academy/content/editing/editable";
import { firstFilm } from "@academy/content/welcome-film";
import { pageAddressOf, readHostedAddress } from "@academy/contract/fields/hosted-films";

const isFilmPath = (path: string) => path === "film" || path.endsWith(".film");
const ofLibrary =
  /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})(?:\/(?:mp4|webm)\/(?:sound|silent)(?:\/captions)?)?$/;

/** The film of the library that is meant, by its id. */
const libraryFilmOf = (value: unknown): string | undefined =>
  typeof value === "string" ? ofLibrary.exec(value)?.[1] : undefined;

export function refuseFilm(path: string, value: unknown): { path: string; message: string } | undefined {
  const isFilm =
    typeof value === "string" && (value === firstFilm || libraryFilmOf(value) || readHostedAddress(value));
  return isFilm
    ? undefined
    : { path, message: "That isn’t the address of a film we know. An embed code isn’t one." };
}

type FilmResolver = (id: string, path: string) => string | undefined;

/**
 * The same edits with each film of the library as it is said to be, without those of which nothing is said; one at a
 * host by its page there, never as it was pasted.
 */
export function mapFilms(edits: AllEdits, make: FilmResolver): AllEdits {
  return Object.fromEntries(
    Object.entries(edits).map(([key, ofPart]) => [
      key,
      Object.fromEntries(
        Object.entries(ofPart).flatMap(([path, value]) => {
          if (!isFilmPath(path) || typeof value !== "string") return [[path, value] as const];
          const id = libraryFilmOf(value);
          const hosted = readHostedAddress(value);
          if (id === undefined) return [[path, hosted ? pageAddressOf(hosted) : value] as const];
          const made = make(id, `${key}:${path}`);
          return made === undefined ? [] : [[path, made] as const];
        }),
      ),
    ]),
  );
}

/** The library's films that a page names. */
export function filmsOf(edits: AllEdits): string[] {
  const ids = new Set<string>();
  mapFilms(edits, (id) => {
    ids.add(id);
    return id;
  });
  return [...ids];
}
