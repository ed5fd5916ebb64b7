import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dimensions, toVector } from "../meaning/vectors.ts";
import { askedOf, headFile, makeClassify, packHead, rowsOf, unpackHead } from "./head.ts";
import { fingerprintOfPractice, listClasses } from "./practice.ts";
import { train } from "./train.ts";
import { wordShares } from "./word-shares.ts";

const classes = ["price", "refund", "none"];
const words = ["cost", "money", "back", "weather", "price"];
const idf = new Float32Array(words.length).fill(1);
const rows = rowsOf(words);
/** A direction of its own for every subject. */
const towards = (axis: number) =>
  toVector(Float32Array.from({ length: dimensions }, (_, at) => (at === axis ? 1 : 0.01)));
/** Seen often enough to be learned. */
const samples = Array.from({ length: 200 }, () => [
  { text: "what does it cost", axis: 0, right: [0] },
  { text: "the price please", axis: 0, right: [0] },
  { text: "my money back", axis: 1, right: [1] },
  { text: "back with my money", axis: 1, right: [1] },
  { text: "how is the weather", axis: 2, right: [2] },
])
  .flat()
  .map(({ text, axis, right }) => ({ asked: askedOf(text, towards(axis), rows, idf), right, weight: 1 }));
const weights = train(samples, { classes, words }, dimensions);
const head = { classes, words, idf, weights };

test("it learns from words and from meaning, and the same every time", () => {
  const classify = makeClassify(head);
  const bestFor = (text: string, axis?: number) =>
    classify(text, axis === undefined ? undefined : towards(axis))[0]?.id;

  expect(bestFor("so what would the cost be")).toBe("price");
  expect(bestFor("how many dollars", 0)).toBe("price");
  expect(bestFor("will they give me it all again", 1)).toBe("refund");
  expect(train(samples, { classes, words }, dimensions)).toEqual(weights);
});

test("where several answers are right, either may be found", () => {
  const both = samples.map((each) => ({ ...each, right: each.right[0] === 2 ? [2] : [0, 1] }));
  const classify = makeClassify({ ...head, weights: train(both, { classes, words }, dimensions) });

  const [first, second, third] = classify("what does it cost", towards(0));
  expect([first?.id, second?.id].toSorted()).toEqual(["price", "refund"]);
  expect(third?.probability).toBeLessThan(0.1);
});

test("a word says what it is asked about by how often it is, and as much where few have asked", () => {
  const many = samples.filter(({ right }) => right[0] !== 1);
  const few = samples.filter(({ right }) => right[0] === 1).slice(0, 4);
  const shares = wordShares([...many, ...few], { classes, words });
  const shareOf = (word: string, id: string) =>
    shares[words.indexOf(word) * classes.length + classes.indexOf(id)] as number;

  expect(shareOf("back", "refund")).toBeGreaterThan(shareOf("back", "price"));
  expect(shareOf("back", "refund")).toBeGreaterThan(1);
  expect(shareOf("weather", "none")).toBeGreaterThan(shareOf("weather", "refund"));
  for (const word of words) {
    const sum = classes.reduce((all, id) => all + shareOf(word, id), 0);
    expect(Math.abs(sum)).toBeLessThan(1e-4);
  }
});

test("a byte for each weight says the same", () => {
  const classify = makeClassify(unpackHead(packHead(head, "1")));

  expect(classify("the price please", towards(0))[0]?.id).toBe("price");
  expect(classify("how is the weather", towards(2))[0]?.id).toBe("none");
});

test("what Sage support ships with was learned from the questions and passages that are here", () => {
  const { fingerprint, classes: known } = unpackHead(readFileSync(headFile));

  expect(fingerprint, "run npm run sage").toBe(fingerprintOfPractice());
  expect(known).toEqual(listClasses());
});
