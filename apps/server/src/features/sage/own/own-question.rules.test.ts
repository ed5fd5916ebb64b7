import { join } from "node:path";
import { expect, test } from "vitest";
import { readPractice, readQuestions } from "../understanding/practice/read-questions.ts";
import { ownQuestionIn } from "./own-question.rules.ts";

test.each([
  ["What does my archetype mean?", "meaning"],
  ["hi, what is my archetype", "meaning"],
  ["Which archetype am I?", "meaning"],
  ["tell me about my archetype please", "meaning"],
  ["What’s my shadow side?", "meaning"],
  ["Explain my result", "meaning"],
  ["what is my second archetype for", "second"],
  ["Which course fits me?", "course"],
  ["which course should i take", "course"],
  ["What program is best for my archetype?", "course"],
  ["What should I do next?", "next"],
  ["I finished the quiz, what now?", "next"],
  ["Where should I start?", "next"],
  ["where is my result", "where"],
  ["Can I see my results again?", "where"],
])("%s: %s", (message, asked) => {
  expect(ownQuestionIn(message)).toBe(asked);
});

test.each([
  "My archetype is wrong",
  "How do I delete my result?",
  "What does the Blueprint cost?",
  "what should I do next after my card was declined",
  "Where should I start looking for a lawyer?",
  "What is the Sacred Teacher?",
  "Can I share my result on Instagram?",
  "What does my result cost?",
  "which course did my sister buy",
  "",
  "🌿",
])("%s is for the passages", (message) => {
  expect(ownQuestionIn(message)).toBeUndefined();
});

test("of all that people ask, it takes only what is about archetypes, results and courses", () => {
  const exam = readQuestions(join(import.meta.dirname, "../understanding/exam/questions.tsv"));
  const asked = [...exam, ...[...readPractice().values()].flat()];
  const taken = asked.filter(({ question }) => ownQuestionIn(question) !== undefined);
  const about = /^(archetype|secondary-archetype|quiz-(results|what)|courses|none)/;
  expect(asked.length).toBeGreaterThan(500);
  for (const { question, ids } of taken) expect(ids.join(), question).toMatch(about);
});
