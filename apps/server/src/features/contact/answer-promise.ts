import { type AnswerPromise, answerPromise } from "@academy/contract/visitors/contact";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import { type DebtList, holdsKind } from "../access/public.ts";
import { type Actor, recordAudit } from "../audit/public.ts";
import { businessDaysAfter } from "./business-days.rules.ts";
import { listPromised } from "./studio/waiting-messages.queries.ts";

const setting = "answer-promise";
const usualDays = 2;

/** Within how many business days people with priority are answered. */
export async function findAnswerPromise(db: Db | Tx): Promise<AnswerPromise> {
  return answerPromise.safeParse(await findSetting(db, setting)).data ?? { days: usualDays };
}

/** What was promised before stays promised: each message keeps its day. */
export function changeAnswerPromise(
  db: Db,
  { days, was }: AnswerPromise & { was: number },
  { by, now }: Actor,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const current = await findAnswerPromise(tx);
    if (current.days !== was) throw new AppError("CONFLICT");
    if (days === was) return;
    await saveSetting(tx, setting, { days }, now);
    const detail = { from: was, to: days };
    await recordAudit(
      tx,
      { by, action: "answer-promise.changed", subject: { kind: "promise" }, detail },
      now,
    );
  });
}

/** Whoever was promised an answer by a day, and has none yet. */
export const listPriorityDebts: DebtList = async (db, _now, limit) => {
  const { found, total } = await listPromised(db, limit);
  const debts = found.map(({ name, due }) => ({
    kind: "priority" as const,
    about: name,
    due,
    path: "/studio/messages",
  }));
  return { debts, total };
};

type Member = Parameters<typeof holdsKind>[1];

/** By when somebody who writes now is answered, if they hold priority. Owners hold everything and are promised nothing. */
export async function promisedBy(db: Db, member: Member | undefined, now: Date): Promise<Date | null> {
  if (!member || member.role === "owner") return null;
  if (!(await holdsKind(db, member, "priority", now))) return null;
  return businessDaysAfter(now, (await findAnswerPromise(db)).days);
}
