import { readFileSync } from "node:fs";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { type CompiledScripts, easeOnPhones } from "./ease-on-phones.ts";

export * from "virtual:react-router/server-build";

/**
 * The server's side of the build, `build/server/index.js`: what React Router prerenders with, and what renders pages
 * again afterwards, as the build did, with the words that `academyWords` says at the time it is loaded.
 */
// What the build did not prerender would be an empty page: the owner's own pages are of later.
const own = Object.keys((globalThis as { academyPages?: object }).academyPages ?? {});
const handle = createRequestHandler({ ...build, prerender: [...build.prerender, ...own] }, "production");

let ease: ReturnType<typeof easeOnPhones> | undefined;
/** They lie beside this once the build has ended. */
function easing() {
  const scripts = readFileSync(`${import.meta.dirname}/page-scripts.json`, "utf8");
  ease ??= easeOnPhones(JSON.parse(scripts) as CompiledScripts);
  return ease;
}

async function render(path: string, header: string): Promise<string> {
  const response = await handle(new Request(`http://localhost${path}`, { headers: { [header]: "yes" } }));
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}.`);
  return html;
}

/** A page as React wrote it: all of it is there at once, and nothing of it runs if its scripts are taken out. */
export const renderBare = (path: string) => render(`${path}/`, "X-React-Router-Prerender");

/** A page as it is served. `words` is the address of what the owner has changed. */
export const renderPage = async (path: string, words?: string) => easing()(await renderBare(path), words);

/** The empty page that every other begins with; it has nothing to show before its scripts have run. */
export async function renderShell(words?: string): Promise<string> {
  const html = await render("/", "X-React-Router-SPA-Mode");
  if (!html.includes("<head>")) throw new Error("The shell does not begin as expected.");
  return words ? html.replace("<head>", () => `<head><script src="${words}"></script>`) : html;
}
