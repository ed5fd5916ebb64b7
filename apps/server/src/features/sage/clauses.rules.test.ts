import { expect, test } from "vitest";
import { questionsIn } from "./clauses.rules.ts";

test.each<[string, string[]]>([
  ["When does it start? And do I get a certificate?", ["When does it start?", "And do I get a certificate?"]],
  ["how long does it take and do I get a certificate", ["how long does it take", "do I get a certificate"]],
  ["What does it cost?", []],
  ["I am tired. I have two children. What should I do first?", []],
  [`${"what is this? ".repeat(60)}`, []],
])("%s", (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});
