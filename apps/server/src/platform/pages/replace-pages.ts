import { cacheControlOf, makeHtmlPage, makeTextPage, type PageFile, type PageOptions } from "./html-page.ts";
import type { Pages } from "./load-pages.ts";
import type { Page } from "./page.ts";
import { asSitePage, sitemap } from "./search-files.ts";

/** Pages that were rendered again, as they were rendered. */
export type RenderedPages = {
  pages: Readonly<Record<string, string>>;
  /** Pages that the build knows nothing of. */
  added: Readonly<Record<string, string>>;
  notFound: string;
  shell: string;
  /** What a device that installs the site is told of it. */
  manifest: string;
};

const manifestPath = "/manifest.webmanifest";

/**
 * Puts pages that were rendered again, and the files they name, in the place of those that are served. It waits for
 * nothing, so no request is answered in between; each page is compressed when somebody asks for it.
 */
export function replacePages(
  pages: Pages,
  rendered: RenderedPages,
  files: readonly PageFile[],
  options: PageOptions,
): void {
  const { byPath } = pages;
  const htmlPage = (path: string, html: string) =>
    makeHtmlPage(path, html, cacheControlOf.page, options, byPath.get(path));
  const isBuilt = (path: string) => byPath.has(path) && !pages.added.has(path);

  const again = Object.entries(rendered.pages).filter(([path]) => isBuilt(path));
  // What the build has at an address stays there. In one order: databases keep them in different ones.
  const own = Object.entries(rendered.added)
    .filter(([path]) => !isBuilt(path))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const made = new Map([...again, ...own].map(([path, html]) => [path, htmlPage(path, html)]));
  const manifest = byPath.get(manifestPath);
  if (manifest) {
    const cacheControl = manifest.identity.headers["cache-control"] ?? cacheControlOf.page;
    made.set(
      manifestPath,
      makeTextPage({ path: manifestPath, text: rendered.manifest }, cacheControl, options),
    );
  }
  for (const file of files) made.set(file.path, makeTextPage(file, cacheControlOf.immutable, options));
  const { notFound, shell } = cacheControlOf;
  const around = {
    notFound: makeHtmlPage("404", rendered.notFound, notFound, options, pages.notFound),
    shell: makeHtmlPage("shell", rendered.shell, shell, options, pages.shell),
  };

  for (const path of pages.added) byPath.delete(path);
  for (const [path, page] of made) byPath.set(path, page);
  pages.added = new Set([...own.map(([path]) => path), ...files.map(({ path }) => path)]);
  Object.assign(pages, around);
  const isHtml = ({ identity }: Page) => identity.headers["content-type"]?.startsWith("text/html");
  const text = sitemap([...byPath.values()].filter(isHtml).map(asSitePage), options.origin);
  byPath.set("/sitemap.xml", makeTextPage({ path: "/sitemap.xml", text }, "no-cache", options));
}
