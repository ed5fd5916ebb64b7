import { layOutInParts } from "./in-parts.ts";
import { startScriptsLate } from "./late-scripts.ts";
import { pageScript } from "./page-scripts/page-script.ts";
import type { AppStart } from "./page-scripts/start-app.ts";

/** The compiled scripts that are written into pages. */
export type CompiledScripts = { startLate: string; beforeLife: string };

/** What is done to every page that can be read before its scripts have run. */
export function easeOnPhones({ startLate, beforeLife }: CompiledScripts) {
  const start = pageScript<AppStart>("start-late", startLate);
  const first = pageScript("before-life", beforeLife);
  /** `words` is the file of what the owner has changed, if she has. */
  return (html: string, words?: string) => layOutInParts(startScriptsLate(html, start, words), first);
}
