import { type QuizOrderChoice, quizOrderChoice } from "@academy/contract/quiz";
import type { StepOrder } from "@academy/quiz/steps";
import { findSetting, saveSetting } from "../../platform/academy-settings.queries.ts";
import type { Db } from "../../platform/db/database.ts";

const setting = "quiz-order";

export async function findOrderChoice(db: Db): Promise<QuizOrderChoice> {
  return quizOrderChoice.shape.choice.safeParse(await findSetting(db, setting)).data ?? "sequence";
}

export const chooseOrder = (db: Db, choice: QuizOrderChoice, now: Date): Promise<void> =>
  saveSetting(db, setting, choice, now);

/** For a visitor who starts now; the browser keeps it for the whole attempt. */
export function orderFor(choice: QuizOrderChoice, random: number): StepOrder {
  if (choice !== "split") return choice;
  return random < 0.5 ? "sequence" : "interleaved";
}
