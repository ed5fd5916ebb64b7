import type { AllEdits, EditedThing, EditedValue } from "@academy/content/editable";
import type { WordField, WordThing } from "@academy/contract/studio-pages";

/** Characters that take no room and that no text has of itself: an edge, and three digits. */
const edge = "\u2063";
const digits = ["\u2061", "\u2062", "\u2064"] as const;

/** What a text of a preview ends in: nobody sees it, and whoever looks knows which text it is. */
export const markOf = (number: number): string =>
  edge + [...number.toString(3)].map((digit) => digits[Number(digit)]).join("") + edge;

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

  const thing = (like: WordThing, { from, edits: changed }: EditedThing, key: string, path: string) => ({
    from,
    edits: Object.fromEntries(
      like.map((field) => {
        const at = `${path}.${field.path}`;
        if (field.kind === "text")
          return [field.path, marked((changed[field.path] as string) ?? field.text, key, at)];
        return [field.path, texts((changed[field.path] as readonly string[]) ?? field.texts, key, at)];
      }),
    ),
  });

  const value = (field: WordField, key: string, changed: EditedValue | undefined): EditedValue => {
    if (field.kind === "text") return marked((changed as string) ?? field.text, key, field.path);
    if (field.kind === "texts") {
      return texts((changed as readonly string[]) ?? field.texts, key, field.path);
    }
    const items = (changed as readonly EditedThing[]) ?? field.things.map((_, from) => ({ from, edits: {} }));
    return items.flatMap((item, index) => {
      const like = field.things[item.from];
      return like ? [thing(like, item, key, `${field.path}.${index}`)] : [];
    });
  };

  const words = Object.fromEntries(
    [...fields].map(([key, ofPart]) => [
      key,
      Object.fromEntries(ofPart.map((field) => [field.path, value(field, key, edits[key]?.[field.path])])),
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
