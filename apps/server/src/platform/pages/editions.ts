import { makePage, type Page } from "./page.ts";

/** What a feature declares of a page that has editions. */
export type DeclaredEditions = {
  parameter: string;
  values: readonly string[];
  edit: (html: string, value: string) => string;
};

/**
 * An edition is made when it is first asked for, and kept with its page: most are never asked for by the same process.
 * A page that is replaced takes its editions along.
 */
export function withEditions(
  page: Page,
  body: Buffer,
  headers: Record<string, string>,
  declared: DeclaredEditions | undefined,
): Page {
  if (!declared) return page;
  const { parameter, values, edit } = declared;
  const made = new Map<string, Page>();
  const find = (value: string): Page | undefined => {
    const known = made.get(value);
    if (known || !values.includes(value)) return known;
    const edited = Buffer.from(edit(body.toString(), value));
    const edition = makePage({ path: page.path, body: edited, headers });
    made.set(value, edition);
    return edition;
  };
  return { ...page, editions: { parameter, find } };
}

/** The page as it is, unless its address asks for an edition that there is. `query` is what follows the question mark. */
export function editionOf(page: Page, query: string): Page {
  if (!page.editions) return page;
  const value = new URLSearchParams(query).get(page.editions.parameter);
  return (value === null ? undefined : page.editions.find(value)) ?? page;
}
