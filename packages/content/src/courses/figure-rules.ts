import type { FieldAddress, FigureRule } from "./course.ts";
import { readFigure, sayCount, sayFigure } from "./tools/figures.ts";
import type { Figure } from "./tools/tool.ts";

/** All cells of a column, in the order of its rows. */
export const column = (item: string, key: string, rows: readonly string[] | number): FieldAddress[] =>
  (typeof rows === "number" ? Array.from({ length: rows }, (_, at) => `${at + 1}`) : rows).map(
    (row) => `${item}/${row}.${key}`,
  );

/** As it is reckoned: first what it is made of, then what it depends on beside that. */
export function figureOf({ how, of, where, by = [], rank, times, up }: FigureRule): Figure {
  const beside = where?.at ?? by;
  return {
    needs: [...of, ...beside],
    numbers: how === "highest" ? by : reckoning.has(how) ? of : [],
    reckon: (...words) => {
      const all = of.map((_, at) => words[at] ?? "");
      const others = words.slice(of.length);
      if (how === "highest") return highest(all, others, rank ?? 1);
      const among = where ? all.filter((_, at) => isAmong(where.is, others[at])) : all;
      if (how === "list" && rank !== undefined) return among.filter(isWritten)[rank - 1] ?? "";
      return adjusted(made[how](among), { times, up });
    },
  };
}

/** What reckons with numbers, and not with words. */
const reckoning: ReadonlySet<FigureRule["how"]> = new Set([
  "sum",
  "product",
  "difference",
  "quotient",
  "middle",
]);

function adjusted(words: string, { times, up }: Pick<FigureRule, "times" | "up">): string {
  const figure = times === undefined && !up ? undefined : readFigure(words);
  if (figure === undefined) return words;
  const result = figure * (times ?? 1);
  return up ? sayCount(Math.ceil(result)) : sayFigure(result);
}

/** Typed by hand it may be small, or have a period after it. */
const plainly = (words: string | undefined) => (words ?? "").trim().replace(/[.!]$/, "").toLowerCase();
const isAmong = (chosen: readonly string[], words: string | undefined) =>
  chosen.some((each) => plainly(each) === plainly(words));

const isWritten = (words: string | undefined) => (words ?? "").trim() !== "";

/** None, as long as one is missing: a half-filled product is no result. */
const ofAll =
  (reckon: (one: number, other: number) => number) =>
  (words: readonly string[]): string => {
    const figures = words.map(readFigure);
    if (figures.length === 0 || figures.some((each) => each === undefined)) return "";
    const result = (figures as number[]).reduce(reckon);
    return Number.isFinite(result) ? sayFigure(result) : "";
  };

const made: Record<Exclude<FigureRule["how"], "highest">, (words: readonly string[]) => string> = {
  sum: (words) => {
    const figures = words.map(readFigure).filter((each) => each !== undefined);
    return figures.length === 0 ? "" : sayCount(figures.reduce((all, each) => all + each, 0));
  },
  product: ofAll((one, other) => one * other),
  difference: ofAll((one, other) => one - other),
  quotient: ofAll((one, other) => one / other),
  middle: (words) => {
    const figures = words
      .map(readFigure)
      .filter((each) => each !== undefined)
      .sort((one, other) => one - other);
    const middle = figures[Math.floor((figures.length - 1) / 2)];
    return middle === undefined ? "" : sayCount(middle);
  },
  count: (words) => {
    const count = words.filter(isWritten).length;
    return count === 0 ? "" : String(count);
  },
  words: (words) => {
    const count = wordCount(words.join(" "));
    return count === 0 ? "" : String(count);
  },
  list: (words) => words.filter(isWritten).join("\n"),
};

function highest(names: readonly string[], figures: readonly string[], rank: number): string {
  const scored = names
    .map((name, at) => ({ name, score: readFigure(figures[at] ?? "") ?? -1 }))
    .filter(({ name, score }) => isWritten(name) && score >= 0);
  // In the order in which they were written, where they are equal.
  return scored.sort((one, other) => other.score - one.score)[rank - 1]?.name ?? "";
}

/** A dash or a period by itself is none. */
export const wordCount = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
