import type { WordField, WordPicture, WordThing } from "@academy/contract/studio/pages";
import { type ArchetypeKey, archetypeKeys } from "@academy/quiz/archetypes";

/** What is not read but used: where a link leads, which drawing it is, whose claim. It stays as it was written. */
const notWords = new Set([
  "to",
  "url",
  "id",
  "key",
  "keys",
  "kind",
  "path",
  "src",
  "date",
  "claim",
  "anchor",
  "poster",
  "focal",
  "drawing",
  "mandala",
  "archetype",
  "primaryArchetype",
  "secondaryArchetype",
  "language",
  "locale",
]);

/** Whether what is called so is used, and not read. */
export const isMachineName = (name: string): boolean => notWords.has(name);

const isText = (name: string, value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && !notWords.has(name);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string" && each !== "");

/** A drawing, or a picture of the library that another part of the words has put here. */
const isPicture = (value: object): value is WordPicture["picture"] =>
  "alt" in value && ("drawing" in value || "sources" in value);

/** The place itself, and what its drawing is said to show; of a photograph that is chosen with it. */
function pictureFields(
  picture: WordPicture["picture"],
  path: string,
): Extract<WordThing[number], { kind: "text" | "picture" }>[] {
  const place = { kind: "picture", path, picture } as const;
  return "drawing" in picture
    ? [place, { kind: "text", path: join(path, "alt"), text: picture.alt }]
    : [place];
}

const join = (path: string, name: string | number) => (path === "" ? String(name) : `${path}.${name}`);

/** `sections.*.paragraphs` names every `sections.0.paragraphs`. */
function isListed(path: string, lists: readonly string[]): boolean {
  const names = path.split(".");
  return lists.some((list) => {
    const pattern = list.split(".");
    return (
      pattern.length === names.length && pattern.every((each, index) => each === "*" || each === names[index])
    );
  });
}

/** The words that can be changed, in their order, each by where it stands. */
export function fieldsOf(words: unknown, lists: readonly string[] = [], path = "", name = ""): WordField[] {
  if (name === "film" && typeof words === "string") return [{ kind: "film", path, film: words }];
  if (isText(name, words)) return [{ kind: "text", path, text: words }];
  if (isListed(path, lists) && Array.isArray(words)) {
    const list: readonly unknown[] = words;
    if (list.length === 0) return [];
    if (isTexts(list)) return [{ kind: "texts", path, texts: [...list] }];
    return [{ kind: "things", path, things: list.map(thingOf) }];
  }
  if (typeof words !== "object" || words === null) return [];
  if (isPicture(words)) return pictureFields(words, path);
  return Object.entries(words).flatMap(([each, value]) =>
    // The name of a list says what its texts are.
    fieldsOf(value, lists, join(path, each), Array.isArray(words) ? name : each),
  );
}

const archetypeOfSomebody: ReadonlySet<string> = new Set(["primaryArchetype", "secondaryArchetype"]);
const isArchetype = (value: unknown): value is ArchetypeKey =>
  archetypeKeys.some((archetype) => archetype === value);

/** What of one thing in a list can be changed: its texts, and whole lists of texts. */
function thingOf(thing: unknown): WordThing {
  const isVoice = typeof thing === "object" && thing !== null && "primaryArchetype" in thing;
  const walk = (words: unknown, path: string, name: string): WordThing => {
    if (archetypeOfSomebody.has(name) && isArchetype(words))
      return [{ kind: "archetype", path, archetype: words }];
    if (isText(name, words)) return [{ kind: "text", path, text: words }];
    if (isTexts(words) && !notWords.has(name)) return [{ kind: "texts", path, texts: [...words] }];
    if (typeof words !== "object" || words === null) return [];
    if (isPicture(words)) {
      const fields = pictureFields(words, path);
      // Not everybody who says something wants to be seen.
      return isVoice
        ? fields.map((field) => (field.kind === "picture" ? { ...field, isOptional: true } : field))
        : fields;
    }
    return Object.entries(words).flatMap(([each, value]) => walk(value, join(path, each), each));
  };
  return walk(thing, "", "");
}
