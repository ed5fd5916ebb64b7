import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findUserById, type User } from "../../account/public.ts";
import { recordAudit } from "../../audit/public.ts";

/** Whom it is about, who does it, and why. */
export type LearnerAction = { id: string; by: string; reason: string };

type Detail = Record<string, string>;

/**
 * Everything that is done to a learner's account, with its entry in the log, or nothing. Owners look after their own
 * account themselves: nobody can be shut out of the studio, or shut themselves out, from here.
 */
export function actOnLearner<Result>(
  { db, now }: { db: Db; now: Clock },
  { id, by, reason }: LearnerAction,
  action: string,
  work: (tx: Tx, learner: User, detail: Detail) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    const learner = await findUserById(tx, id);
    if (!learner) throw new AppError("NOT_FOUND");
    if (learner.role === "owner") {
      throw new AppError("FORBIDDEN", { message: "An owner’s account can’t be changed here." });
    }
    const detail: Detail = { reason };
    const result = await work(tx, learner, detail);
    await recordAudit(tx, { by, action, subject: { kind: "user", id }, detail }, now());
    return result;
  });
}
