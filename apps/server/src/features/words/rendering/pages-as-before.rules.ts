import type { AllEdits } from "@academy/content/editing/editable";
import { editablePages } from "@academy/content/editing/editable-pages";
import type { RenderedPages } from "../../../platform/pages/replace-pages.ts";
import { isSameJson } from "../../../platform/same-json.rules.ts";
import type { Published } from "../edits/alternative.rules.ts";

/** Which words a page can show, by their keys: what the build has found. */
export type WordsOfPages = {
  /** Any other may be shown on every page. */
  known: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  /** At all other addresses: pages of the owner's own. */
  others: readonly string[];
};

type Pages = Pick<RenderedPages, "pages" | "added">;
/** What is published, and the file that pages name for it. */
type Naming = { published: Published; words: string | undefined };

/** As often as a page names the file of the words: once to fetch it early, once to begin with it. */
const namings = 2;

/**
 * Of the pages of before, those that show nothing of what is different now, with the name of the new file of words:
 * they need not be rendered again. Whatever is in doubt is not among them.
 */
export function pagesAsBefore(
  before: Naming & { rendered: Pages },
  now: Naming,
  wordsOf: WordsOfPages,
): Pages {
  const [oldName, newName] = [before.words, now.words];
  const changed = changedKeys(before.published.edits, now.published.edits);
  if (!oldName || !newName || changed.some((key) => !wordsOf.known.includes(key))) {
    return { pages: {}, added: {} };
  }
  const showsNone = (keys: readonly string[] = []) => changed.every((key) => !keys.includes(key));
  // The script that chooses between two headlines is written into the page.
  const compared = new Set([before, now].map(({ published }) => pathOfAlternative(published)));
  const renamed = (pages: Readonly<Record<string, string>>, isSame: (path: string) => boolean) =>
    Object.fromEntries(
      Object.entries(pages).flatMap(([path, html]) => {
        const parts = isSame(path) ? html.split(oldName) : [];
        return parts.length === namings + 1 ? [[path, parts.join(newName)]] : [];
      }),
    );
  const [ownBefore, ownNow] = [before.published.ownPages, now.published.ownPages];
  return {
    pages: renamed(
      before.rendered.pages,
      (path) => Object.hasOwn(wordsOf.pages, path) && showsNone(wordsOf.pages[path]) && !compared.has(path),
    ),
    added: renamed(
      before.rendered.added,
      (path) =>
        showsNone(wordsOf.others) && Object.hasOwn(ownNow, path) && isSameJson(ownBefore[path], ownNow[path]),
    ),
  };
}

function changedKeys(before: AllEdits, now: AllEdits): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].filter((key) => !isSameJson(before[key], now[key]));
}

export const pathOfAlternative = ({ alternative }: Published): string | undefined =>
  editablePages.find(({ id }) => id === alternative?.page)?.path;
