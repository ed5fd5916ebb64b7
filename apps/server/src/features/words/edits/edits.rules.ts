import type { AllEdits, EditedThing, EditedValue, Edits } from "@academy/content/editing/editable";
import type { WordField, WordThing } from "@academy/contract/studio/pages";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { refuseFilm } from "../films.rules.ts";
import { isPictureEdit, isSamePicture, refusePicture } from "../pictures/pictures.rules.ts";
import { unwanted } from "./unwanted.rules.ts";

/** Why an edit is refused, in words for whoever wrote it. */
export type Refusal = { path: string; message: string };

/** A text may grow, but not so far that it is another page. */
const longest = (first: string) => Math.min(5000, Math.max(300, first.length * 2 + 200));
const maxItems = (first: readonly unknown[]) => Math.max(24, first.length * 3);

/** What stands for something else, and prices, which are the offers'. */
const fixedIn = (text: string) => (text.match(/\{\w+\}|\$\d[\d,]*(?:\.\d\d)?/gu) ?? []).toSorted().join(" ");

function refuseText(path: string, text: unknown, first: string): Refusal | undefined {
  const refuse = (message: string) => ({ path, message });
  if (typeof text !== "string") return refuse("This has to be a text.");
  if (text.trim() === "") return refuse("A text can’t be empty.");
  if (text.length > longest(first)) return refuse(`Please use ${longest(first)} characters or fewer.`);
  if (unwanted.test(text)) return refuse("A text can’t have line breaks or control characters in it.");
  if (fixedIn(text) !== fixedIn(first)) {
    const fixed = fixedIn(first);
    return refuse(
      fixed === ""
        ? "Prices and words in braces can’t be added here: prices come from your offers."
        : `Please keep ${fixed} as it is, once each. Prices come from your offers.`,
    );
  }
  return undefined;
}

