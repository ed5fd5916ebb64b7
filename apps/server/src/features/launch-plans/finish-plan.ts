import { whatIsMissing } from "@academy/launch-plan/finish";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { User } from "../account/public.ts";
import { completeWithPlan } from "../progress/public.ts";
import type { WrittenFields } from "../workbooks/public.ts";
import { findPlan, finishOnce, type KeptPlan } from "./launch-plans.queries.ts";
import { readPlan } from "./read-plans.ts";

type FinishInput = { courseId: string; books: WrittenFields; localDay: string | undefined; now: Date };
type Outcome = { kept: KeptPlan; certificateId: string | null };

/** Finished it stays, however it is changed afterward: a plan is there to be changed. Finishing twice is finishing once. */
export async function finishPlan(db: Db, user: User, finishing: FinishInput): Promise<Outcome> {
  const { courseId, books, localDay, now } = finishing;
  const planKey = { userId: user.id, courseId };
  return inTransaction(db, async (tx) => {
    const before = await findPlan(tx, planKey);
    if (!before) throw new AppError("NOT_FOUND");
    const { plan } = readPlan(before.plan, books, planKey);
    if (before.finishedAt === null && whatIsMissing(plan).length > 0) {
      throw new AppError("CONFLICT", { message: "Something is still missing in the plan." });
    }
    await finishOnce(tx, planKey, now);
    const { certificateId } = await completeWithPlan(tx, user, courseId, { now, localDay });
    return { kept: { ...before, finishedAt: before.finishedAt ?? now }, certificateId };
  });
}
