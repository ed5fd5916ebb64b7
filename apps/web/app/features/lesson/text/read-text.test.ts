import { expect, test } from "vitest";
import { decodeNames, linkTarget, readText } from "./read-text.ts";

const kindsOf = (markdown: string) =>
  readText(markdown, "Exercise").map(({ kind, tokens }) => [
    kind,
    tokens
      .map(({ raw }) => raw.trim())
      .filter(Boolean)
      .join("|"),
  ]);

test("the exercise is set apart from the text", () => {
  expect(kindsOf("One.\n\n## Two\n\nThree.\n\n## Exercise\n\n1. Four\n\n### Five\n\nSix.")).toEqual([
    ["text", "One.|## Two|Three."],
    ["exercise", "## Exercise|1. Four|### Five|Six."],
  ]);
});

test("a text may go on after its exercise, or have none, or nothing at all", () => {
  expect(kindsOf("## Exercise\n\nA\n\n## After\n\nB").map(([kind]) => kind)).toEqual(["exercise", "text"]);
  expect(kindsOf("Just this.").map(([kind]) => kind)).toEqual(["text"]);
  expect(kindsOf("")).toEqual([]);
});

test.each([
  ["/quiz", { to: "/quiz", isOurs: true }],
  ["/contact?about=a#b", { to: "/contact?about=a#b", isOurs: true }],
  ["#floor", { to: "#floor", isOurs: true }],
  ["https://example.org/a b", { to: "https://example.org/a%20b", isOurs: false }],
  ["http://example.org", { to: "http://example.org/", isOurs: false }],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["JaVaScRiPt:alert(1)", undefined],
  ["java\nscript:alert(1)", undefined],
  ["data:text/html,<script>alert(1)</script>", undefined],
  ["vbscript:x", undefined],
  ["mailto:a@example.org", { to: "mailto:a@example.org", isOurs: false }],
  ["quiz", undefined],
  ["", undefined],
])("a link to %j leads to %j", (href, target) => {
  expect(linkTarget(href)).toEqual(target);
});

test("named characters become the characters they name", () => {
  expect(
    decodeNames("a &amp; b &lt;i&gt; &#8217;&#x2019; 5&nbsp;€ &unknown; &amp;lt; &#0; &#99999999;"),
  ).toBe("a & b <i> ’’ 5\u00a0€ &unknown; &lt; &#0; &#99999999;");
});
