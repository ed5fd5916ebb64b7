import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { PictureView } from "@academy/contract/pictures";
import type { PageEdits, PageWords, WordField, WordPicture } from "@academy/contract/studio/pages";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { isObject } from "../editor/local-drafts.ts";

type Value = PageEdits[string][string];
export type EditedEntry = { from: number; edits: Record<string, string | string[] | PictureView | null> };
type Leaf = EditedEntry["edits"][string];
type Parts = PageWords["parts"];
/** What stands in a place for a picture: a drawing, or one of the library. */
export type ShownPicture = WordPicture["picture"];

/** As it is with these edits. */
export function valueAt(edits: PageEdits, key: string, field: WordField): Value {
  const edited = edits[key]?.[field.path];
  if (edited !== undefined) return edited;
  if (field.kind === "text") return field.text;
  if (field.kind === "texts") return field.texts;
  // A drawing is no edit of itself: only what differs from it is ever sent.
  if (field.kind === "picture") return field.picture as PictureView;
  if (field.kind === "film") return field.film;
  return field.things.map((_, from) => ({ from, edits: {} }));
}

const firstOf = (field: WordField): Value => valueAt({}, "", field);

/** The edits with another value in them; one that says what the academy began with is no edit. */
export function withValue(edits: PageEdits, key: string, field: WordField, value: Value): PageEdits {
  const { [field.path]: _, ...others } = edits[key] ?? {};
  const isFirst = JSON.stringify(value) === JSON.stringify(firstOf(field));
  const part = isFirst ? others : { ...others, [field.path]: value };
  const { [key]: __, ...rest } = edits;
  return Object.keys(part).length > 0 ? { ...rest, [key]: part } : rest;
}

type Things = Extract<WordField, { kind: "things" }>;
type ThingLeaf = Things["things"][number][number];

/** What stands in a place of a thing: null where nothing is to. */
export function leafNow(leaf: ThingLeaf, changed: EditedEntry["edits"]): Leaf | WordPicture["picture"] {
  const edited = changed[leaf.path];
  if (edited !== undefined) return edited;
  if (leaf.kind === "archetype") return leaf.archetype;
  return valueAt({}, "", leaf) as Leaf;
}

/** All that a field says as it is now, to be looked through. */
export function saysIn(edits: PageEdits, key: string, field: WordField): string {
  const value = valueAt(edits, key, field);
  const texts =
    field.kind === "things"
      ? (value as EditedEntry[]).flatMap(({ from, edits: changed }) =>
          (field.things[from] ?? []).map((leaf) => leafNow(leaf, changed)),
        )
      : [value];
  return texts
    .flat()
    .map((each) => (typeof each === "string" ? each : each && "alt" in each ? each.alt : ""))
    .join("\n")
    .toLowerCase();
}

/** Which field a place on the page belongs to, and where in it. */
export function findField(parts: Parts, key: string, path: string) {
  const fields = parts.find((part) => part.key === key)?.fields ?? [];
  for (const field of fields) {
    if (field.path === path) return { field, inside: [] };
    if ((field.kind === "texts" || field.kind === "things") && path.startsWith(`${field.path}.`)) {
      const [index = "", ...leaf] = path.slice(field.path.length + 1).split(".");
      return { field, inside: [index, leaf.join(".")] };
    }
  }
  return undefined;
}

const textOfThing = (
  field: Extract<WordField, { kind: "things" }>,
  { from, edits }: EditedEntry,
  leaf: string,
) => {
  const known = field.things[from]?.find((each) => each.path === leaf);
  if (known?.kind === "text") return (edits[leaf] as string | undefined) ?? known.text;
  const list = field.things[from]?.find((each) => each.kind === "texts" && leaf.startsWith(`${each.path}.`));
  if (list?.kind !== "texts") return undefined;
  const texts = (edits[list.path] as string[] | undefined) ?? list.texts;
  return texts[Number(leaf.slice(list.path.length + 1))];
};

