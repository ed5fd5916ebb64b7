import { expect, test } from "vitest";
import { allTexts, maxCharacters, roomFor, textById } from "../texts/all-texts.ts";
import { profiles } from "../texts/profiles.ts";
import { questions } from "../texts/questions.ts";
import { rankingSets } from "../texts/ranking-sets.ts";
import { statements } from "../texts/statements.ts";
import { noTexts, profileIn, questionIn, setIn, statementIn, supportIn, textsAbout } from "../texts/texts.ts";
import { type BalanceRule, checkBalance } from "./balance.ts";

const rulesOf = (id: string, text: string): BalanceRule[] =>
  checkBalance({ [id]: text })
    .filter((problem) => problem.id === id)
    .map(({ rule }) => rule);
const first = (id: string) => textById.get(id)?.text ?? "";

test("the first version is in balance, and every text has an id of its own", () => {
  expect(checkBalance(noTexts)).toEqual([]);
  expect(textById.size).toBe(allTexts.length);
  // 20 questions with ten answers, ten sets of four, thirty statements, and thirteen texts of each profile and its support.
  expect(allTexts).toHaveLength(20 * 11 + 10 * 5 + 30 + 10 * 14);
});

test("empty and doubled texts are errors", () => {
  expect(checkBalance({ "question-3-B": "  ** " })).toEqual([
    { id: "question-3-B", rule: "empty", isError: true, about: "" },
  ]);
  const double = checkBalance({ "question-3-B": first("question-3-A").toUpperCase() });
  expect(double.filter(({ isError }) => isError)).toMatchObject([
    { id: "question-3-A", rule: "double" },
    { id: "question-3-B", rule: "double" },
  ]);
  expect(rulesOf("statement-20", first("statement-4"))).toContain("double");
  expect(rulesOf("set-1-mystic", first("set-1-artist"))).toContain("double");
  expect(rulesOf("teacher-gift-2", first("teacher-gift-1"))).toContain("double");
  // The same words elsewhere are no answer to the same question.
  expect(rulesOf("question-3-B", first("question-4-A"))).not.toContain("double");
});

test("what is longer or shorter than its likes is told, the one that stands out", () => {
  const longer =
    "I walk along the river with a friend and her dog and her sister and everyone else we know there, **until it is dark**.";
  expect(rulesOf("question-1-A", longer)).toEqual(expect.arrayContaining(["longer", "room"]));
  expect(rulesOf("question-1-A", "I rest **a while**.")).toEqual(["shorter"]);
  expect(rulesOf("set-1-mystic", "Pulling")).toContain("shorter");
  expect(rulesOf("teacher-shadow", "x ".repeat(roomFor.shadow))).toContain("room");
  expect(checkBalance({ "teacher-shadow": "x".repeat(maxCharacters("shadow") + 1) })).toMatchObject([
    { rule: "too-long", isError: true },
  ]);
});

test.each<[string, string, BalanceRule]>([
  ["question-1-A", first("question-1-A").replace("friend", "Healer"), "telling"],
  ["statement-1", "I would rather teach through the messy middle than skip to the end.", "telling"],
  ["question-1-A", first("question-1-A").replaceAll("**", ""), "no-bold"],
  ["question-1-A", `**${first("question-1-A")}`, "bold"],
  ["set-1-mystic", `**${first("set-1-mystic")}**`, "bold"],
  ["question-1-A", first("question-1-A").replace(/^I /, "Then I "), "beginning"],
  ["statement-1", "People would rather sit through the messy middle of a story.", "first-person"],
  ["statement-1", "I always sit through the messy middle of a story to the end.", "always"],
  ["set-1", "Rank what matters most to you on a free Sunday.", "scale"],
  ["teacher-development", "This brings you a guaranteed income.", "promise"],
])("of %s with “%s” people are warned: %s", (id, text, rule) => {
  const problem = checkBalance({ [id]: text }).find((each) => each.rule === rule);
  expect(problem).toMatchObject({ id, isError: false });
});

test("a version changes texts alone: whose answer it is stays as the design has it", () => {
  const every = Object.fromEntries(allTexts.map(({ id }) => [id, `other ${id}`]));
  for (const question of questions) {
    const said = questionIn(every, question);
    expect(said.answers.map(({ id, archetype }) => [id, archetype])).toEqual(
      question.answers.map(({ id, archetype }) => [id, archetype]),
    );
    expect(
      [said.question, ...said.answers.map(({ text }) => text)].every((text) => /^other/.test(text)),
    ).toBe(true);
  }
  for (const set of rankingSets) {
    const said = setIn(every, set);
    expect(said.options.map(({ archetype }) => archetype)).toEqual(
      set.options.map(({ archetype }) => archetype),
    );
    expect(
      [said.instruction, ...said.options.map(({ text }) => text)].every((text) => /^other/.test(text)),
    ).toBe(true);
  }
  for (const statement of statements) {
    expect(statementIn(every, statement)).toEqual({
      ...statement,
      statement: `other statement-${statement.id}`,
    });
  }
  const profile = profileIn(every, "mystic", profiles.mystic);
  expect(
    Object.values(profile)
      .flat()
      .every((text) => /^other mystic-/.test(text)),
  ).toBe(true);
  expect(supportIn(every, "mystic", "")).toBe("other mystic-support");
  expect(Object.keys(textsAbout(every, "mystic", "artist"))).toHaveLength(28);
});

test("without other texts everything is as it was", () => {
  expect(questions.map((question) => questionIn(noTexts, question))).toEqual(questions);
  expect(rankingSets.map((set) => setIn(noTexts, set))).toEqual(rankingSets);
  expect(statements.map((statement) => statementIn(noTexts, statement))).toEqual(statements);
  expect(profileIn(noTexts, "teacher", profiles.teacher)).toEqual(profiles.teacher);
});
