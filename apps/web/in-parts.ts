import type { PageScript } from "./page-scripts/page-script.ts";

/**
 * A long page is laid out in parts: what lies far below the first screen waits (`data-in-parts`, base.css) until the
 * page is alive, and is then worked out one part at a time, so that no press has to wait for all of it. Whoever comes
 * to a certain place of the page gets the whole of it at once, because that place depends on all above it.
 */
export function layOutInParts(html: string, script: PageScript): string {
  if (!html.includes("<html ") || !html.includes("<head>")) {
    throw new Error("The page does not begin as expected.");
  }
  return html
    .replace("<html ", '<html data-in-parts="" ')
    .replace("<head>", () => `<head><script>${script(undefined)}</script>`);
}