/** The text at a place of the page, if it is one. */
export function textAt(parts: Parts, edits: PageEdits, key: string, path: string): string | undefined {
  const found = findField(parts, key, path);
  if (!found) return undefined;
  const { field, inside } = found;
  const value = valueAt(edits, key, field);
  if (field.kind === "text") return value as string;
  if (field.kind === "picture" || field.kind === "film") return undefined;
  const item = (value as (string | EditedEntry)[])[Number(inside[0])];
  if (field.kind === "texts") return item as string | undefined;
  return item && textOfThing(field, item as EditedEntry, inside[1] ?? "");
}

/** The edits with another text at a place of the page. */
export function withTextAt(
  parts: Parts,
  edits: PageEdits,
  key: string,
  path: string,
  text: string,
): PageEdits {
  const found = findField(parts, key, path);
  if (!found) return edits;
  const { field, inside } = found;
  if (field.kind === "text") return withValue(edits, key, field, text);
  if (field.kind === "picture" || field.kind === "film") return edits;
  const index = Number(inside[0]);
  if (field.kind === "texts") {
    return withValue(edits, key, field, (valueAt(edits, key, field) as string[]).with(index, text));
  }
  const things = valueAt(edits, key, field) as EditedEntry[];
  const thing = things[index];
  return thing
    ? withValue(edits, key, field, things.with(index, withLeaf(field, thing, inside[1] ?? "", text)))
    : edits;
}

function withLeaf(
  field: Extract<WordField, { kind: "things" }>,
  thing: EditedEntry,
  leaf: string,
  text: string,
): EditedEntry {
  const like = field.things[thing.from] ?? [];
  const known = like.find((each) => each.path === leaf);
  if (known) {
    const { [leaf]: _, ...others } = thing.edits;
    return {
      ...thing,
      edits: known.kind === "text" && known.text === text ? others : { ...others, [leaf]: text },
    };
  }
  const list = like.find((each) => leaf.startsWith(`${each.path}.`));
  if (list?.kind !== "texts") return thing;
  const texts = (thing.edits[list.path] as string[] | undefined) ?? list.texts;
  const changed = texts.with(Number(leaf.slice(list.path.length + 1)), text);
  return { ...thing, edits: { ...thing.edits, [list.path]: changed } };
}

/** The place for a picture that a place of the page belongs to, be it the picture or what it is said to show. */
function findPicture(parts: Parts, key: string, path: string) {
  const at = path.replace(/\.alt$/, "");
  const fields = parts.find((part) => part.key === key)?.fields ?? [];
  for (const field of fields) {
    if (field.kind === "picture" && field.path === at) return { field, place: at, index: 0, leaf: "" };
    if (field.kind !== "things" || !at.startsWith(`${field.path}.`)) continue;
    const [index = "", ...leaf] = at.slice(field.path.length + 1).split(".");
    return { field, place: at, index: Number(index), leaf: leaf.join(".") };
  }
  return undefined;
}

const pictureLike = (field: Things, thing: EditedEntry | undefined, leaf: string) =>
  field.things[thing?.from ?? -1]?.find(
    (each): each is WordPicture => each.kind === "picture" && each.path === leaf,
  );

/** What is shown in a place for a picture, and what was there first; nothing where there is no such place. */
export function pictureAt(parts: Parts, edits: PageEdits, key: string, path: string) {
  const found = findPicture(parts, key, path);
  if (!found) return undefined;
  const { field, place } = found;
  if (field.kind === "picture") {
    return { path: place, shown: valueAt(edits, key, field) as ShownPicture, first: field.picture };
  }
  const thing = (valueAt(edits, key, field) as EditedEntry[])[found.index];
  const like = pictureLike(field, thing, found.leaf);
  if (!like || !thing) return undefined;
  return { path: place, shown: leafNow(like, thing.edits) as ShownPicture | null, first: like.picture };
}

