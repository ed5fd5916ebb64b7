import type { AllEdits, EditedThing, EditedValue } from "@academy/content/editing/editable";
import type { LibraryPhotograph } from "@academy/content/library-photograph";
import type { WordField, WordPicture, WordThing } from "@academy/contract/studio/pages";
import { isPictureEdit } from "../pictures/pictures.rules.ts";
import { isOfDrawing } from "./edits.rules.ts";

/** Characters that take no room and that no text has of itself: an edge, and three digits. */
const edge = "\u2063";
const digits = ["\u2061", "\u2062", "\u2064"] as const;

/** What a text of a preview ends in: nobody sees it, and whoever looks knows which text it is. */
export const markOf = (number: number): string =>
  edge + [...number.toString(3)].map((digit) => digits[Number(digit)]).join("") + edge;

type Things = Extract<WordField, { kind: "things" }>;
type Mark = { key: string; path: string };

/**
 * The words of a page with a mark at the end of each text, as edits of the first version; only for a page that is
 * edited, never for one that is published.
 */
export function markWords(fields: ReadonlyMap<string, readonly WordField[]>, edits: AllEdits) {
  const marks: Mark[] = [];
  const marked = (text: string, key: string, path: string) => text + markOf(marks.push({ key, path }) - 1);
  const texts = (list: readonly string[], key: string, path: string) =>
    list.map((text, index) => marked(text, key, `${path}.${index}`));

  /** What a photograph is said to show tells where it stands; a drawing's is a text of its own. */
  const picture = (field: WordPicture, changed: unknown, key: string, path: string) => {
    if (changed === null) return null;
    const shown = isPictureEdit(changed) ? changed : field.picture;
    return "drawing" in shown ? undefined : { ...shown, alt: marked(shown.alt, key, path) };
  };

  const leaves = (like: WordThing, changed: Readonly<Record<string, unknown>>, key: string, path: string) =>
    like.flatMap((field): [string, string | readonly string[] | LibraryPhotograph | null][] => {
      const at = `${path}${field.path}`;
      const value = changed[field.path];
      if (field.kind === "picture") {
        const shown = picture(field, value, key, at);
        return shown === undefined ? [] : [[field.path, shown]];
      }
      // It names what is said elsewhere, and stays as it is chosen.
      if (field.kind === "archetype") {
        return value === undefined ? [] : [[field.path, value as string | null]];
      }
      if (field.kind === "texts") {
        return [[field.path, texts((value as readonly string[]) ?? field.texts, key, at)]];
      }
      if (isOfDrawing(field.path, changed)) return [];
      return [[field.path, marked((value as string) ?? field.text, key, at)]];
    });

  const thing = (like: WordThing, { from, edits: changed }: EditedThing, key: string, path: string) => ({
    from,
    edits: Object.fromEntries(leaves(like, changed, key, `${path}.`)),
  });

  const list = (field: Things, key: string, changed: EditedValue | undefined): EditedValue => {
    const items = (changed as readonly EditedThing[]) ?? field.things.map((_, from) => ({ from, edits: {} }));
    return items.flatMap((item, index) => {
      const like = field.things[item.from];
      return like ? [thing(like, item, key, `${field.path}.${index}`)] : [];
    });
  };

  const words = Object.fromEntries(
    [...fields].map(([key, ofPart]) => [
      key,
      Object.fromEntries(
        ofPart.flatMap((field): (readonly [string, EditedValue])[] => {
          const changed = edits[key] ?? {};
          // It has no words of its own, and stays as it is written.
          if (field.kind === "film") {
            const film = changed[field.path];
            return film === undefined ? [] : [[field.path, film]];
          }
          if (field.kind !== "things") return leaves([field], changed, key, "") as [string, EditedValue][];
          return [[field.path, list(field, key, changed[field.path])]];
        }),
      ),
    ]),
  );
  return { words, marks };
}

/** Without anything that runs; what is left is a picture of the page. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, "");
}
