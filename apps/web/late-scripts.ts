import type { PageScript } from "./page-scripts/page-script.ts";
import type { AppStart } from "./page-scripts/start-app.ts";

/**
 * The pages can be read before any script has run, so no script is fetched before the first paint: on a slow line
 * they would otherwise take their share of it from the style sheet and the fonts. Presses that come before the page is
 * alive are kept (`before-life.ts`), and happen then.
 */
export function startScriptsLate(html: string, startLate: PageScript<AppStart>, words?: string): string {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)];
  const start = /<script type="module" async="">(import "[\s\S]*?)<\/script>/.exec(html);
  if (!start?.[1] || preloads.length === 0)
    throw new Error("The page does not start its scripts as expected.");
  const files = preloads.map(([, file]) => file ?? "");
  const changed = words ? { words } : {};
  const script = startLate({
    preloads: words ? [words, ...files] : files,
    ...readStart(start[1]),
    ...changed,
  });
  let late = html.replace(start[0], () => `<script>${script}</script>`);
  for (const [link] of preloads) late = late.replace(link, "");
  return late;
}

/** What React Router's own start imports; whatever else it did would be lost, so it may do nothing else. */
function readStart(start: string): Omit<AppStart, "preloads"> {
  const shape =
    /^import "(?<manifest>[^"]+)";\s*(?<imports>(?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = \{(?<modules>[^}]*)\};\s*import\("(?<entry>[^"]+)"\);\s*$/;
  const { manifest, imports, modules, entry } = shape.exec(start)?.groups ?? {};
  const files = new Map(
    [...(imports ?? "").matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, file]) => [
      name,
      file,
    ]),
  );
  const routes = Object.fromEntries(
    [...(modules ?? "").matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => [id, files.get(name)]),
  );
  const found = Object.values(routes).filter((file) => file !== undefined);
  if (!manifest || !entry || files.size === 0 || found.length !== files.size) {
    throw new Error("The page's scripts are not imported as expected.");
  }
  return { manifest, routes: routes as AppStart["routes"], entry };
}
