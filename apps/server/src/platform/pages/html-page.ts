import { pagePolicy, securityHeaders } from "../http/responses/security-headers.ts";
import { type DeclaredEditions, withEditions } from "./editions.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { mediaTypeOf } from "./media-types.ts";
import { makePage, type Page } from "./page.ts";

/** What the build writes where the academy's own address belongs: it is known only when the academy starts. */
export const originPlaceholder = "https://origin.invalid";

export type PageOptions = {
  origin: string;
  isDemo: boolean;
  /** What is done to each page before it gets the academy's address. */
  editHtml?: (html: string) => string;
  frameSources?: readonly string[];
  /** By path. */
  editions?: Readonly<Record<string, DeclaredEditions>>;
};

export const cacheControlOf = {
  page: "no-cache",
  notFound: "no-store",
  shell: "private, no-cache",
  /** What is named by what is in it. */
  immutable: "public, max-age=31536000, immutable",
};

/** What was rendered, as this academy serves it. */
export const asServed = (rendered: string, { origin, editHtml = (html) => html }: PageOptions): string =>
  editHtml(rendered).replaceAll(originPlaceholder, origin);

/** A page as it was rendered, made this academy's own. One that is as it was stays, with all that was made of it. */
export function makeHtmlPage(
  path: string,
  rendered: string,
  cacheControl: string,
  options: PageOptions,
  served?: Page,
): Page {
  const { isDemo, frameSources = [] } = options;
  const html = asServed(rendered, options);
  const body = Buffer.from(html);
  if (served?.identity.body.equals(body)) return served;
  const headers = {
    ...securityHeaders({ isDemo }),
    "content-type": mediaTypeOf("page.html").type,
    "content-security-policy": pagePolicy(inlineScriptHashes(html), frameSources),
    "cache-control": cacheControl,
  };
  return withEditions(makePage({ path, body, headers }), body, headers, options.editions?.[path]);
}

/** A file of text that follows from the pages, or that they name. */
export type PageFile = { path: string; text: string };

export function makeTextPage({ path, text }: PageFile, cacheControl: string, options: PageOptions): Page {
  const type = mediaTypeOf(path).type;
  const headers = { ...securityHeaders(options), "content-type": type, "cache-control": cacheControl };
  return makePage({ path, body: Buffer.from(text), headers });
}
