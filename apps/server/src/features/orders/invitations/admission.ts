import type { OfferKey } from "@academy/content/offers";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { OrderDeps } from "../order-deps.ts";
import { findInvitation, foundationalProgram, hasCompleted } from "./invitations.queries.ts";

/** Offers that not everybody may buy. */
export const needsInvitation = (offer: OfferKey) => offer === "alumniGroup";

type AdmissionRequest = {
  offer: OfferKey;
  invitation: string | undefined;
  email: string;
  userId: string | null;
};

/**
 * The alumni group is for those who were invited, at the address the invitation went to, and for those who have
 * completed the Healer’s Business Blueprint. Answers the invitation that will be used up.
 */
export async function requireAdmission(
  db: Db | Tx,
  { hash, now }: Pick<OrderDeps, "hash" | "now">,
  { offer, invitation, email, userId }: AdmissionRequest,
): Promise<string | null> {
  if (!needsInvitation(offer)) return null;
  const tokenHash = invitation && hash("invitation", invitation);
  const found = tokenHash && (await findInvitation(db, { tokenHash, email, now: now() }));
  if (found) return found.id;
  if (userId !== null && (await hasCompleted(db, userId, foundationalProgram))) return null;
  throw new AppError("INVITATION_NEEDED", {
    message: invitation
      ? "This invitation has expired, was already used, or is for a different email address."
      : "The group is for people who were invited or have finished the Healer’s Business Blueprint.",
  });
}
