import { expect, test } from "vitest";
import { figuresIn, unbackedFigures } from "./figures.rules.ts";

const short = (text: string) => figuresIn(text).map(({ value, unit }) => `${value} ${unit}`.trim());

test.each([
  ["$1,997.00 and US$ 97", ["1997 dollar", "97 dollar"]],
  ["97 USD, 97 dollars, USD 97, 97 bucks", ["97 dollar", "97 dollar", "97 dollar", "97 dollar"]],
  ["€97 or £5", ["97 euro", "5 pound"]],
  ["$2k", ["2000 dollar"]],
  ["20-30 minutes", ["20 minute", "30 minute"]],
  ["20–30 min", ["20 minute", "30 minute"]],
  ["Twenty to thirty minutes a day", ["20 minute", "30 minute"]],
  ["a 90-day plan, ninety-minute", ["90 day", "90 minute"]],
  ["two working days", ["2 day"]],
  ["6 months of monthly group support calls", ["6 month"]],
  ["50% or 50 percent", ["50 percent", "50 percent"]],
  ["$３0", ["30 dollar"]],
  ["9\u200b7", ["97"]],
  ["2 payments of $99", ["2 payment", "99 dollar"]],
  ["1.5.7 and 29,7", ["1.5.7", "29,7"]],
  ["no number", []],
])("%s has %j", (text, figures) => {
  expect(short(text)).toEqual(figures);
});

const source =
  "Founding members pay $97 per month. Write within thirty days. 20-30 minutes. 2 payments of $99.";

test.each([
  "It costs 97 dollars.",
  "You have 30 days.",
  "It takes twenty to thirty minutes.",
  "Two payments of $99.00.",
  "One of them, or two of them.",
])("%s stands in the source", (text) => {
  expect(unbackedFigures(text, [source])).toEqual([]);
});

test.each([
  "It costs $1.",
  "It costs 30 dollars.",
  "It costs ninety dollars.",
  "It costs €97.",
  "You have 97 days.",
  "You have sixty days.",
  "It takes 20-40 minutes.",
  "It takes 20 hours.",
  "You save 30%.",
  "There are 5 tiers.",
  "It costs $97k.",
  "It costs $9 7.",
  "It began in 2019.",
])("%s does not", (text) => {
  expect(unbackedFigures(text, [source])).not.toEqual([]);
});
