import { readFile, writeFile } from "node:fs/promises";

/**
 * The pages can be read before any script has run, so scripts wait for the style sheet and the fonts. React Router lets
 * the browser fetch all of them at the same priority, and on a slow line nothing is painted until the last has arrived.
 */
export const letScriptsWait = (html: string) =>
  html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');

export async function letScriptsWaitIn(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(async (file) => writeFile(file, letScriptsWait(await readFile(file, "utf8")))));
}
