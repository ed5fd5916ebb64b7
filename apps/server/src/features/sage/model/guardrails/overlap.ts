import { remembering } from "../../remembering.rules.ts";
import { contentStems, tokenize } from "../../understanding/tokens.ts";
import { rules } from "../prompt.ts";

const minShare = 0.4;

/** Every piece of an answer is held against the same few sources. */
const stemsOfSource = remembering({ most: 32, longest: 10_000 }, contentStems);

/** Whether a text speaks of what its sources speak of: other words are fine, another subject is not. */
export function isAboutSources(text: string, sources: readonly string[]): boolean {
  const said = contentStems(text);
  const known = new Set(sources.flatMap(stemsOfSource));
  return said.filter((stem) => known.has(stem)).length >= said.length * minShare;
}

const runLength = 6;

function runsIn(text: string): string[] {
  const words = tokenize(text);
  return words.slice(runLength - 1).map((_, start) => words.slice(start, start + runLength).join(" "));
}

const runsOfRules = new Set(runsIn(rules));

/** Six words in a row are nobody's coincidence. */
export const repeatsRules = (text: string): boolean => runsIn(text).some((run) => runsOfRules.has(run));
