import { type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findMail, reviveMails } from "../../platform/mail/mail-log.queries.ts";
import { recordAudit } from "../audit/public.ts";
import { shortLived } from "./mail-log.rules.ts";

/** A mail that was given up is tried anew; one that somebody else has sent again meanwhile is not sent twice. */
export function sendAgain(db: Db, id: string, by: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail) throw new AppError("NOT_FOUND");
    if ((await reviveMails(tx, { id, except: shortLived }, now)) === 0) throw new AppError("CONFLICT");
    const detail = { mail: mail.label };
    await recordAudit(tx, { by, action: "mail.retried", subject: { kind: "mail", id }, detail }, now);
  });
}

/** All that were given up, but for those whose time is over. */
export function sendAllAgain(db: Db, by: string, now: Date): Promise<{ count: number }> {
  return inTransaction(db, async (tx) => {
    const count = await reviveMails(tx, { except: shortLived }, now);
    if (count > 0) {
      const subject = { kind: "mail" };
      await recordAudit(tx, { by, action: "mails.retried", subject, detail: { count } }, now);
    }
    return { count };
  });
}
