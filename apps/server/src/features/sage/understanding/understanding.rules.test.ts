import { expect, test } from "vitest";
import { makeFinder } from "./classifier.ts";
import { featuresOf } from "./concepts.ts";
import { termsOf } from "./features.ts";
import { makeNearest } from "./similarity.ts";
import { makeSpeller } from "./spelling.ts";
import { plainWords } from "./tokens.ts";
import { teach } from "./train.ts";

test("what people call the same thing means the same", () => {
  const meanings = (text: string) => [...featuresOf(text).keys()].filter((name) => name.startsWith("@"));

  expect(meanings("can I have a refund")).toContain("@refund");
  expect(meanings("I want my money back")).toContain("@refund");
  expect(meanings("payment plan")).toContain("@instalment");
  expect(meanings("what is the weather like")).toContain("@elsewhere-news");
  // A business is not busy, the news is not new.
  expect(meanings("my business")).not.toContain("@busy");
});

test("a slip of the finger is understood, a word of its own is left alone", () => {
  const correct = makeSpeller(["password", "certificate", "refund", "archetype"]);

  expect(correct(["pasword", "certficate", "refunnd"])).toEqual(["password", "certificate", "refund"]);
  expect(correct(["archet", "pizza", "zebra", "2024"])).toEqual(["archet", "pizza", "zebra", "2024"]);
});

const examples = [
  ...["what does it cost", "how much does the course cost", "what is the price", "how much is the price"].map(
    (text) => ({ text, places: ["price"], weight: 1 }),
  ),
  ...["can I get my money back", "do I get my money back", "what is the refund policy", "do you refund"].map(
    (text) => ({ text, places: ["refund"], weight: 1 }),
  ),
  ...["what is the weather", "will the weather be good", "how is the weather"].map((text) => ({
    text,
    places: ["none"],
    weight: 1,
  })),
];
const learnt = teach(examples, ["price", "refund", "none"]);

test("from examples it learns what a question is about, and the same every time", () => {
  const { find } = makeFinder(learnt);
  const bestFor = (question: string) => find(question).found[0]?.id;

  expect(bestFor("so how much money does it cost please")).toBe("price");
  expect(bestFor("my money back, do I get it")).toBe("refund");
  expect(bestFor("is the wether good")).toBe("none");
  expect(find("").found).toHaveLength(3);
  expect(teach(examples, learnt.places)).toEqual(learnt);
});

test("where several places are right, either may be found", () => {
  const both = teach(
    examples.map((each) => ({ ...each, places: each.places[0] === "none" ? ["none"] : ["price", "refund"] })),
    learnt.places,
  );

  const [first, second, third] = makeFinder(both).find("what does it cost").found;
  expect([first?.id, second?.id].toSorted()).toEqual(["price", "refund"]);
  expect(third?.score).toBeLessThan(0.1);
});

test("it knows which words it has never heard", () => {
  const { find } = makeFinder(learnt);

  expect(find("what does the course cost").unheard).toBeLessThan(0.5);
  expect(find("xylophone zeppelin").unheard).toBe(1);
});

test("what was told is found by how like it the question is", () => {
  const nearest = makeNearest(
    [
      { id: "choir", ways: ["Do you have a choir?", "Can I sing with you?"] },
      { id: "dog", ways: ["May I bring my dog?"] },
    ],
    learnt,
  );
  const like = (question: string) => nearest(termsOf(plainWords(question)));

  expect(like("is there a choir")?.id).toBe("choir");
  expect(like("can I bring my dog")?.id).toBe("dog");
  expect(like("Do you have a choir?")?.likeness).toBeCloseTo(1);
  expect(like("what does it cost")?.likeness).toBeLessThan(0.3);
  expect(makeNearest([], learnt)(termsOf(["hello"]))).toBeUndefined();
});

test("words that every object of the language has are words like any other", () => {
  expect(plainWords("a constructor of houses, __proto__")).toEqual([
    "a",
    "constructor",
    "of",
    "houses",
    "proto",
  ]);
  expect(makeFinder(learnt).find("constructor valueOf hasOwnProperty").unheard).toBe(1);
});
