import type { Passage } from "./passage.ts";

let published: readonly Passage[] | undefined;

/** What the pages say since the owner published words of her own; undefined as long as they say what they began with. */
export const publishedPassages = (): readonly Passage[] | undefined => published;

/** The same passages, made of other words. What questions are understood as is trained with the first ones. */
export function publishPassages(passages: readonly Passage[] | undefined): void {
  published = passages;
}
