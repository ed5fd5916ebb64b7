import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { securityHeaders } from "../http/responses/security-headers.ts";
import { type CompressedEncoding, compressedSuffix } from "./compress.ts";
import {
  cacheControlOf,
  makeHtmlPage,
  makeTextPage,
  originPlaceholder,
  type PageOptions,
} from "./html-page.ts";
import { mediaTypeOf } from "./media-types.ts";
import { makePage, type Page } from "./page.ts";
import { asSitePage, robots, sitemap } from "./search-files.ts";

/** Written by the web build: which file is which page. */
const manifestSchema = z.object({
  pages: z.record(z.string(), z.string()),
  notFound: z.string(),
  shell: z.string(),
  shellRoutes: z.array(z.string()),
});

export type Pages = {
  /** Prerendered pages and every file they use, by path. */
  byPath: Map<string, Page>;
  /** Which of them the build knows nothing of: the owner's pages, and the files of her words and colors. */
  added: ReadonlySet<string>;
  notFound: Page;
  /** What every page that is not prerendered starts from. */
  shell: Page;
  shellRoutes: string[];
  /** Hosts that a page may show in a frame. */
  frameSources: readonly string[];
};

type Options = PageOptions & {
  buildDir: string;
  /** Paths below /api that search engines may read all the same. */
  crawledPaths?: readonly string[];
};

export function readPageManifest(buildDir: string) {
  return manifestSchema.parse(JSON.parse(readFileSync(join(buildDir, "pages.json"), "utf8")));
}

export function loadPages(options: Options): Pages {
  const { buildDir, origin, isDemo, frameSources = [], crawledPaths = [] } = options;
  const manifest = readPageManifest(buildDir);
  const root = join(buildDir, "client");
  const common = securityHeaders({ isDemo });
  const byPath = new Map<string, Page>();

  const htmlPage = (path: string, file: string, cacheControl: string) =>
    makeHtmlPage(path, readFileSync(join(root, file), "utf8"), cacheControl, options);

  const notFound = htmlPage("404", manifest.notFound, cacheControlOf.notFound);
  const shell = htmlPage("shell", manifest.shell, cacheControlOf.shell);
  for (const [path, file] of Object.entries(manifest.pages)) {
    if (isDemo || !path.startsWith("/dev/")) byPath.set(path, htmlPage(path, file, cacheControlOf.page));
  }
  const shellRoutes = manifest.shellRoutes.filter((route) => isDemo || !route.startsWith("/dev/"));
  for (const [path, text] of [
    ["/sitemap.xml", sitemap([...byPath.values()].map(asSitePage), origin)],
    ["/robots.txt", robots({ shellRoutes, crawledPaths, origin })],
  ] as const) {
    byPath.set(path, makeTextPage({ path, text }, "no-cache", options));
  }
  for (const page of filePages(root, common, origin)) byPath.set(page.path, page);

  return { byPath, added: new Set(), notFound, shell, shellRoutes, frameSources };
}

/** The pages of the build anew, where something else is done to each; files and what is not the build's stay. */
export function reloadPages(pages: Pages, options: Options): void {
  const { buildDir } = options;
  const manifest = readPageManifest(buildDir);
  const again = (path: string, file: string, cacheControl: string, served: Page | undefined) =>
    makeHtmlPage(path, readFileSync(join(buildDir, "client", file), "utf8"), cacheControl, options, served);
  for (const [path, file] of Object.entries(manifest.pages)) {
    const served = pages.byPath.get(path);
    if (served) pages.byPath.set(path, again(path, file, cacheControlOf.page, served));
  }
  pages.notFound = again("404", manifest.notFound, cacheControlOf.notFound, pages.notFound);
  pages.shell = again("shell", manifest.shell, cacheControlOf.shell, pages.shell);
}

function filePages(root: string, common: Record<string, string>, origin: string): Page[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
  const known = new Set(files);
  const originals = files.filter((file) => !file.endsWith(".html") && !isCompressedCopy(file, known));
  return originals.map((file) => {
    const path = `/${file}`;
    const { type, isText } = mediaTypeOf(file);
    const bytes = readFileSync(join(root, file));
    const needsOrigin = isText && !file.startsWith("assets/") && bytes.includes(originPlaceholder);
    const body = needsOrigin ? Buffer.from(bytes.toString().replaceAll(originPlaceholder, origin)) : bytes;
    const compressed = needsOrigin ? {} : readCompressedCopies(root, file, known);
    const cacheControl = file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache";
    return makePage({
      path,
      body,
      compressed,
      headers: { ...common, "content-type": type, "cache-control": cacheControl },
    });
  });
}

function isCompressedCopy(file: string, known: Set<string>): boolean {
  return Object.values(compressedSuffix).some(
    (suffix) => file.endsWith(suffix) && known.has(file.slice(0, -suffix.length)),
  );
}

function readCompressedCopies(root: string, file: string, known: Set<string>) {
  const copies: Partial<Record<CompressedEncoding, Buffer>> = {};
  for (const [encoding, suffix] of Object.entries(compressedSuffix)) {
    if (known.has(file + suffix))
      copies[encoding as CompressedEncoding] = readFileSync(join(root, file + suffix));
  }
  return copies;
}
