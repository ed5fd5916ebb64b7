import { join } from "node:path";
import { safeAnswers } from "@academy/content/help";
import { beforeAll, expect, test } from "vitest";
import { answerQuestion } from "../../answer-question.ts";
import { normalizeQuestion } from "../../exchanges/question-key.rules.ts";
import { type KnowledgeBase, makeKnowledgeBase } from "../../knowledge-base.ts";
import { readPractice, readQuestions } from "../practice/read-questions.ts";
import { makeTrainedModel } from "../trained-model.ts";
import { listTrainingSamples } from "../training-data.ts";

const exam = readQuestions(join(import.meta.dirname, "questions.tsv"));
const trained = new Set(listTrainingSamples().map(({ text }) => normalizeQuestion(text)));
/** Some short questions have only one wording: what happens to be a written way of asking proves nothing. */
const isNew = ({ question }: { question: string }) => !trained.has(normalizeQuestion(question));
const isOffTopic = ({ ids }: { ids: readonly string[] }) => ids[0] === "none";
const isSafe = ({ ids }: { ids: readonly string[] }) => ids[0]?.startsWith("safe-") ?? false;

let base: KnowledgeBase;

// Where nothing was built since the last change it is trained here.
beforeAll(() => {
  base = makeKnowledgeBase([], makeTrainedModel());
});

/** The passage it was answered from, the safe answer it got, or "none". */
async function outcomeOf(question: string): Promise<string> {
  const reply = await answerQuestion(question, base, async () => undefined);
  const safetyTopic = Object.entries(safeAnswers).find(([, text]) => text === reply.text)?.[0];
  return reply.passageId ?? (safetyTopic ? `safe-${safetyTopic}` : "none");
}

/** Which question was missed stays unsaid, so that nobody tunes on it. */
async function scoreOf(questions: typeof exam) {
  const outcomes = await Promise.all(questions.map(({ question }) => outcomeOf(question)));
  const right = questions.filter(({ ids }, index) => ids.includes(outcomes[index] ?? "")).length;
  const percent = ((100 * right) / questions.length).toFixed(1);
  return { right, shown: `${right} of ${questions.length} (${percent}%)` };
}

test("Sage support passes its exam", async () => {
  const answerable = exam.filter((each) => isNew(each) && !isOffTopic(each) && !isSafe(each));
  const [answered, declined, handed] = [
    await scoreOf(answerable),
    await scoreOf(exam.filter((each) => isNew(each) && isOffTopic(each))),
    await scoreOf(exam.filter((each) => isNew(each) && isSafe(each))),
  ];
  process.stdout.write(
    [
      "Exam of Sage support",
      `  right passage first:     ${answered.shown}`,
      `  off-topic declined:      ${declined.shown}`,
      `  handed to professionals: ${handed.shown}`,
      "",
    ].join("\n"),
  );

  expect(answered.right).toBeGreaterThanOrEqual(293);
  expect(declined.right).toBeGreaterThanOrEqual(92);
  expect(handed.right).toBeGreaterThanOrEqual(57);
});

test("nothing of the exam is among what it practices on", () => {
  // Ways of asking that were written down before the exam may be the same by chance; those are not counted above.
  const practice = [...readPractice()].flatMap(([who, questions]) => (who === "written" ? [] : questions));
  const practiced = new Set(practice.map(({ question }) => normalizeQuestion(question)));

  expect(exam.filter(({ question }) => practiced.has(normalizeQuestion(question)))).toEqual([]);
});