function refuseTexts(path: string, texts: unknown, first: readonly string[]): Refusal | undefined {
  if (!Array.isArray(texts)) return { path, message: "This has to be a list of texts." };
  if (texts.length === 0) return { path, message: "A list needs at least one entry." };
  if (texts.length > maxItems(first)) return { path, message: "That’s too many entries." };
  // Any of them may be moved anywhere: what is fixed in one of the first ones may stand in each.
  const byLength = first.toSorted((one, other) => other.length - one.length);
  for (const [index, text] of texts.entries()) {
    const like = byLength.find((each) => typeof text === "string" && fixedIn(each) === fixedIn(text));
    const refusal = refuseText(`${path}.${index}`, text, like ?? "");
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseLeaf(path: string, value: unknown, field: WordThing[number]): Refusal | undefined {
  if (field.kind === "picture") {
    return value === null && field.isOptional ? undefined : refusePicture(path, value);
  }
  if (field.kind === "archetype") {
    const isKnown = value === null || archetypeKeys.some((archetype) => archetype === value);
    return isKnown ? undefined : { path, message: "There’s no such archetype." };
  }
  return field.kind === "text" ? refuseText(path, value, field.text) : refuseTexts(path, value, field.texts);
}

function refuseThing(path: string, item: unknown, first: readonly WordThing[]): Refusal | undefined {
  const { from, edits } = (typeof item === "object" && item !== null ? item : {}) as Partial<EditedThing>;
  const like = typeof from === "number" ? first[from] : undefined;
  if (!like || typeof edits !== "object") return { path, message: "This isn’t an entry of this list." };
  for (const [name, value] of Object.entries(edits)) {
    const field = like.find((each) => each.path === name);
    const at = `${path}.${name}`;
    if (!field) return { path: at, message: "There’s no such text." };
    const refusal = refuseLeaf(at, value, field);
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseThings(path: string, items: unknown, first: readonly WordThing[]): Refusal | undefined {
  if (!Array.isArray(items)) return { path, message: "This has to be a list." };
  if (items.length === 0) return { path, message: "A list needs at least one entry." };
  if (items.length > maxItems(first)) return { path, message: "That’s too many entries." };
  for (const [index, item] of items.entries()) {
    const refusal = refuseThing(`${path}.${index}`, item, first);
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseValue(value: EditedValue, field: WordField): Refusal | undefined {
  if (field.kind === "film") return refuseFilm(field.path, value);
  if (field.kind === "things") return refuseThings(field.path, value, field.things);
  return refuseLeaf(field.path, value, field);
}

/** The first thing that is wrong with what was written of a page, if anything is. */
export function refuseEdits(edits: AllEdits, fields: ReadonlyMap<string, readonly WordField[]>) {
  for (const [key, ofPart] of Object.entries(edits)) {
    const known = fields.get(key);
    if (!known) return { path: key, message: "There’s no such part of this page." };
    for (const [path, value] of Object.entries(ofPart)) {
      const field = known.find((each) => each.path === path);
      if (!field) return { path: `${key}:${path}`, message: "There’s no such text." };
      const refusal = refuseValue(value, field);
      if (refusal) return { path: `${key}:${refusal.path}`, message: refusal.message };
    }
  }
  return undefined;
}

function isAsFirst(
  value: EditedValue | EditedThing["edits"][string],
  field: WordField | WordThing[number] | undefined,
): boolean {
  if (field?.kind === "archetype") return value === field.archetype;
  if (field?.kind === "text") return value === field.text;
  if (field?.kind === "texts") return JSON.stringify(value) === JSON.stringify(field.texts);
  if (field?.kind === "picture") return isSamePicture(value, field.picture);
  if (field?.kind === "film") return value === field.film;
  return (
    Array.isArray(value) &&
    value.length === field?.things.length &&
    (value as readonly EditedThing[]).every(
      (item, index) => item.from === index && Object.keys(item.edits).length === 0,
    )
  );
}

const isPictureOrNone = (value: unknown) => value === null || isPictureEdit(value);

/** What a drawing is said to show, where a picture has taken its place. */
export const isOfDrawing = (path: string, edits: Readonly<Record<string, unknown>>): boolean =>
  path.endsWith(".alt") && isPictureOrNone(edits[path.slice(0, -".alt".length)]);

/** Without what says the same as the first version, and in one order: equal words are equal to the letter. */
export function tidyEdits(edits: AllEdits, fields: ReadonlyMap<string, readonly WordField[]>): AllEdits {
  const tidyThing = (item: string | EditedThing, things: readonly WordThing[]) => {
    if (typeof item === "string") return item;
    const like = things[item.from] ?? [];
    const changed = Object.entries(item.edits).filter(([path, value]) => {
      const field = like.find((each) => each.path === path);
      return !isAsFirst(value, field) && !isOfDrawing(path, item.edits);
    });
    return { from: item.from, edits: sorted(changed) };
  };
  const parts = Object.entries(edits).map(([key, ofPart]) => {
    const known = fields.get(key) ?? [];
    const values = Object.entries(ofPart).flatMap(([path, value]): [string, EditedValue][] => {
      const field = known.find((each) => each.path === path);
      const tidy =
        field?.kind === "things" && Array.isArray(value)
          ? ((value as readonly EditedThing[]).map((item) => tidyThing(item, field.things)) as EditedValue)
          : value;
      return isAsFirst(tidy, field) || isOfDrawing(path, ofPart) ? [] : [[path, tidy]];
    });
    return [key, sorted(values) as Edits] as const;
  });
  return sorted(parts.filter(([, values]) => Object.keys(values).length > 0));
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What all pages together have changed. Parts belong to one page each. */
export function joinEdits(pages: readonly AllEdits[]): AllEdits {
  return sorted(pages.flatMap((edits) => Object.entries(edits)));
}

/** In one order throughout, however the database has kept it: the same edits are the same text in every process. */
export function writeEdits(edits: AllEdits): string {
  return JSON.stringify(edits, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? sorted(Object.entries(value))
      : value,
  );
}
