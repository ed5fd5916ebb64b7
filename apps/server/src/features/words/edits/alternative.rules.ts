import type { AllEdits, Edits } from "@academy/content/editing/editable";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { joinEdits } from "./edits.rules.ts";

/** What half of the visitors read on a page instead of what is published. */
export type Alternative = { experiment: string; page: string; edits: AllEdits };

/** What every page says, what is compared with it, and the owner's own pages by their address. */
export type PublishedWords = {
  edits: AllEdits;
  alternative: Alternative | undefined;
  ownPages: Readonly<Record<string, OwnPage>>;
};

export type Version = {
  page: string;
  edits: AllEdits;
  own_page: OwnPage | null;
  experiment_id: string | null;
};

const ending = "/headline";
/** An alternative has versions as a page has, under a name that no page has: every process follows them the same way. */
export const alternativeTo = (page: string) => `${page}${ending}`;

/** From the newest version of each page. */
export function publishedOf(versions: readonly Version[]): PublishedWords {
  const pages = versions.filter(({ page }) => !page.endsWith(ending)).map(({ edits }) => edits);
  const compared = versions.find(({ page, experiment_id }) => page.endsWith(ending) && experiment_id);
  const own = versions.flatMap(({ own_page }) => (own_page ? [[own_page.address, own_page] as const] : []));
  return {
    edits: joinEdits(pages),
    // Sorted, so that the same pages are the same in every process.
    ownPages: Object.fromEntries(own.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    alternative: compared?.experiment_id
      ? {
          experiment: compared.experiment_id,
          page: compared.page.slice(0, -ending.length),
          edits: compared.edits,
        }
      : undefined,
  };
}

/** A page's words with those of the alternative. */
export function withAlternative(edits: AllEdits, alternative: AllEdits): AllEdits {
  const parts = Object.entries(alternative).map(([key, texts]): [string, Edits] => [
    key,
    { ...edits[key], ...texts },
  ]);
  return { ...edits, ...Object.fromEntries(parts) };
}

/** Whether two versions of a page differ in what is compared: whoever reads them would no longer read the same. */
export function differsWhereCompared(one: AllEdits, other: AllEdits, alternative: AllEdits): boolean {
  return Object.entries(alternative).some(([key, texts]) =>
    Object.keys(texts).some((path) => one[key]?.[path] !== other[key]?.[path]),
  );
}

/** The two texts that a page begins with. */
const opening = /<h1[^>]*>[^<]*<\/h1><p[^>]*>[^<]*<\/p>/g;

// A browser may paint what it has read so far: until the script has run, the two keep their place and are not seen.
const hide = 'document.documentElement.classList.add("awaits-headline");document.currentScript.remove()';
const show = 'document.documentElement.classList.remove("awaits-headline")';

/** A page as it was rendered, with a script behind its first two texts: it runs before they are painted. Nothing where it has no such two. */
export function withScript(html: string, script: string): string | undefined {
  if (html.match(opening)?.length !== 1) return undefined;
  const choose = `<script>try{${script}}finally{${show}}</script>`;
  return html.replace(opening, (texts) => `<script>${hide}</script>${texts}${choose}`);
}
