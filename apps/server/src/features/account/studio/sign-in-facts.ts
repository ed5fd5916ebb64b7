import type { Db } from "../../../platform/db/database.ts";
import { findPassword } from "../passwords/passwords.queries.ts";
import { listSessions } from "../sessions/sessions.queries.ts";

/** How somebody gets in, for the owner who helps: nothing that would let her do so in their place. */
export async function readSignInFacts(db: Db, userId: string, now: Date) {
  const sessions = await listSessions(db, userId, now);
  return {
    /** To the day. */
    lastSeenAt: sessions[0]?.updated_at ?? null,
    sessions: sessions.length,
    hasPassword: (await findPassword(db, userId)) !== null,
  };
}
