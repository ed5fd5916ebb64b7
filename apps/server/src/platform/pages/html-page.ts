import { pagePolicy, securityHeaders } from "../http/responses/security-headers.ts";
import type { DeclaredEditions } from "./editions.ts";
import { inlineScriptHashes } from "./inline-scripts.ts";
import { mediaTypeOf } from "./media-types.ts";

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

/** A page as it was rendered, made this academy's own. */
export function finishHtml(rendered: string, cacheControl: string, options: PageOptions) {
  const { origin, isDemo, editHtml = (html: string) => html, frameSources = [] } = options;
  const html = editHtml(rendered).replaceAll(originPlaceholder, origin);
  const headers = {
    ...securityHeaders({ isDemo }),
    "content-type": mediaTypeOf("page.html").type,
    "content-security-policy": pagePolicy(inlineScriptHashes(html), frameSources),
    "cache-control": cacheControl,
  };
  return { body: Buffer.from(html), headers };
}
