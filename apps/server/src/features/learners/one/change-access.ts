import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { revokeGiven } from "../../access/public.ts";
import { actOnLearner, type LearnerAction } from "./act-on-learner.ts";

type Deps = { db: Db; now: Clock };

export function endAccess(deps: Deps, acting: LearnerAction & { grantId: string }): Promise<void> {
  const { id: userId, grantId, reason } = acting;
  return actOnLearner(deps, acting, "access.ended", async (tx, _learner, detail) => {
    detail.grant = grantId;
    if (await revokeGiven(tx, { grantId, userId, reason, now: deps.now() })) return;
    throw new AppError("CONFLICT", { message: "This access has already ended, or came with an order." });
  });
}
