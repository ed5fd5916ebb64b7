import { prerenderedPaths } from "@academy/content/public-paths";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin } from "vite";
import routes from "./app/routes.ts";

const serverBuild = "virtual:react-router/server-build";
const emptyRoute = "\0drawn-in-browsers";

/** The files of routes that are never rendered but in browsers: neither they nor a route within them is prerendered. */
export function filesOfBrowsers(entries: readonly RouteConfigEntry[], paths: readonly string[]): Set<string> {
  const isRendered = ({ path, children = [] }: RouteConfigEntry): boolean =>
    path === "*" || paths.includes(`/${path}`) || children.some(isRendered);
  const all = (list: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    list.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
  const rendered = new Set(
    all(entries)
      .filter(isRendered)
      .map(({ file }) => file),
  );
  return new Set(all(entries).flatMap(({ file }) => (rendered.has(file) ? [] : file)));
}

/**
 * Leaves the studio and members' pages out of the server's side of the build: it renders prerendered pages alone, and
 * is built, and loaded with each publication, in half the time without them.
 */
export function onlyPrerendered(): Plugin {
  const files = filesOfBrowsers(routes, prerenderedPaths);
  return {
    name: "only-prerendered",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    resolveId(source, importer) {
      if (!importer?.includes(serverBuild)) return undefined;
      return files.has(source.replace(/^\/app\//, "")) ? emptyRoute : undefined;
    },
    load: (id) => (id === emptyRoute ? "export default () => null;" : undefined),
  };
}
