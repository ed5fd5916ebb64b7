import type { DebtList } from "../../access/public.ts";
import { listUninvited } from "./invitations.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Whoever asks for the group hears within so many days. */
const answeredWithinDays = 7;

/** Those who asked for the alumni group and can’t join without an invitation, until the owner invites or sorts them. */
export const listInvitationDebts: DebtList = async (db, now, limit) => {
  const { found, total } = await listUninvited(db, { now, limit });
  const debts = found.map(({ name, email, created_at }) => ({
    kind: "invitation" as const,
    about: name || email,
    due: new Date(created_at.getTime() + answeredWithinDays * dayMs),
    path: `/studio/members?invite=${encodeURIComponent(email)}#invitations`,
  }));
  return { debts, total };
};
