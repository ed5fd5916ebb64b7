import type { Page } from "./page.ts";

/** What search engines read: which pages there are, and which addresses are none of theirs. */
type SitePage = { path: string; html: string };

export const asSitePage = ({ path, identity }: Page): SitePage => ({ path, html: identity.body.toString() });

/** Pages that want to be found: a page that asks not to be, or names another as the original, is left out. */
export function sitemap(pages: SitePage[], origin: string): string {
  const urls = pages
    .filter(
      ({ path, html }) => !path.startsWith("/dev/") && !isNotIndexed(html) && isOriginal(path, html, origin),
    )
    .map(({ path }) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

type Robots = { shellRoutes: string[]; crawledPaths: readonly string[]; origin: string };

/** Screens that are not prerendered are somebody's own: there is nothing to read in them. */
export function robots({ shellRoutes, crawledPaths, origin }: Robots): string {
  const own = shellRoutes.map((route) => route.replace(/:.*$/, "")).filter((path) => path.length > 1);
  const closed = [...new Set(["/api/", "/dev/", ...own.filter((path) => !path.startsWith("/dev/"))])].sort();
  return [
    "User-agent: *",
    ...crawledPaths.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}

function isNotIndexed(html: string): boolean {
  return /<meta\s[^>]*name="robots"[^>]*noindex/i.test(html);
}

function isOriginal(path: string, html: string, origin: string): boolean {
  const canonical = /<link\s[^>]*rel="canonical"[^>]*>/i.exec(html)?.[0];
  const address = canonical && /href="([^"]*)"/i.exec(canonical)?.[1];
  return !address || address === origin + path;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
