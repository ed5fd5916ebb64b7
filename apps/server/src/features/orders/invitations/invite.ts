import { randomBytes } from "node:crypto";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import type { OrderDeps } from "../order-deps.ts";
import { insertInvitation, revokeInvitations } from "./invitations.queries.ts";

const validMs = 14 * 24 * 60 * 60 * 1000;

/** Mails somebody the way into the alumni group. A new invitation takes the place of those before. */
export async function invite(
  { db, hash, now }: Pick<OrderDeps, "hash" | "now"> & { db: Db | Tx },
  email: string,
): Promise<{ id: string; token: string; expiresAt: Date }> {
  const token = randomBytes(24).toString("base64url");
  const at = now();
  const expiresAt = new Date(at.getTime() + validMs);
  const id = await inTransaction(db, async (tx) => {
    await revokeInvitations(tx, email, at);
    const made = await insertInvitation(tx, {
      email,
      tokenHash: hash("invitation", token),
      expiresAt,
      now: at,
    });
    const mail = { template: "invitation", props: { token, expiresAt: expiresAt.toISOString() } } as const;
    await sendMail(tx, { address: email }, mail, { now: at });
    return made;
  });
  return { id, token, expiresAt };
}
