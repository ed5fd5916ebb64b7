import type { OpenQuestion, TaughtAnswerView } from "@academy/contract/sage";
import { changeAnswer, teach } from "./calls.ts";
import type { AnswerBody } from "./check-answer.ts";

/** What is being written: something new, the answer to a question of the list, or one that was taught before. */
export type AnswerInProgress =
  | { kind: "new" }
  | { kind: "answer"; of: OpenQuestion }
  | { kind: "edit"; of: TaughtAnswerView };

export function saveWriting(writing: AnswerInProgress, body: AnswerBody) {
  if (writing.kind === "edit") return changeAnswer(writing.of.id, body);
  return teach(writing.kind === "answer" ? { ...body, answersKey: writing.of.key } : body);
}

/** Under which it is kept until it is saved: a press beside the dialog must not cost an answer. */
export function draftOf(writing: AnswerInProgress) {
  if (writing.kind === "new") return "studio-sage/new";
  return `studio-sage/${writing.kind}/${writing.kind === "edit" ? writing.of.id : writing.of.key}`;
}
