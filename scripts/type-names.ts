import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import nlp from "compromise";
import { root } from "./run-program.ts";

/** Two words that are one noun, though the last of them alone is none. */
const compound = /Sign(In|Up)$/;

/**
 * The word that says what a thing is: of `QuoteRequest` the request, of `ItemOfKind` the item. In English it comes last, or
 * before what it is of.
 */
function headOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
  const of = words.indexOf("of");
  return (of > 0 ? words[of - 1] : words.at(-1)) ?? "";
}

/** As a reader would who meets it behind an article: `the request` can be one, `the said` can't. */
export function isNoun(name: string): boolean {
  if (compound.test(name)) return true;
  const [{ terms = [] } = {}] = nlp(`the ${headOf(name)}`).json() as { terms: { tags: string[] }[] }[];
  const tags = terms.at(-1)?.tags ?? [];
  return tags.includes("Noun") || tags.includes("Gerund");
}

export const typesIn = (code: string): string[] =>
  [...code.matchAll(/^\s*(?:export )?(?:type|interface) ([A-Z]\w*)\b(?=[ <])/gm)].map(
    ([, name = ""]) => name,
  );

/** Types whose names say what is done, where or how, and not what they are, with the files that define them. */
export function vagueTypes(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const defined = new Map<string, string[]>();
  for (const [file, code] of files) {
    for (const name of typesIn(code)) defined.set(name, [...(defined.get(name) ?? []), file]);
  }
  return new Map([...defined].filter(([name]) => !isNoun(name)));
}

export function sources(): Map<string, string> {
  const files = globSync("{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|build|\.react-router)$/.test(path),
  });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
