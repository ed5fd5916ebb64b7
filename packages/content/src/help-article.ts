import { fill } from "./fill.ts";

/** What Sage support says about one thing. */
export type HelpArticle = { title: string; text: string };

/** With what stands in braces put in its place; what is not given stays, for whoever knows it. */
export function fillArticles<Key extends string>(
  articles: Readonly<Record<Key, HelpArticle>>,
  values: Readonly<Record<string, string>>,
): Record<Key, HelpArticle> {
  return Object.fromEntries(
    Object.entries<HelpArticle>(articles).map(([key, { title, text }]) => [
      key,
      { title: fill(title, values), text: fill(text, values) },
    ]),
  ) as Record<Key, HelpArticle>;
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
