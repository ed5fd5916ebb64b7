import type { ReplyBody } from "@academy/contract/visitors/contact";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findMailByKey, reviveMails } from "../../../platform/mail/mail-log.queries.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { findMessage, findReply, insertReply, setAnsweredOver } from "./replies.queries.ts";

/** By which the studio finds out what became of the mail. */
export const replyMailKey = (id: string) => `contact-reply:${id}`;

/**
 * Reply, mail and mark are one. The same reply again changes nothing; whoever answers what another has answered
 * meanwhile is told, and nothing is sent.
 */
export async function replyTo(db: Db, messageId: string, body: ReplyBody, { by, now }: Actor): Promise<void> {
  const id = body.id.toLowerCase();
  const { reply } = body;
  const known = body.answeredAt === null ? null : new Date(body.answeredAt);
  // Later than what was known, whatever the clock says: it tells them apart.
  const at = known && known >= now ? new Date(known.getTime() + 1) : now;
  await inTransaction(db, async (tx) => {
    // Whoever did not hear that it was sent asks again.
    if (await isSent(tx, id, messageId)) return;
    const message = await findMessage(tx, messageId);
    if (!message) throw new AppError("NOT_FOUND");
    if (!(await setAnsweredOver(tx, messageId, { known, now: at }))) {
      if (await isSent(tx, id, messageId)) return;
      throw new AppError("CONFLICT");
    }
    await insertReply(tx, { id, messageId, reply, by, now: at });
    // Without the name as its recipient's: it was typed by anybody.
    await sendMail(
      tx,
      { address: message.email },
      {
        template: "contact-reply",
        props: { reply, topic: message.topic, message: message.message },
      },
      { key: replyMailKey(id), now },
    );
    await recordAudit(
      tx,
      { by, action: "message.answered", subject: { kind: "message", id: messageId } },
      now,
    );
  });
}

async function isSent(tx: Tx, id: string, messageId: string): Promise<boolean> {
  const sent = await findReply(tx, id);
  if (sent && sent.message_id !== messageId) throw new AppError("CONFLICT");
  return sent !== undefined;
}

type ReplyKey = { messageId: string; replyId: string };

/** To the address it was written to; one that is on its way, or that somebody else has sent again, is not sent twice. */
export function sendReplyAgain(
  db: Db,
  { messageId, replyId }: ReplyKey,
  by: string,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reply = await findReply(tx, replyId);
    const mail = await findMailByKey(tx, replyMailKey(replyId));
    if (reply?.message_id !== messageId || !mail) throw new AppError("NOT_FOUND");
    if ((await reviveMails(tx, { id: mail.id, except: [""] }, now)) === 0) throw new AppError("CONFLICT");
    const subject = { kind: "mail", id: mail.id };
    await recordAudit(tx, { by, action: "mail.retried", subject, detail: { mail: mail.label } }, now);
  });
}
