import { stemmer } from "stemmer";
import { rules } from "../prompt.ts";

const wordsIn = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .match(/\p{L}+/gu) ?? [];

const small = new Set(
  "about also and any are been but can does for from get has have into its just more not one our out that the their them then there these they this those was were what when which while will with would you your youre".split(
    " ",
  ),
);
const stemsIn = (text: string) =>
  wordsIn(text)
    .filter((word) => word.length > 2 && !small.has(word))
    .map(stemmer);

const leastShare = 0.4;

/** Whether a text speaks of what its sources speak of: other words are fine, another subject is not. */
export function isAboutSources(text: string, sources: readonly string[]): boolean {
  const said = stemsIn(text);
  const known = new Set(sources.flatMap(stemsIn));
  return said.filter((stem) => known.has(stem)).length >= said.length * leastShare;
}

const runLength = 6;

function runsIn(text: string): string[] {
  const words = wordsIn(text);
  return words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(" "));
}

const runsOfRules = new Set(runsIn(rules));

/** Six words in a row are nobody's coincidence. */
export const repeatsRules = (text: string): boolean => runsIn(text).some((run) => runsOfRules.has(run));
