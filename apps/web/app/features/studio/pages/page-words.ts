import type { PageEdits, PageWords, WordField } from "@academy/contract/studio-pages";

type Value = PageEdits[string][string];
export type Thing = { from: number; edits: Record<string, string | string[]> };
type Parts = PageWords["parts"];

/** As it is with these edits. */
export function valueAt(edits: PageEdits, key: string, field: WordField): Value {
  const edited = edits[key]?.[field.path];
  if (edited !== undefined) return edited;
  if (field.kind === "text") return field.text;
  if (field.kind === "texts") return field.texts;
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

/** Which field a place on the page belongs to, and where in it. */
export function findField(parts: Parts, key: string, path: string) {
  const fields = parts.find((part) => part.key === key)?.fields ?? [];
  for (const field of fields) {
    if (field.path === path) return { field, inside: [] };
    if (field.kind !== "text" && path.startsWith(`${field.path}.`)) {
      const [index = "", ...leaf] = path.slice(field.path.length + 1).split(".");
      return { field, inside: [index, leaf.join(".")] };
    }
  }
  return undefined;
}

const textOfThing = (field: Extract<WordField, { kind: "things" }>, { from, edits }: Thing, leaf: string) => {
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
  const item = (value as (string | Thing)[])[Number(inside[0])];
  if (field.kind === "texts") return item as string | undefined;
  return item && textOfThing(field, item as Thing, inside[1] ?? "");
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
  const index = Number(inside[0]);
  if (field.kind === "texts") {
    return withValue(edits, key, field, (valueAt(edits, key, field) as string[]).with(index, text));
  }
  const things = valueAt(edits, key, field) as Thing[];
  const thing = things[index];
  return thing
    ? withValue(edits, key, field, things.with(index, withLeaf(field, thing, inside[1] ?? "", text)))
    : edits;
}

function withLeaf(
  field: Extract<WordField, { kind: "things" }>,
  thing: Thing,
  leaf: string,
  text: string,
): Thing {
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

/** `hero.quizNote` as people read it: Hero, quiz note. */
export function labelOf(path: string): string {
  const words = path
    .split(".")
    .filter(Boolean)
    .map((name) =>
      /^\d+$/.test(name)
        ? String(Number(name) + 1)
        : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    );
  const label = words.join(", ").replace(/, (\d+)/g, " $1");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function readable(field: WordField, value: Value): string {
  if (typeof value === "string") return value;
  if (field.kind !== "things") return (value as string[]).join(" / ");
  return (value as Thing[])
    .map((thing) =>
      (field.things[thing.from] ?? [])
        .map((each) => {
          const text = thing.edits[each.path] ?? (each.kind === "text" ? each.text : each.texts);
          return typeof text === "string" ? text : text.join(" ");
        })
        .join(" · "),
    )
    .join(" / ");
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
