import { randomUUID } from "node:crypto";
import { type QuizOrderChoice, quizOrderChoice } from "@academy/contract/visitors/quiz";
import type { StepOrder } from "@academy/quiz/steps";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import { recordAudit } from "../audit/public.ts";
import { endOrderExperiments, findRunningExperiment, insertExperiment } from "./experiments.queries.ts";

const setting = "quiz-order";

export async function findOrderChoice(db: Db | Tx): Promise<QuizOrderChoice> {
  return quizOrderChoice.shape.choice.safeParse(await findSetting(db, setting)).data ?? "sequence";
}

type Choice = { choice: QuizOrderChoice; was?: QuizOrderChoice | undefined };

/** Splitting visitors begins a comparison of the two orders, anything else ends the one that is under way. */
export function chooseOrder(db: Db, { choice, was }: Choice, by: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const current = await findOrderChoice(tx);
    if (was !== undefined && was !== current) throw new AppError("CONFLICT");
    if (choice === current) return;
    await saveSetting(tx, setting, choice, now);
    if (choice === "split") await insertExperiment(tx, { id: randomUUID(), kind: "order" }, now);
    else await endOrderExperiments(tx, now);
    const subject = { kind: "quiz-order" };
    await recordAudit(
      tx,
      { by, action: "quiz-order.chosen", subject, detail: { from: current, to: choice } },
      now,
    );
  });
}

/** For a visitor who starts now; the browser keeps it for as long as the comparison lasts. */
function orderFor(choice: QuizOrderChoice, random: number): StepOrder {
  if (choice !== "split") return choice;
  return random < 0.5 ? "sequence" : "interleaved";
}

export async function showOrder(db: Db, random: number) {
  const choice = await findOrderChoice(db);
  const order = orderFor(choice, random);
  const experiment = choice === "split" ? await findRunningExperiment(db, "order") : undefined;
  return experiment === undefined ? { order } : { order, experiment };
}
