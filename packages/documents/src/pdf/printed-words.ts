/** More marks on one letter no language has; what piles up hundreds of them is no writing. */
const manyMarks = /(\p{M}{4})\p{M}+/gu;
/** They join or part the letters beside them in Persian and the scripts of India; anywhere else they say nothing. */
const joiners = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;
/** What can't be seen: signs that steer the direction of writing, parts of emoji, characters that mean nothing. */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}]/gu;
const manyEmptyLines = /\n(?:[^\S\n]*\n){3,}/g;

/** Somebody’s words as far as paper can show them. Measured and set alike, so that what can’t be seen costs nobody time. */
export const printedWords = (words: string): string =>
  words
    .normalize("NFC")
    // No font of ours has them.
    .replace(/\p{RGI_Emoji}/gv, "")
    .replace(unseen, "")
    .replace(joiners, "")
    .replace(manyMarks, "$1")
    .replace(manyEmptyLines, "\n\n\n");
