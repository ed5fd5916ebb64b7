import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findMailByKey, reviveMails } from "../../../platform/mail/mail-log.queries.ts";
import { recordAudit } from "../../audit/public.ts";
import { findReply } from "./replies.queries.ts";
import { replyMailKey } from "./reply.ts";

type ReplyKey = { messageId: string; replyId: string };

/** To the address it was written to; one that is on its way, or that somebody else has sent again, is not sent twice. */
export function sendReplyAgain(db: Db, { messageId, replyId }: ReplyKey, by: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reply = await findReply(tx, replyId);
    const mail = await findMailByKey(tx, replyMailKey(replyId));
    if (reply?.message_id !== messageId || !mail) throw new AppError("NOT_FOUND");
    if ((await reviveMails(tx, { id: mail.id, except: [""] }, now)) === 0) throw new AppError("CONFLICT");
    const subject = { kind: "mail", id: mail.id };
    await recordAudit(tx, { by, action: "mail.retried", subject, detail: { mail: mail.label } }, now);
  });
}
