import { expect, test } from "vitest";
import { splitAtNames } from "./split-at-names.ts";

const courses = [{ title: "Foundation" }, { title: "Foundation & Mindset" }, { title: "" }];
const read = (words: string) =>
  splitAtNames(words, courses).map(({ text, course }) => (course ? [text] : text));

test("a name is found wherever it stands, the longer one first, and no letter is lost", () => {
  expect(read("If you took Foundation & Mindset, bring it. Foundation")).toEqual([
    "If you took ",
    ["Foundation & Mindset"],
    ", bring it. ",
    ["Foundation"],
  ]);
  expect(read("Foundation & Mindset")).toEqual([["Foundation & Mindset"]]);
  expect(read("No name.")).toEqual(["No name."]);
  expect(read("")).toEqual([]);
});
