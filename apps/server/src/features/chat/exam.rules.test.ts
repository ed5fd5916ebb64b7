import { safeAnswers } from "@academy/content/help";
import { expect, test } from "vitest";
import { answerQuestion } from "./answer-question.ts";
import { answerable, type ExamQuestion, offTopic, safe } from "./exam/questions.ts";
import { knowledgeWith } from "./knowledge.ts";

const known = knowledgeWith([]);

/** The passage it was answered from, the safe answer it got, or "none". */
async function outcomeOf(question: string): Promise<string> {
  const reply = await answerQuestion(question, known, async () => undefined);
  const safeIntent = Object.entries(safeAnswers).find(([, text]) => text === reply.text)?.[0];
  return reply.passageId ?? (safeIntent ? `safe-${safeIntent}` : "none");
}

async function scoreOf(questions: readonly ExamQuestion[]) {
  let right = 0;
  const missed: string[] = [];
  for (const { question, expect: wanted, set } of questions) {
    const got = await outcomeOf(question);
    if ([wanted].flat().includes(got)) right++;
    // What the exam half asks stays unread, so that nobody tunes on it.
    else missed.push(set === "practice" ? `${[wanted].flat().join("/")} ← ${question} → ${got}` : "");
  }
  return { right, all: questions.length, share: right / questions.length, missed: missed.filter(Boolean) };
}

const shown = ({ right, all, share }: { right: number; all: number; share: number }) =>
  `${right} of ${all} (${(100 * share).toFixed(1)}%)`;

test("Sage support passes its exam", async () => {
  const examHalf = answerable.filter(({ set }) => set === "exam");
  const [half, whole] = [await scoreOf(examHalf), await scoreOf(answerable)];
  const [declined, handed] = [await scoreOf(offTopic), await scoreOf(safe)];
  process.stdout.write(
    [
      "Exam of Sage support",
      `  right passage first, exam half: ${shown(half)}`,
      `  right passage first, all:       ${shown(whole)}`,
      `  off-topic declined:             ${shown(declined)}`,
      `  handed to professionals:        ${shown(handed)}`,
      "",
    ].join("\n"),
  );

  expect(answerable.length + offTopic.length + safe.length).toBeGreaterThanOrEqual(200);
  expect(whole.share, whole.missed.join("\n")).toBeGreaterThanOrEqual(0.92);
  expect(half.share).toBeGreaterThanOrEqual(0.92);
  expect(declined.share, declined.missed.join("\n")).toBeGreaterThanOrEqual(0.95);
  expect(handed.right, handed.missed.join("\n")).toBe(safe.length);
});
