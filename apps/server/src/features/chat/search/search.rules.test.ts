import { expect, test } from "vitest";
import { makeFinder } from "./finder.ts";
import { featuresOf } from "./meanings.ts";
import { makeSpeller } from "./spelling.ts";

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

test("the nearest way of asking wins, the same every time", () => {
  const places = [
    {
      id: "price",
      ways: ["what does it cost", "how much is the course", "price list"],
      text: "It costs a little.",
    },
    { id: "refund", ways: ["can I get my money back", "refund policy"], text: "You get it back." },
  ];

  const [first, second] = [makeFinder(places), makeFinder(places)];

  expect(first.find("how expensive is it").found[0]?.id).toBe("price");
  expect(first.find("do you refund me").found[0]?.id).toBe("refund");
  expect(first.find("do you refund me").found).toEqual(second.find("do you refund me").found);
  expect(first.find("").found).toHaveLength(2);
});
