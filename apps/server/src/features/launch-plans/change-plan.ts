import type { PlanChangesBody } from "@academy/contract/learning/launch-plan";
import { applyChange } from "@academy/launch-plan/apply-change";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { WrittenFields } from "../workbooks/public.ts";
import { carryOver } from "./carry-over.ts";
import { findPlan, type KeptPlan, type PlanKey, writePlan } from "./launch-plans.queries.ts";

type RefusedChanges = { id: string; because: string }[];

/** As many as two devices are likely to owe together. */
const maxRemembered = 500;
/** Each try fails only because somebody else has succeeded. */
const maxTries = 12;

/**
 * Makes the changes in their order on whatever the plan has become meanwhile. Those that no longer fit are told; those
 * that were made before are not made again.
 */
export async function changePlan(
  db: Db,
  planKey: PlanKey,
  { changes, books, now }: { changes: PlanChangesBody["changes"]; books: WrittenFields; now: Date },
): Promise<{ kept: KeptPlan; refused: RefusedChanges }> {
  for (let tries = 0; tries < maxTries; tries++) {
    const found = await findPlan(db, planKey);
    if (!found) throw new AppError("NOT_FOUND");
    const kept = { ...found, plan: carryOver(found.plan, books, planKey) };
    const { plan, applied, refused } = makeChanges(kept, changes);
    if (applied === kept.applied) return { kept, refused };
    const isWritten = await writePlan(db, planKey, { plan, applied, revision: kept.revision, now });
    if (isWritten) return { kept: { ...kept, plan, applied, revision: kept.revision + 1 }, refused };
  }
  throw new AppError("CONFLICT", { message: "The plan is being changed elsewhere. Try again." });
}

function makeChanges(kept: KeptPlan, changes: PlanChangesBody["changes"]) {
  const known = new Set(kept.applied);
  const fresh = changes.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return { plan: kept.plan, applied: kept.applied, refused: [] };
  const refused: RefusedChanges = [];
  let { plan } = kept;
  for (const { id, change } of fresh) {
    const outcome = applyChange(plan, change);
    if (outcome.refusal) refused.push({ id, because: outcome.refusal });
    plan = outcome.plan;
  }
  const applied = [...kept.applied, ...fresh.map(({ id }) => id)].slice(-maxRemembered);
  return { plan, applied, refused };
}
