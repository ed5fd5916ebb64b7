import { readFile, writeFile } from "node:fs/promises";

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const starter =
  /<script type="module" async="">import "(?<manifest>[^"]+)";\s*(?<imports>(?:import \* as \w+ from "[^"]+";\s*)+)(?<modules>window\.__reactRouterRouteModules = \{[^}]*\};)\s*import\("(?<entry>[^"]+)"\);<\/script>/;

/**
 * A prerendered page can be read before any script has run. So its scripts are fetched and run after it was painted
 * once; React Router would have the browser fetch all of them before, at the priority of the fonts, and on a slow line
 * nothing would be seen until the last has arrived. A page that nobody looks at yet need not wait.
 */
export function letScriptsWait(html: string): string {
  const scripts = [...html.matchAll(preload)].map(([, href]) => href);
  const { manifest, imports, modules, entry } = starter.exec(html)?.groups ?? {};
  if (scripts.length === 0 || !manifest || !imports || !modules || !entry) {
    throw new Error("The scripts of a page are not written the way they were: see scripts-after-styles.ts.");
  }
  const routes = [...imports.matchAll(/import \* as (\w+) from "([^"]+)"/g)];
  const names = routes.map(([, name]) => name);
  const loads = [manifest, ...routes.map(([, , path]) => path)].map((path) => `import("${path}")`);
  const code = `const begin = async () => {
  const link = (href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href });
  document.head.append(...${JSON.stringify(scripts)}.map(link));
  const [, ${names.join(", ")}] = await Promise.all([${loads.join(", ")}]);
  ${modules}
  await import("${entry}");
};
let hasBegun = false;
const beginOnce = () => {
  if (!hasBegun) begin();
  hasBegun = true;
};
if (document.visibilityState === "hidden") beginOnce();
else {
  new PerformanceObserver(beginOnce).observe({ type: "paint", buffered: true });
  setTimeout(beginOnce, 2000);
}`;
  return html
    .replaceAll(preload, "")
    .replace(starter, () => `<script type="module" async="">${code}</script>`);
}

export async function letScriptsWaitIn(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(async (file) => writeFile(file, letScriptsWait(await readFile(file, "utf8")))));
}
