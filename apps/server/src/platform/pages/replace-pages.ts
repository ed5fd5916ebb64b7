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

/** What a page says, whichever file of words it names. */
const withoutWordsFile = (html: string) => html.replaceAll(/\/words\/[0-9a-f]{16}\.js/g, "/words/");

/**
 * Puts pages that were rendered again in the place of those that are served. All that say something else than before are
 * made ready first, and no request is answered between the first and the last of them. Those that only name the new file
 * of words follow, all at once as well: to compress them takes longer than everything else, and until then each is what
 * it was before, with the file that belongs to it.
 */
export async function replacePages(
  pages: Pages,
  rendered: RenderedPages,
  files: readonly PageFile[],
  { compress = compressAll, ...options }: PageOptions & { compress?: typeof compressAll | undefined },
): Promise<void> {
  const common = securityHeaders(options);
  type Finished = { path: string; served: Page | undefined } & ReturnType<typeof finishHtml>;
  const finish = (path: string, html: string, cacheControl: string, served: Page | undefined): Finished => ({
    path,
    served,
    ...finishHtml(html, cacheControl, options),
  });
  /** One that is as it was stays: to compress it takes longer than to render it. */
  const htmlPage = async ({ path, served, body, headers }: Finished) => {
    if (served?.identity.body.equals(body)) return served;
    const page = makePage({ path, body, compressed: await compress(body, "serve"), headers });
    return withEditions(page, body, headers, options.editions?.[path]);
  };
  const saysTheSame = ({ served, body }: Finished) =>
    served !== undefined &&
    withoutWordsFile(served.identity.body.toString()) === withoutWordsFile(body.toString());
  const textPage = async ({ path, text }: PageFile, cacheControl: string) => {
    const body = Buffer.from(text);
    const headers = { ...common, "content-type": mediaTypeOf(path).type, "cache-control": cacheControl };
    return makePage({ path, body, compressed: await compress(body, "serve"), headers });
  };

  const finished: Finished[] = [];
  for (const [path, html] of Object.entries(rendered.pages)) {
    const served = pages.byPath.get(path);
    if (served) finished.push(finish(path, html, cacheControlOf.page, served));
  }
  const added = new Set<string>();
  for (const [path, html] of Object.entries(rendered.added)) {
    // What the build has at an address stays there.
    if (pages.byPath.has(path) && !pages.added.has(path)) continue;
    added.add(path);
    finished.push(finish(path, html, cacheControlOf.page, pages.byPath.get(path)));
  }
  const later = finished.filter(saysTheSame);
  const around = {
    notFound: finish("404", rendered.notFound, cacheControlOf.notFound, pages.notFound),
    shell: finish("shell", rendered.shell, cacheControlOf.shell, pages.shell),
  };
  const isFirst = { notFound: !saysTheSame(around.notFound), shell: !saysTheSame(around.shell) };
  const ready: Page[] = [];
  // One after the other: visitors are answered in between.
  for (const file of files) ready.push(await textPage(file, cacheControlOf.immutable));
  for (const each of finished) if (!later.includes(each)) ready.push(await htmlPage(each));
  const notFound = isFirst.notFound ? await htmlPage(around.notFound) : pages.notFound;
  const shell = isFirst.shell ? await htmlPage(around.shell) : pages.shell;
  const manifest = pages.byPath.get(manifestPath);
  if (manifest) {
    const cacheControl = manifest.identity.headers["cache-control"] ?? cacheControlOf.page;
    ready.push(await textPage({ path: manifestPath, text: rendered.manifest }, cacheControl));
  }
  const made = new Map(ready.map((page) => [page.path, page]));
  const isHtml = ({ identity }: Page) => identity.headers["content-type"]?.startsWith("text/html");
  const built = [...pages.byPath.values()].filter((page) => isHtml(page) && !pages.added.has(page.path));
  const own = [...added].flatMap((path) => made.get(path) ?? pages.byPath.get(path) ?? []);
  const site = [...built.map((page) => made.get(page.path) ?? page), ...own];
  const text = sitemap(site.map(asSitePage), options.origin);
  ready.push(await textPage({ path: "/sitemap.xml", text }, "no-cache"));

  for (const path of pages.added) if (!added.has(path)) pages.byPath.delete(path);
  pages.added = added;
  for (const page of ready) pages.byPath.set(page.path, page);
  pages.notFound = notFound;
  pages.shell = shell;

  const followed: Page[] = [];
  for (const each of later) followed.push(await htmlPage(each));
  const notFoundNow = isFirst.notFound ? notFound : await htmlPage(around.notFound);
  const shellNow = isFirst.shell ? shell : await htmlPage(around.shell);
  // No page names an older file any more.
  const folders = new Set(files.map(({ path }) => dirname(path)));
  for (const path of pages.byPath.keys()) {
    if (folders.has(dirname(path)) && !made.has(path)) pages.byPath.delete(path);
  }
  for (const page of followed) pages.byPath.set(page.path, page);
  pages.notFound = notFoundNow;
  pages.shell = shellNow;
}
