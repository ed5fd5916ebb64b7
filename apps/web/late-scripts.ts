/**
 * The pages can be read before any script has run, so no script is fetched before the first paint: on a slow line
 * they would otherwise take their share of it from the style sheet and the fonts. Presses that come before the page is
 * alive are kept, and happen then.
 */
export function startScriptsLate(html: string): string {
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)];
  const start = /<script type="module" async="">(import "[\s\S]*?)<\/script>/.exec(html);
  if (!start?.[1] || preloads.length === 0)
    throw new Error("The page does not start its scripts as expected.");
  const files = preloads.map(([, file]) => file ?? "");
  let late = html.replace(start[0], () => `<script>${lateStart(files, start[1] ?? "")}</script>`);
  for (const [link] of preloads) late = late.replace(link, "");
  return late;
}

/** React Router's own start, its static imports turned into ones that wait. */
function lateStart(files: readonly string[], start: string): string {
  const [, manifest] = /^import "([^"]+)";/.exec(start) ?? [];
  const routes = [...start.matchAll(/^import \* as (route\d+) from "([^"]+)";$/gm)];
  const [, modules] = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(start) ?? [];
  const [, entry] = /import\("([^"]+)"\);/.exec(start) ?? [];
  if (!manifest || routes.length === 0 || !modules || !entry) {
    throw new Error("The page's scripts are not imported as expected.");
  }
  const imports = [manifest, ...routes.map(([, , file]) => file)].map((file) => `import("${file}")`);
  const names = ["", ...routes.map(([, name]) => name)];
  const begin =
    `for(const href of ${JSON.stringify(files)}){const link=document.createElement("link");` +
    `link.rel="modulepreload";link.href=href;document.head.append(link)}` +
    `Promise.all([${imports.join(",")}]).then(([${names.join(",")}])=>{` +
    `window.__reactRouterRouteModules=${modules};return import("${entry}")})`;
  return `(${keepPresses})();(${afterFirstPaint})(()=>{${begin}})`;
}

/** Runs in the page, as text: whatever it needs is in it. */
const afterFirstPaint = `(begin) => {
  let hasBegun = false;
  const once = () => { if (!hasBegun) { hasBegun = true; begin(); } };
  if (document.visibilityState === "hidden" || !("PerformanceObserver" in window)) return once();
  new PerformanceObserver(once).observe({ type: "paint", buffered: true });
  setTimeout(once, 2000);
}`;

/** Runs in the page, as text. Links, disclosures and popovers work by themselves, and forms wait; the page says when it is alive. */
const keepPresses = `() => {
  const kept = [];
  const press = (event) => {
    const button = event.target.closest?.("button");
    if (!button || button.disabled || button.type === "submit" || button.popoverTargetElement) return;
    event.preventDefault();
    kept.push(() => button.isConnected && button.click());
  };
  addEventListener("click", press, true);
  addEventListener("page-is-alive", () => {
    removeEventListener("click", press, true);
    for (const happen of kept) happen();
  }, { once: true });
}`;
