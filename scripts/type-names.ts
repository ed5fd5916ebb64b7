import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run-program.ts";

/** Said of anything at all: a type is called by what it is (`QuoteRequest`, `LessonSlot`, `PendingChange`). */
const saysNothing =
  /^(?:Asked|Asking|Told|Telling|Wanted|Wish|Given|Known|Kept|Found|Written|Whose|Where|By|Doing|Acting|Place)$/;
/**
 * A participle alone may be clear within one file, never where several mean different things by it. A viewing is a
 * thing of its own, in the glossary.
 */
const participle = /^(?!Viewing$)[A-Z][a-z]+(?:ed|ing)$/;

export const typesIn = (code: string): string[] =>
  [...code.matchAll(/^\s*(?:export )?(?:type|interface) ([A-Z]\w*)\b(?=[ <])/gm)].map(
    ([, name = ""]) => name,
  );

/** Types whose names tell a reader nothing, with the files that define them. */
export function vagueTypes(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const defined = new Map<string, string[]>();
  for (const [file, code] of files) {
    for (const name of typesIn(code)) defined.set(name, [...(defined.get(name) ?? []), file]);
  }
  return new Map(
    [...defined].filter(([name, at]) => saysNothing.test(name) || (participle.test(name) && at.length > 1)),
  );
}

export function sources(): Map<string, string> {
  const files = globSync("{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|build|\.react-router)$/.test(path),
  });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}
