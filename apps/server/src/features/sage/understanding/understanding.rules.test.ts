import { expect, test } from "vitest";
import { makeClassifier } from "./classifier.ts";

import { featuresOf, topicsOf } from "./features.ts";
import { makeSimilaritySearch } from "./similarity.ts";
import { makeSpellingCorrector } from "./spelling.ts";
import { tokenize } from "./tokens.ts";
import { train } from "./train.ts";

test("what people call the same thing means the same", () => {
  const conceptsIn = (text: string) =>
    [...topicsOf(tokenize(text)).keys()].filter((name) => name.startsWith("@"));

  expect(conceptsIn("can I have a refund")).toContain("@refund");
  expect(conceptsIn("I want my money back")).toContain("@refund");
  expect(conceptsIn("payment plan")).toContain("@instalment");
  // A business is not busy, the news is not new.
  expect(conceptsIn("my business")).not.toContain("@busy");
});

test("a slip of the finger is understood, a word of its own is left alone", () => {
  const correct = makeSpellingCorrector(["password", "certificate", "refund", "archetype"]);

  expect(correct(["pasword", "certficate", "refunnd"])).toEqual(["password", "certificate", "refund"]);
  expect(correct(["archet", "pizza", "zebra", "2024"])).toEqual(["archet", "pizza", "zebra", "2024"]);
});

const samples = [
  ...["what does it cost", "how much does the course cost", "what is the price", "how much is the price"].map(
    (text) => ({ text, classes: ["price"], weight: 1 }),
  ),
  ...["can I get my money back", "do I get my money back", "what is the refund policy", "do you refund"].map(
    (text) => ({ text, classes: ["refund"], weight: 1 }),
  ),
  ...["what is the weather", "will the weather be good", "how is the weather"].map((text) => ({
    text,
    classes: ["none"],
    weight: 1,
  })),
];
const model = train(samples, ["price", "refund", "none"]);

test("from samples it learns what a question is about, and the same every time", () => {
  const { classify } = makeClassifier(model);
  const bestFor = (question: string) => classify(question).ranked[0]?.id;

  expect(bestFor("so how much money does it cost please")).toBe("price");
  expect(bestFor("my money back, do I get it")).toBe("refund");
  expect(bestFor("is the wether good")).toBe("none");
  expect(classify("").ranked).toHaveLength(3);
  expect(train(samples, model.classes)).toEqual(model);
});

test("where several classes are right, either may be found", () => {
  const both = train(
    samples.map((each) => ({
      ...each,
      classes: each.classes[0] === "none" ? ["none"] : ["price", "refund"],
    })),
    model.classes,
  );

  const [first, second, third] = makeClassifier(both).classify("what does it cost").ranked;
  expect([first?.id, second?.id].toSorted()).toEqual(["price", "refund"]);
  expect(third?.probability).toBeLessThan(0.1);
});

test("it knows which words it has never seen", () => {
  const { classify } = makeClassifier(model);

  expect(classify("what does the course cost").unknownShare).toBeLessThan(0.5);
  expect(classify("xylophone zeppelin").unknownShare).toBe(1);
});

test("what was taught is found by how similar the question is", () => {
  const findSimilar = makeSimilaritySearch(
    [
      { id: "choir", questions: ["Do you have a choir?", "Can I sing with you?"] },
      { id: "dog", questions: ["May I bring my dog?"] },
    ],
    model,
  );
  const like = (question: string) => findSimilar(featuresOf(tokenize(question)));

  expect(like("is there a choir")?.id).toBe("choir");
  expect(like("can I bring my dog")?.id).toBe("dog");
  expect(like("Do you have a choir?")?.similarity).toBeCloseTo(1);
  expect(like("what does it cost")?.similarity).toBeLessThan(0.3);
  expect(makeSimilaritySearch([], model)(featuresOf(["hello"]))).toBeUndefined();
});

test("words that every object of the language has are words like any other", () => {
  expect(tokenize("a constructor of houses, __proto__")).toEqual([
    "a",
    "constructor",
    "of",
    "houses",
    "proto",
  ]);
  expect(makeClassifier(model).classify("constructor valueOf hasOwnProperty").unknownShare).toBe(1);
});
