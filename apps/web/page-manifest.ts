import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { easeOnPhones } from "./ease-on-phones.ts";
import { compile } from "./page-scripts/compile-page-script.ts";

type RouteEntry = {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  /** The page of its parent's own path. */
  index?: boolean | undefined;
};
export type Routes = Record<string, RouteEntry>;

/** What the server needs to know of the build; files are relative to `build/client`. */
export type PageManifest = {
  pages: Record<string, string>;
  notFound: string;
  /** The empty page that renders any of `shellRoutes` in the browser. */
  shell: string;
  shellRoutes: string[];
};

/** Every path of the route table, the `*` aside, with the segments of its parents in front. */
function routePaths(routes: Routes): string[] {
  const pathOf = ({ path, parentId }: RouteEntry): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : "", path ?? ""].join("/").replace(/\/+/g, "/");
  };
  return Object.values(routes)
    .filter(({ path, index }) => index || (path && !path.endsWith("*")))
    .map((route) => pathOf(route))
    .sort();
}

type Build = {
  routes: Routes;
  pagePaths: string[];
  notFoundPath: string;
  hasFile: (file: string) => boolean;
};

export function pageManifest({ routes, pagePaths, notFoundPath, hasFile }: Build): PageManifest {
  const fileOf = (path: string) => `${path.slice(1)}/index.html`;
  const pages = Object.fromEntries([...pagePaths].sort().map((path) => [path, fileOf(path)]));
  const manifest = {
    pages,
    notFound: fileOf(notFoundPath),
    // React Router renames its fallback to index.html as long as "/" itself is not prerendered.
    shell: hasFile("__spa-fallback.html") ? "__spa-fallback.html" : "index.html",
    shellRoutes: routePaths(routes).filter((path) => !(path in pages)),
  };
  const files = [...Object.values(pages), manifest.notFound, manifest.shell];
  const missing = files.filter((file) => !hasFile(file));
  if (missing.length > 0) throw new Error(`The web build did not make ${missing.join(", ")}.`);
  return manifest;
}

export async function writePageManifest(build: Omit<Build, "hasFile"> & { buildDirectory: string }) {
  const { buildDirectory, ...rest } = build;
  const manifest = pageManifest({
    ...rest,
    hasFile: (file) => existsSync(join(buildDirectory, "client", file)),
  });
  const scripts = {
    startLate: await compile("start-late"),
    beforeLife: await compile("before-life"),
    // Written into a page, and into the file of its words, while headlines are compared.
    chooseHeadline: await compile("choose-headline"),
  };
  const ease = easeOnPhones(scripts);
  const easeFile = async (file: string) => writeFile(file, ease(await readFile(file, "utf8")));
  // The shell has nothing to show before its scripts have run.
  const files = [...Object.values(manifest.pages), manifest.notFound];
  await Promise.all(files.map((file) => easeFile(join(buildDirectory, "client", file))));
  // Pages that are rendered again get the same.
  await writeFile(join(buildDirectory, "server/page-scripts.json"), JSON.stringify(scripts));
  await writeFile(join(buildDirectory, "pages.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
