import { findOwnPage } from "@academy/contract/calls/visitors/own-pages";
import type { OwnPage } from "@academy/contract/visitors/own-pages";
import { redirect } from "react-router";
import { callApi } from "../../lib/api/api.ts";

declare global {
  /** The owner's own pages by their address, set before pages are rendered: `docs/decisions/013-words-as-data.md`. */
  var academyPages: Readonly<Record<string, OwnPage>> | undefined;
}

export type OwnPageLookup = { page: OwnPage | null };

/** Where pages are rendered: what is at a path, if anything is. */
export function renderedAt(path: string): OwnPageLookup {
  const address = path.length > 1 ? path.replace(/\/$/, "") : path;
  const pages = globalThis.academyPages ?? {};
  return { page: Object.hasOwn(pages, address) ? (pages[address] ?? null) : null };
}

/** In the browser, for whoever comes from another page without a new document. */
export async function askFor(path: string, signal: AbortSignal): Promise<OwnPageLookup> {
  const { page, movedTo } = await callApi(findOwnPage, { query: { path: path.slice(0, 300) }, signal });
  if (movedTo) throw redirect(movedTo);
  return { page };
}