/** One more like the last; of somebody who says something it has nothing of theirs. */
export function newEntry(field: Things, things: readonly EditedEntry[], newText: string): EditedEntry {
  const last = structuredClone(things.at(-1) ?? { from: 0, edits: {} });
  const like = field.things[last.from] ?? [];
  if (!isVoice(like)) return last;
  const blank = (leaf: ThingLeaf): Leaf =>
    leaf.kind === "archetype" || leaf.kind === "picture" ? null : leaf.kind === "text" ? newText : [newText];
  const leaves = like.filter(({ path }) => !path.endsWith(".alt"));
  return { from: last.from, edits: Object.fromEntries(leaves.map((leaf) => [leaf.path, blank(leaf)])) };
}

/** Whether it is somebody’s own words: then nothing else of one goes over to another. */
const isVoice = (like: readonly ThingLeaf[]) =>
  like.some(({ kind, path }) => kind === "archetype" || path === "firstName");

/** The edits with a picture in a place; null puts back what was there first. */
export function withPictureAt(
  parts: Parts,
  edits: PageEdits,
  key: string,
  path: string,
  picture: PictureView | null,
): PageEdits {
  const found = findPicture(parts, key, path);
  if (!found) return edits;
  const { field } = found;
  if (field.kind === "picture") {
    return withValue(edits, key, field, picture ?? (field.picture as PictureView));
  }
  const things = valueAt(edits, key, field) as EditedEntry[];
  const thing = things[found.index];
  const like = pictureLike(field, thing, found.leaf);
  if (!thing || !like) return edits;
  const { [like.path]: _, ...others } = thing.edits;
  const changed = { ...thing, edits: picture ? { ...others, [like.path]: picture } : others };
  return withValue(edits, key, field, things.with(found.index, changed));
}

/** What the code calls it, as far as that is plain English. */
const plainly = (name: string) =>
  (/^[A-Z_]+$/.test(name) ? name.toLowerCase() : name)
    .replace(/(?<=[a-z])Label$/, "")
    .replace(/(?<=[a-z])Alt$/, "Picture")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/[_-]/g, " ")
    .trim();

/** `hero.quizNote` as people read it: Top of the page, quiz note. */
export function labelOf(path: string): string {
  const { parts } = studioPagesPage.list;
  const words = path
    .split(".")
    .filter(Boolean)
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : (parts[name] ?? plainly(name))));
  const label = words.join(", ").replace(/, (\d+)/g, " $1");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function readable(field: WordField, value: Value): string {
  if (typeof value === "string") return value;
  if (field.kind === "picture") return (value as ShownPicture).alt;
  if (field.kind !== "things") return (value as string[]).join(" / ");
  return (value as EditedEntry[])
    .map((thing) =>
      (field.things[thing.from] ?? [])
        .map((each) => leafText(each, thing))
        .filter(Boolean)
        .join(" · "),
    )
    .join(" / ");
}

function leafText(each: ThingLeaf, { edits }: EditedEntry): string {
  const value = leafNow(each, edits);
  if (value === null) return "";
  if (each.kind === "archetype") return archetypes[value as ArchetypeKey].title;
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.join(" ") : value.alt;
}

/** What one state of the words says differently from another. */
export function differences(parts: Parts, before: PageEdits, after: PageEdits) {
  return parts.flatMap(({ key, label, fields }) =>
    fields.flatMap((field) => {
      const [was, is] = [valueAt(before, key, field), valueAt(after, key, field)];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const name = field.path === "" ? label : labelOf(field.path);
      return [
        { id: `${key}:${field.path}`, label: name, before: readable(field, was), after: readable(field, is) },
      ];
    }),
  );
}

/** Edits by part and place; what is in them the server looks at. */
export const isPageEdits = (found: unknown): boolean =>
  isObject(found) && Object.values(found).every(isObject);

export const isOwnPage = (found: unknown): boolean =>
  isObject(found) &&
  [found.address, found.title, found.description].every((each) => typeof each === "string") &&
  Array.isArray(found.sections) &&
  found.sections.every((each) => isObject(each) && typeof each.kind === "string");
