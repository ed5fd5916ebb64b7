import type { AllEdits } from "@academy/content/editing/editable";
import type { LibraryPhotograph } from "@academy/content/library-photograph";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findDraft } from "../../drafts/public.ts";
import { findCaptions, findPictures, findPlayable, pictureIdsIn, setUses } from "../../media/public.ts";
import { filmsOf, mapFilms } from "../films.rules.ts";
import { findSoldCourses } from "../own-pages/sold-courses.queries.ts";
import { coursesOn, withCourses } from "../own-pages/sold-courses.rules.ts";
import { asDraft, findPublished, subjectOf } from "../words.queries.ts";
import { mapPictures, pictureOfSection, picturesOf, withSectionPictures } from "./pictures.rules.ts";

type MissingHandler = (path: string) => void;

const refuseMissing: MissingHandler = (field) => {
  throw new AppError("BAD_REQUEST", {
    field,
    message: "This is no longer in your library. Please choose another one.",
  });
};

async function findAll(db: Db | Tx, ids: readonly string[]): Promise<Map<string, LibraryPhotograph>> {
  if (ids.length === 0) return new Map();
  return new Map((await findPictures(db, ids)).map((picture) => [picture.id, picture]));
}

/** How each film is played, by its id; nothing of what is no film. */
async function findFilms(db: Db | Tx, edits: AllEdits): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  // There is one place for a film.
  for (const id of filmsOf(edits)) {
    const film = await findPlayable(db, id);
    const format = film && /^video\/(mp4|webm)$/.exec(film.file.contentType)?.[1];
    if (!format) continue;
    const captions = (await findCaptions(db, id)) ? ["captions"] : [];
    found.set(id, [id, format, film.hasSound ? "sound" : "silent", ...captions].join("/"));
  }
  return found;
}

/** Each picture in the sizes that the library has of it now, and each film as it is, whatever was said of them. */
export async function withPictures(
  db: Db | Tx,
  edits: AllEdits,
  missing: MissingHandler = refuseMissing,
): Promise<AllEdits> {
  const found = await findAll(db, picturesOf(edits));
  const films = await findFilms(db, edits);
  const withFilms = mapFilms(edits, (id, path) => {
    if (!films.has(id)) missing(path);
    return films.get(id);
  });
  return mapPictures(withFilms, ({ id, alt, focalX, focalY }, path) => {
    const known = found.get(id);
    if (!known) missing(path);
    return known && { ...known, alt, focalX, focalY };
  });
}

/** The same for whoever only looks: a place whose picture is gone is as it was before. */
export const picturesNow = (db: Db | Tx, edits: AllEdits): Promise<AllEdits> =>
  withPictures(db, edits, () => {});

const idsOnPage = ({ sections }: OwnPage): string[] =>
  sections.flatMap((section) => {
    if (section.kind === "text") return pictureIdsIn(section.markdown);
    return pictureOfSection(section) ?? [];
  });

/**
 * The same for a page of the owner's own, and its courses as they are now. What is gone is not shown, whatever was said of
 * it.
 */
export async function withPagePictures(db: Db | Tx, page: OwnPage, now = new Date()): Promise<OwnPage> {
  const found = await findAll(db, idsOnPage(page));
  const courses = await findSoldCourses(db, coursesOn(page), now);
  return withCourses(
    withSectionPictures(page, (id) => found.get(id)),
    (id) => courses.get(id),
  );
}

/** Part of the commit that changes a page: what it shows, and what is written of it, is not deleted under it. */
export async function keepUses(tx: Tx, page: string): Promise<void> {
  const draft = await findDraft(tx, subjectOf(page));
  const states = [await findPublished(tx, page), draft && asDraft(draft)];
  const ids = states.flatMap((state) => [
    ...picturesOf(state?.edits ?? {}),
    ...(state?.own_page ? idsOnPage(state.own_page) : []),
  ]);
  await setUses(tx, { kind: "page", id: page }, "picture", [...new Set(ids)]);
  const films = states.flatMap((state) => filmsOf(state?.edits ?? {}));
  await setUses(tx, { kind: "page", id: page }, "film", [...new Set(films)]);
}
