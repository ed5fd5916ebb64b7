import { join } from "node:path";
import { safeAnswers } from "@academy/content/help";
import { expect, test } from "vitest";
import { answerQuestion } from "../../answer-question.ts";
import { normaliseQuestion } from "../../exchanges/question-key.rules.ts";
import { knowledgeWith } from "../../knowledge-base.ts";
import { readPractice, readQuestions } from "../practice/read-questions.ts";
import { teachingExamples } from "../trained-model.ts";

const exam = readQuestions(join(import.meta.dirname, "questions.tsv"));
const taught = new Set(teachingExamples().map(({ text }) => normaliseQuestion(text)));
/** Some short questions have only one wording: what happens to be a written way of asking proves nothing. */
const isNew = ({ question }: { question: string }) => !taught.has(normaliseQuestion(question));
const isOffTopic = ({ ids }: { ids: readonly string[] }) => ids[0] === "none";
const isSafe = ({ ids }: { ids: readonly string[] }) => ids[0]?.startsWith("safe-") ?? false;

/** The passage it was answered from, the safe answer it got, or "none". */
async function outcomeOf(question: string): Promise<string> {
  const reply = await answerQuestion(question, knowledgeWith([]), async () => undefined);
  const safeIntent = Object.entries(safeAnswers).find(([, text]) => text === reply.text)?.[0];
  return reply.passageId ?? (safeIntent ? `safe-${safeIntent}` : "none");
}

/** Which question was missed stays unsaid, so that nobody tunes on it. */
async function scoreOf(questions: typeof exam) {
  const outcomes = await Promise.all(questions.map(({ question }) => outcomeOf(question)));
  const right = questions.filter(({ ids }, index) => ids.includes(outcomes[index] ?? "")).length;
  const share = right / questions.length;
  return { share, shown: `${right} of ${questions.length} (${(100 * share).toFixed(1)}%)`, outcomes };
}

test("Sage support passes its exam", async () => {
  const answerable = exam.filter((each) => isNew(each) && !isOffTopic(each) && !isSafe(each));
  const [right, declined, handed] = [
    await scoreOf(answerable),
    await scoreOf(exam.filter((each) => isNew(each) && isOffTopic(each))),
    await scoreOf(exam.filter((each) => isNew(each) && isSafe(each))),
  ];
  process.stdout.write(
    [
      "Exam of Sage support",
      `  right passage first:     ${right.shown}`,
      `  off-topic declined:      ${declined.shown}`,
      `  handed to professionals: ${handed.shown}`,
      "",
    ].join("\n"),
  );

  expect(answerable.length).toBeGreaterThanOrEqual(200);
  expect(right.share).toBeGreaterThanOrEqual(0.92);
  expect(declined.share).toBeGreaterThanOrEqual(0.95);
  expect(handed.share).toBeGreaterThanOrEqual(0.95);
});

test("nothing of the exam is among what it practises on", () => {
  // Ways of asking that were written down before the exam may be the same by chance; those are not counted above.
  const practice = [...readPractice()].flatMap(([who, questions]) => (who === "written" ? [] : questions));
  const practised = new Set(practice.map(({ question }) => normaliseQuestion(question)));

  expect(exam.filter(({ question }) => practised.has(normaliseQuestion(question)))).toEqual([]);
});
