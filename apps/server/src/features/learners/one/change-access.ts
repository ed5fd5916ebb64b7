import type { OfferKey } from "@academy/content/offers";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { grantOffer, revokeGiven } from "../../access/public.ts";
import { actOnLearner, type LearnerAction } from "./act-on-learner.ts";

type Deps = { db: Db; now: Clock };

export function giveAccess(deps: Deps, acting: LearnerAction & { offer: OfferKey }): Promise<void> {
  const { id: userId, offer, reason } = acting;
  return actOnLearner(deps, acting, "access.given", async (tx, _learner, detail) => {
    detail.offer = offer;
    const outcome = await grantOffer(tx, { userId, offer, source: "operator", reason, now: deps.now() });
    if (outcome === "standing") {
      throw new AppError("CONFLICT", { message: "They already have this. Reload the page to see it." });
    }
  });
}

export function endAccess(deps: Deps, acting: LearnerAction & { grantId: string }): Promise<void> {
  const { id: userId, grantId, reason } = acting;
  return actOnLearner(deps, acting, "access.ended", async (tx, _learner, detail) => {
    detail.grant = grantId;
    if (await revokeGiven(tx, { grantId, userId, reason, now: deps.now() })) return;
    throw new AppError("CONFLICT", { message: "This access has already ended, or came with an order." });
  });
}
