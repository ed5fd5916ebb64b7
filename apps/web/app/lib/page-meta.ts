import { academy } from "@academy/content/academy";
import type { MetaDescriptor } from "react-router";
import { origin } from "./origin.ts";

type PageWords = { title: string; description: string };
type IndexedPage = PageWords & { path: string; robots?: undefined };
type UnlistedPage = PageWords & { path?: string; robots: "noindex" };

/** The head of a page. A page that is not to be indexed names no canonical address. */
export function pageMeta({ title, description, path, robots }: IndexedPage | UnlistedPage): MetaDescriptor[] {
  const fullTitle = `${title} · ${academy.name}`;
  const url = path === undefined ? undefined : origin() + path;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    ...(robots ? [{ name: "robots", content: robots }] : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    ...(url ? [{ property: "og:url", content: url }] : []),
    { property: "og:site_name", content: academy.name },
    { property: "og:locale", content: academy.locale },
    { property: "og:image", content: `${origin()}/og.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: academy.pictureAlt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * A link for the head of a page that isn't painted before the browser has read as far as an element, the first one below
 * what would otherwise move: a drawing in the middle of a head that is still growing, a picture below words that come
 * after it. Only so far: on a slow line the rest of a long page takes longer than its styles.
 */
export const paintedWhole = (nextId: string) => ({ rel: "expect", href: `#${nextId}`, blocking: "render" });
