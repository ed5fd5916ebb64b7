import { dirname } from "node:path";
import { securityHeaders } from "../http/responses/security-headers.ts";
import { compressAll } from "./compress.ts";
import { withEditions } from "./editions.ts";
import { cacheControlOf, finishHtml, type PageOptions } from "./html-page.ts";
import type { Pages } from "./load-pages.ts";
import { mediaTypeOf } from "./media-types.ts";
import { makePage, type Page } from "./page.ts";
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

/** A file that the rendered pages name, called by what is in it. */
export type PageFile = { path: string; text: string };

const manifestPath = "/manifest.webmanifest";

/**
 * Puts pages that were rendered again in the place of those that are served, all at once: everything is made ready
 * first, and no request is answered between the first and the last of them.
 */
export async function replacePages(
  pages: Pages,
  rendered: RenderedPages,
  files: readonly PageFile[],
  options: PageOptions,
): Promise<void> {
  const common = securityHeaders(options);
  /** One that is as it was stays: to compress it takes longer than to render it. */
  const htmlPage = async (path: string, html: string, cacheControl: string, served: Page | undefined) => {
    const { body, headers } = finishHtml(html, cacheControl, options);
    if (served?.identity.body.equals(body)) return served;
    const page = makePage({ path, body, compressed: await compressAll(body, "serve"), headers });
    return withEditions(page, body, headers, options.editions?.[path]);
  };
  const textPage = async ({ path, text }: PageFile, cacheControl: string) => {
    const body = Buffer.from(text);
    const headers = { ...common, "content-type": mediaTypeOf(path).type, "cache-control": cacheControl };
    return makePage({ path, body, compressed: await compressAll(body, "serve"), headers });
  };

  const ready: Page[] = [];
  // One after the other: visitors are answered in between.
  for (const file of files) ready.push(await textPage(file, cacheControlOf.immutable));
  for (const [path, html] of Object.entries(rendered.pages)) {
    const served = pages.byPath.get(path);
    if (served) ready.push(await htmlPage(path, html, cacheControlOf.page, served));
  }
  const added = new Set<string>();
  for (const [path, html] of Object.entries(rendered.added)) {
    // What the build has at an address stays there.
    if (pages.byPath.has(path) && !pages.added.has(path)) continue;
    added.add(path);
    ready.push(await htmlPage(path, html, cacheControlOf.page, pages.byPath.get(path)));
  }
  const manifest = pages.byPath.get(manifestPath);
  if (manifest) {
    const cacheControl = manifest.identity.headers["cache-control"] ?? cacheControlOf.page;
    ready.push(await textPage({ path: manifestPath, text: rendered.manifest }, cacheControl));
  }
  const notFound = await htmlPage("404", rendered.notFound, cacheControlOf.notFound, pages.notFound);
  const shell = await htmlPage("shell", rendered.shell, cacheControlOf.shell, pages.shell);
  const made = new Map(ready.map((page) => [page.path, page]));
  const isAdded = ({ path }: Page) => added.has(path);
  const isHtml = ({ identity }: Page) => identity.headers["content-type"]?.startsWith("text/html");
  const built = [...pages.byPath.values()].filter((page) => isHtml(page) && !pages.added.has(page.path));
  const site = [...built.map((page) => made.get(page.path) ?? page), ...ready.filter(isAdded)];
  const text = sitemap(site.map(asSitePage), options.origin);
  ready.push(await textPage({ path: "/sitemap.xml", text }, "no-cache"));

  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const path of pages.byPath.keys()) {
    if (folders.has(dirname(path)) && !made.has(path)) pages.byPath.delete(path);
  }
  for (const path of pages.added) pages.byPath.delete(path);
  pages.added = added;
  for (const page of ready) pages.byPath.set(page.path, page);
  pages.notFound = notFound;
  pages.shell = shell;
}
