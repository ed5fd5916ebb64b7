import { fullName } from "@academy/contract/fields/full-name";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { findUserById } from "../account/public.ts";
import { endStanding, findCertificate, insertCertificate, replaceRevoked } from "./certificates.queries.ts";

/** For good, for whoever checks it and for the learner. False when there is no such certificate, or it does not stand. */
export async function revokeCertificate(db: Db, id: string, now: Date): Promise<boolean> {
  return endStanding(db, id, { reason: "revoked", now });
}

/**
 * Who has read that a certificate is revoked may have kept that: it does not come back to life. Its holder gets a new one
 * in its place. Answers the new id; null when there is no such certificate, or it was not revoked.
 */
export async function undoRevocation(db: Db, id: string): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    if (!(await replaceRevoked(tx, id))) return null;
    const revoked = await findCertificate(tx, id);
    const holder = revoked && (await findUserById(tx, revoked.userId));
    if (!holder) return null;
    const { userId, courseId, courseTitle, issuedAt, issuedOn, planFinishedOn } = revoked;
    const name = fullName(holder);
    const { email } = holder;
    const kept = { userId, courseId, courseTitle, issuedAt, issuedOn, planFinishedOn };
    return insertCertificate(tx, { ...kept, name, email });
  });
}
