import type { AccountView } from "@academy/contract/account";
import type { AccountDeps } from "./account-deps.ts";
import { findPassword } from "./passwords/passwords.queries.ts";
import { findWantsNews } from "./profile/news.queries.ts";
import { findCodeEmail } from "./proofs/mailed-codes.queries.ts";
import { countRecoveryCodes } from "./second-factor/second-factor.queries.ts";
import { deviceOf } from "./sessions/device.rules.ts";
import { type FoundSession, listSessions } from "./sessions/sessions.queries.ts";
import { findUserById, listOwners } from "./users.queries.ts";
import { viewUser } from "./view-user.ts";

/** As it is now: the session may have been read before something was changed. */
export async function showAccount(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  session: Pick<FoundSession, "id" | "user">,
): Promise<AccountView> {
  const { id } = session.user;
  const user = (await findUserById(db, id)) ?? session.user;
  const sessions = await listSessions(db, id, now());
  return {
    user: await viewUser(db, user),
    isOnlyOwner: user.role === "owner" && (await listOwners(db)).length === 1,
    hasPassword: (await findPassword(db, id)) !== null,
    secondFactor: { isOn: user.hasSecondFactor, recoveryCodesLeft: await countRecoveryCodes(db, id) },
    sessions: sessions.map((each) => ({
      id: each.id,
      device: deviceOf(each.user_agent),
      startedAt: each.created_at.toISOString(),
      lastSeenAt: each.updated_at.toISOString(),
      isCurrent: each.id === session.id,
    })),
    preferences: { wantsNews: await findWantsNews(db, user) },
    pendingEmail: await findCodeEmail(db, "change-email", id),
  };
}
