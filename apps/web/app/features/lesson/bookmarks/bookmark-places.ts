import { maxExcerpt } from "@academy/contract/fields/bookmarks";
import type { BookmarkView } from "@academy/contract/learning/bookmarks";
import type { PendingItem } from "../../progress/public.ts";

/** Where a bookmark lies: at a moment of the film, or at a block of the text. */
export type BookmarkTarget = Pick<BookmarkView, "seconds" | "block" | "excerpt">;

/** What the server has, with what this device could not tell it yet. Those of the film come first, then down the text. */
export function joinBookmarks(known: readonly BookmarkView[], items: readonly PendingItem[]): BookmarkView[] {
  const joined = new Map(known.map((bookmark) => [bookmark.id, bookmark]));
  for (const { pending } of items) {
    if (pending.kind !== "bookmark") continue;
    const { isRemoved, ...bookmark } = pending.bookmark;
    if ((joined.get(bookmark.id)?.at ?? "") > bookmark.at) continue;
    if (isRemoved) joined.delete(bookmark.id);
    else joined.set(bookmark.id, bookmark);
  }
  return inOrder([...joined.values()]);
}

const film = (bookmark: BookmarkView) => (bookmark.block === null ? 0 : 1);
const place = ({ seconds, block }: BookmarkView) => seconds ?? block ?? 0;

export const inOrder = (bookmarks: readonly BookmarkView[]) =>
  [...bookmarks].sort((one, other) => film(one) - film(other) || place(one) - place(other));

/** How a block begins, on one line; where it is cut, at the end of a word and never within a character. */
export function excerptOf(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (line.length <= maxExcerpt) return line.replace(/\p{Cs}/gu, "");
  const cut = line.slice(0, maxExcerpt - 1);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/\p{Cs}/gu, "")}…`;
}

/**
 * Which block of a text it is. The owner may have changed the text since: the nearest block that begins with the same
 * words is the one, and without any the place where it stood.
 */
export function findBlock(
  texts: readonly string[],
  { block, excerpt }: Pick<BookmarkView, "block" | "excerpt">,
) {
  if (texts.length === 0 || block === null) return -1;
  const same = texts
    .map((text, index) => ({ index, isSame: excerptOf(text) === excerpt }))
    .filter(({ isSame }) => isSame)
    .sort((one, other) => Math.abs(one.index - block) - Math.abs(other.index - block));
  return same[0]?.index ?? Math.min(block, texts.length - 1);
}

/** Later than what is known of it, whatever the clock of this device says. */
export const laterThan = (at: string | undefined, now: Date) =>
  new Date(Math.max(now.getTime(), at ? Date.parse(at) + 1 : 0)).toISOString();
