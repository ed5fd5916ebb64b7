import { expect, test } from "vitest";
import { judgeSentence } from "./judge-sentence.ts";

test("a sentence is counted, and what the lesson strikes is named", () => {
  const ikram =
    "I work on the shoulders of people who look after a parent, and for an hour nobody asks them for anything.";
  expect(judgeSentence(ikram)).toEqual(["21 words. One breath holds about twenty-five."]);
  expect(judgeSentence("I facilitate deep, sacred rest for people.")).toEqual([
    "7 words. One breath holds about twenty-five.",
    "Strike what praises: deep, sacred.",
    "Can’t be filmed: facilitate. Which verb could?",
  ]);
  expect(judgeSentence(`I sing ${"and sing ".repeat(15)}`)[0]).toContain("more than one breath");
});
