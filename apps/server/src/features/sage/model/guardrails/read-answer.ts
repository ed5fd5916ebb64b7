import { remembering } from "../../remembering.rules.ts";
import { contentStems, tokenize } from "../../understanding/tokens.ts";
import { type NumberedEvidence, rules } from "../prompt.ts";
import { namesForeignAddress } from "./addresses.rules.ts";
import { unbackedFigures } from "./figures.rules.ts";
import { promisesMore } from "./promises.rules.ts";

const minShare = 0.4;

/** Every piece of an answer is held against the same few sources. */
const stemsOfSource = remembering({ most: 32, longest: 10_000 }, contentStems);

/** Whether a text speaks of what its sources speak of: other words are fine, another subject is not. */
function isAboutSources(text: string, sources: readonly string[]): boolean {
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
const repeatsRules = (text: string): boolean => runsIn(text).some((run) => runsOfRules.has(run));

/** The answer of a model that must not be shown. */
export class Unusable extends Error {
  override name = "Unusable";
}

export const maxAnswerCharacters = 1200;

/** More than in any answer of a few sentences. Each of them is held against all that it cites, which takes its time. */
const maxMarkedWords = 20;

const marks = String.raw`(?:\[\d{1,2}(?:\s*,\s*\d{1,2})*\]\s*)+`;
/** Marks, then the beginning of something else: only then are no more marks to come. */
const innerMarks = new RegExp(String.raw`${marks}(?=[^\s[])`);
const endOfMarks = /\]\s*[^\s[]/;
const lastMarks = new RegExp(`${marks}$`);
const closing = /^[.!?…)”"’]*/;

/**
 * Reads an answer while it arrives. Words are handed on once the passages that they cite bear them out, so that nothing
 * wrong is ever on a screen, not for a second. Anything else makes the whole answer unusable.
 */
export function readAnswer(passages: readonly NumberedEvidence[]) {
  const byNumber = new Map(passages.map((passage) => [passage.number, passage]));
  const cited = new Set<number>();
  let held = "";
  let text = "";
  let accepted = 0;

  const accept = ({ 0: marks, index }: RegExpExecArray): string => {
    accepted++;
    if (accepted > maxMarkedWords) throw new Unusable("cites too often");
    const words = held.slice(0, index).trimEnd();
    held = held.slice(index + marks.trimEnd().length);
    const sources = (marks.match(/\d+/g) ?? []).map((number) => {
      const passage = byNumber.get(Number(number));
      if (!passage) throw new Unusable("cites a passage that was not given");
      return passage;
    });
    const shown = withoutFormatting(words);
    checkWords(shown, sources);
    for (const { number } of sources) cited.add(number);
    const said = text === "" ? shown.trimStart() : shown;
    text += said;
    // A run of words of the rules may be spread over several of these.
    if (repeatsRules(text)) throw new Unusable("repeats its rules");
    return said;
  };

  return {
    /** What may be shown now. */
    take(piece: string): string {
      const lastOfBefore = Math.max(0, held.trimEnd().length - 1);
      held += piece;
      if (text.length + held.length > maxAnswerCharacters) throw new Unusable("too long");
      let shown = "";
      // Most pieces end no marks, and to look through all that is held for each would take ever longer.
      if (!endOfMarks.test(held.slice(lastOfBefore))) return shown;
      for (let found = innerMarks.exec(held); found; found = innerMarks.exec(held)) shown += accept(found);
      return shown;
    },
    end(): { rest: string; text: string; cited: number[] } {
      const found = lastMarks.exec(held);
      const rest = found ? accept(found) : endOf(held);
      if (!found) text += rest;
      if (cited.size === 0) throw new Unusable("cites nothing");
      return { rest, text, cited: [...cited].sort((one, other) => one - other) };
    },
  };
}

function checkWords(words: string, sources: readonly NumberedEvidence[]): void {
  const all = sources.map(({ title, text }) => `${title}. ${text}`);
  const pages = sources.filter(({ isLesson }) => !isLesson).map(({ title, text }) => `${title}. ${text}`);
  const missing = unbackedFigures(words, all)[0] ?? unbackedMoney(words, pages);
  if (missing) throw new Unusable("has a figure that stands in no passage it cites");
  if (promisesMore(words, pages, all)) throw new Unusable("promises what no passage promises");
  if (namesForeignAddress(words, sources)) throw new Unusable("names a foreign address");
  if (!isAboutSources(words, all)) throw new Unusable("speaks of something else");
}

const unbackedMoney = (words: string, pages: readonly string[]) =>
  unbackedFigures(words, pages).find(({ unit }) => ["dollar", "euro", "pound", "percent"].includes(unit));

/** A short courtesy in the end needs no source and is left out; whatever else is not cited is not believed. */
function endOf(held: string): string {
  const end = closing.exec(held.trim())?.[0] ?? "";
  const rest = held.trim().slice(end.length).trim();
  const isCourtesy = end !== "" && rest.length <= 120 && /[?!]$/.test(rest) && !/\d|[.?!]\s/.test(rest);
  if (rest !== "" && !isCourtesy) throw new Unusable("has words that cite nothing");
  return end;
}

const withoutFormatting = (words: string) => words.replace(/\*\*|__|`/g, "").replace(/^\s*#+\s+/gm, "");
