import { expect, test } from "vitest";
import { hasWords, patternOf, plainText, snippetOf, wordsOf } from "./find-words.rules.ts";

test("large letters, accents and curly quotes make no difference; every word has to be there", () => {
  const text = "Sofía’s first CIRCLE of “eight” 🌿";
  expect(hasWords(text, wordsOf("sofia's circle"))).toBe(true);
  expect(hasWords(text, wordsOf('"EIGHT" 🌿'))).toBe(true);
  expect(hasWords(text, wordsOf("circle nine"))).toBe(false);
  expect(wordsOf("  two  Two ")).toEqual(["two"]);
});

test("what a database reads as a sign is any character to it", () => {
  expect(patternOf("50%")).toBe("%50_%");
  expect(patternOf("a_b\\")).toBe("%a_b_%");
  expect(patternOf("ñu's")).toBe("%_u_s%");
});

test("marks of Markdown are not read aloud", () => {
  expect(
    plainText("## Four *answers*\n\n- one\n- [two](https://x.y)\n\n| a | b |\n|---|---|\n| c | d |"),
  ).toBe("Four answers one two a b c d");
  expect(
    plainText('::question{"id":"a1","text":"What do you hear?","lines":3}\n\n::tool{name="season"}'),
  ).toBe("What do you hear?");
  expect(plainText("Before.\n\n> [!TIP]\n> - Breathe out.")).toBe("Before. Breathe out.");
});

test("a hit stands in its surroundings, in the letters of the text", () => {
  const long = `${"before ".repeat(40)}the Kettle sings ${"after ".repeat(40)}`.trim();
  const { before, hit, after } = snippetOf(long, ["kettle"]);
  expect(hit).toBe("Kettle");
  expect(before).toMatch(/^… before .*the $/);
  expect(after).toMatch(/^ sings .* …$/);
  expect(before.length + after.length).toBeLessThan(180);
  expect(snippetOf("short", ["kettle"])).toEqual({ before: "", hit: "", after: "short" });
});
