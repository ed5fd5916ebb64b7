import { stemmer } from "stemmer";
import { remembering } from "../remembering.rules.ts";
import { normalForm } from "./normal-form.rules.ts";

/** Letters without their marks; spaces for everything that is neither letter nor figure. */
export function tokenize(text: string): string[] {
  const plain = normalForm(text, "NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain.split(" ").filter((word) => word !== "");
}

/** One form for all forms of a word. Each word of a text is asked about several times. */
export const stemOf = remembering({ most: 20_000, longest: 30 }, stemmer);

/** Words that hold a sentence together and say nothing about what is asked. */
const stopWords = new Set(
  `a about actually all also am an and any anyway are as at basically be been being bit but by can could currently d
  dear did do does doing done exactly for from get gets getting go goes going got guys had has have having he hello her
  hey hi his i id if ill im in into is it its ive just let ll may maybe me might must my of ok okay on or our perhaps
  please quite re really s shall she should so some t than thank thanks that the their them then there these they this
  those to us very was we well were will with would you your youre youve`.split(/\s+/),
);
const isStopWord = (word: string): boolean => stopWords.has(word);

/** Heard in questions about anything: they count, but little. */
const commonStems = new Set(
  `how what who when where why which whom not know thing want like make need take use look tell see say think question
  ask answer someone something anyone anything way lot kind sort much many more most other still ever even only sure give
  day work people find keep come here now after before`
    .split(/\s+/)
    .map(stemOf),
);
const isCommonStem = (stem: string): boolean => commonStems.has(stem);

/** The words that say something, each once, by their stems. */
export const contentStems = (text: string): string[] => [
  ...new Set(
    tokenize(text)
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  ),
];

/** Those among them that are not heard everywhere. */
export const tellingStems = (text: string): string[] =>
  contentStems(text).filter((stem) => !isCommonStem(stem));

/**
 * Ends of sentences, not of prices or of "1:1": a stop, then a capital or an opening quotation mark. A list belongs to
 * the sentence that leads to it, and ends with its last line.
 */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}“"(])|\n(?!- )/u).filter((sentence) => sentence !== "");
