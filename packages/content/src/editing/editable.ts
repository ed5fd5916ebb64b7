import type { LibraryPhotograph } from "../library-photograph.ts";

/** A list of texts, or of things like those of the first version, each with what differs from it. */
export type EditedThing = {
  from: number;
  /** Null where nothing is to stand: no picture, no archetype. */
  edits: Readonly<Record<string, string | readonly string[] | LibraryPhotograph | null>>;
};
/** A picture of the library takes the place of a drawing, or of another one. */
export type EditedValue = string | readonly string[] | readonly EditedThing[] | LibraryPhotograph;
/** By where in the words a text or a list stands, as in `hero.heading`. */
export type Edits = Readonly<Record<string, EditedValue>>;
/** By the key of what is editable. */
export type AllEdits = Readonly<Record<string, Edits>>;

declare global {
  /** What the owner has changed, set before any words are read: see `docs/decisions/013-words-as-data.md`. */
  var academyWords: AllEdits | undefined;
}

/** What each began with, as it followed from the offers and the academy's name: what an edit is held against. */
export const firstVersions = new Map<string, unknown>();

/** Words of which this is the first version: what the owner has published takes its place. */
/* @__NO_SIDE_EFFECTS__ so that a page brings along only the words it uses. */
export function editable<const T>(key: string, first: T): T {
  firstVersions.set(key, first);
  const edits = globalThis.academyWords?.[key];
  return edits ? applyEdits(first, edits) : first;
}

/** The same words with other texts in them. What the first version no longer has is passed over. */
export function applyEdits<T>(first: T, edits: Edits | EditedThing["edits"]): T {
  let words: unknown = first;
  for (const path in edits) words = edited(words, path ? path.split(".") : [], edits[path]);
  return words as T;
}

function edited(words: unknown, [name, ...rest]: string[], value: EditedValue | null | undefined): unknown {
  if (name === undefined) return Array.isArray(words) && Array.isArray(value) ? listOf(words, value) : value;
  if (typeof words !== "object" || words === null || !Object.hasOwn(words, name)) return words;
  const copy = (Array.isArray(words) ? [...words] : { ...words }) as Record<string, unknown>;
  copy[name] = edited(copy[name], rest, value);
  return copy;
}

const listOf = (first: unknown[], items: readonly (string | EditedThing)[]): unknown[] =>
  items.flatMap((item) => {
    if (typeof item === "string") return item;
    return item.from in first ? [applyEdits(first[item.from], item.edits)] : [];
  });
