/** As most people read a text that they want to remember. */
const wordsPerMinute = 180;

export const countWords = (markdown: string): number =>
  markdown.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Reading time and film together; a lesson takes at least a minute. */
export const suggestedMinutes = (words: number, filmSeconds: number | null): number =>
  Math.max(1, Math.round(words / wordsPerMinute + (filmSeconds ?? 0) / 60));
