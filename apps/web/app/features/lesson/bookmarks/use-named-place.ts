import type { BookmarkView } from "@academy/contract/learning/bookmarks";
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { type BookmarkTarget, findBlock } from "./bookmark-places.ts";
import { blocksOf, showBlock } from "./text-blocks.ts";

/** The place that the address names: a bookmark, or a moment of the film. */
export function useNamedPlace(bookmarks: readonly BookmarkView[], text: RefObject<HTMLElement | null>) {
  const { hash } = useLocation();
  const [place] = useState(() => placeIn(hash, bookmarks));
  // biome-ignore lint/correctness/useExhaustiveDependencies: where a lesson opens is decided once.
  useEffect(() => {
    if (place && place.block !== null) goToText(text.current, place);
  }, []);
  return place;
}

function placeIn(hash: string, bookmarks: readonly BookmarkView[]): BookmarkTarget | undefined {
  const moment = /^#at-(\d{1,5})$/.exec(hash)?.[1];
  if (moment) return { seconds: Number(moment), block: null, excerpt: "" };
  const id = /^#bookmark-([\da-f-]{36})$/.exec(hash)?.[1];
  return bookmarks.find((each) => each.id === id);
}

export function goToText(text: HTMLElement | null, place: BookmarkTarget) {
  const blocks = text ? blocksOf(text) : [];
  const index = findBlock(
    blocks.map((block) => block.textContent ?? ""),
    place,
  );
  const block = blocks[index];
  if (block) showBlock(block);
}
