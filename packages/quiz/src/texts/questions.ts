import { answerIds } from "../answers.ts";
import type { Question } from "../items.ts";
import { questions1To10 } from "./questions-1-to-10.ts";
import { questions11To20 } from "./questions-11-to-20.ts";

const texts = [...questions1To10, ...questions11To20];

export const questions: readonly Question[] = texts.map(({ question, answers }, index) => ({
  id: index + 1,
  question,
  answers: answers.flatMap(([archetype, text], slot) => {
    const id = answerIds[slot];
    return id ? [{ id, text, archetype }] : [];
  }),
}));
