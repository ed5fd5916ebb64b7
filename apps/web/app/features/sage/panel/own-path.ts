import { sage } from "@academy/content/sage";

/** An address as a path of this academy, or nothing: no answer leads anywhere else, and none calls the server. */
export function ownPath(address: string, origin = window.location.origin): string | null {
  // Browsers read a backslash as a slash and drop line breaks.
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(address) || /[\\\p{Cc}\s]/u.test(address)) return null;
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin || /^\/(api|files|dev)(\/|$)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The same, for words that only look like an address: the page has to be one that exists. */
export function knownPath(address: string, origin = window.location.origin): string | null {
  const path = ownPath(address, origin);
  if (path === null) return null;
  const page = path.replace(/[?#].*/s, "");
  const { linkedPages, linkedFolders } = sage;
  const isKnown =
    linkedPages.some((known) => known === page) ||
    linkedFolders.some((folder) => page.startsWith(folder) && page.length > folder.length);
  return isKnown ? path : null;
}
