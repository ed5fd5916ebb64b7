import { remembering } from "../../remembering.rules.ts";
import { normalForm } from "../../understanding/normal-form.rules.ts";
import { spelledMark, spellOut } from "./number-words.rules.ts";

/** A number and what it counts; `unit` is empty where nothing is said or the thing is none that we promise. */
export type Figure = { value: string; unit: string; isSpelled: boolean };

const currencies: Record<string, string> = {
  $: "dollar",
  us$: "dollar",
  usd: "dollar",
  "€": "euro",
  eur: "euro",
};
const others: Record<string, string> = {
  "£": "pound",
  gbp: "pound",
  "%": "percent",
  buck: "dollar",
  min: "minute",
  hr: "hour",
  mo: "month",
  yr: "year",
};
const units = `dollar|buck|euro|pound|cent|usd|eur|gbp|%|percent|second|minute|min|hour|hr|day|week|month|mo|year|yr|payment|instalment|call|lesson|module|session|seat|place|member|question|archetype|workbook|course|point`;
const number = String.raw`\d+(?:[.,]\d+)*`;
const pattern = new RegExp(
  String.raw`(us\$|[$€£]|\b(?:usd|eur|gbp))?\s?(${spelledMark})?(${number})(k(?![a-z]))?` +
    // In a range the unit stands behind the second number and counts for both.
    String.raw`(?:(?:\s?[-–—]\s?|\s(?:to|or|and)\s)(?=[$€£#]?${number}))?` +
    String.raw`(?:[\s-]*(?:(?:working|business|full|monthly|group|short|us|american)[\s-])*(${units})s?(?![a-z]))?`,
  "g",
);

/** Every number of a text. */
export function figuresIn(text: string): Figure[] {
  const plain = spellOut(
    normalForm(text, "NFKC")
      .replace(/[\p{Cf}#]/gu, "")
      .replace(/[‐‑‒−]/g, "-")
      .toLowerCase(),
  );
  const found = [...plain.matchAll(pattern)].map(
    ([whole, currency, spelled, digits = "", thousands, unit]) => ({
      value: plainValue(digits, thousands !== undefined),
      unit: nameOf(currency ?? unit ?? ""),
      isSpelled: spelled !== undefined,
      goesOn: /(?:[-–—]|\s(?:to|or|and))\s?$/.test(whole) && currency === undefined,
    }),
  );
  return found.map(({ goesOn, ...figure }, index) =>
    goesOn && figure.unit === "" ? { ...figure, unit: found[index + 1]?.unit ?? "" } : figure,
  );
}

/** Every piece of an answer is held against the same few sources. */
const figuresInSource = remembering({ most: 32, longest: 10_000 }, figuresIn);

const nameOf = (unit: string) => currencies[unit] ?? others[unit] ?? unit;

/** "1,997.00" and "1997" are one; what can't be read as a number stays as it is and equals nothing else. */
function plainValue(digits: string, isThousands: boolean): string {
  const value = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replaceAll(",", "") : digits;
  if (!/^\d+(?:\.\d+)?$/.test(value)) return value;
  return String(Number(value) * (isThousands ? 1000 : 1));
}

/** Figures that stand in none of the sources. A spelled number that counts nothing we promise ("one of them") is no claim. */
export function unbackedFigures(text: string, sources: readonly string[]): Figure[] {
  const known = sources.flatMap(figuresInSource);
  return figuresIn(text).filter(
    ({ value, unit, isSpelled }) =>
      !(isSpelled && unit === "") &&
      !known.some((each) => each.value === value && (unit === "" || each.unit === unit)),
  );
}
