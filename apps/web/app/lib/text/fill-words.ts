/** Puts values in the places of a sentence that the content names in braces. */
export const fillWords = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
