import { expect, test } from "vitest";
import { column, figureOf, wordCount } from "./figure-rules.ts";

const of = ["a/1.n", "a/2.n", "a/3.n"];

test.each([
  ["sum", ["1.5", "", "2 or so"], "3.5"],
  ["sum", ["", "x", ""], ""],
  ["product", ["2", "3", "4"], "24"],
  ["product", ["2", "", "4"], ""],
  ["difference", ["20", "5", "3"], "12"],
  ["quotient", ["90", "60", "1"], "1.50"],
  ["quotient", ["90", "0", "1"], ""],
  ["middle", ["7", "3", "5"], "5"],
  ["middle", ["", "3", "5"], "3"],
  ["count", ["a", " ", "c"], "2"],
  ["words", ["I press – the", "places.", ""], "4"],
  ["list", ["a", "", "c"], "a\nc"],
] as const)("%s of %j is %j", (how, words, result) => {
  expect(figureOf({ how, of }).reckon(...words)).toBe(result);
});

test("only those count beside which it is chosen, also where it was typed by hand", () => {
  const { needs, reckon } = figureOf({
    how: "list",
    of,
    where: { at: column("a", "heap", 3), is: ["C"] },
  });
  expect(needs).toEqual([...of, "a/1.heap", "a/2.heap", "a/3.heap"]);
  expect(reckon("Reiki", "Songs", "Tea", "C", "R", "c.")).toBe("Reiki\nTea");
});

test("a result is multiplied, and rounded up where it is asked to be", () => {
  expect(figureOf({ how: "sum", of, times: 1 / 60 }).reckon("60", "30", "")).toBe("1.50");
  expect(figureOf({ how: "quotient", of: of.slice(1), up: true }).reckon("9", "4")).toBe("3");
  expect(figureOf({ how: "sum", of, times: 26 }).reckon("", "", "")).toBe("");
});

test("the highest are named in their order, and of equals the first", () => {
  const names = ["Library", "Bakery", "Clinic", "6", "9", "6"];
  const at = (rank: number) => figureOf({ how: "highest", of, by: of, rank }).reckon(...names);
  expect([at(1), at(2), at(3), at(4)]).toEqual(["Bakery", "Library", "Clinic", ""]);
});

test("words are counted as people count them", () => {
  expect([wordCount(""), wordCount(" – one’s own,\n two "), wordCount("10 a.m.")]).toEqual([0, 3, 2]);
});
