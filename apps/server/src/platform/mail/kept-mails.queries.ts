import type { Db } from "../db/database.ts";
import { asJson } from "../db/values.ts";
import type { Message } from "./message.ts";

/** The same mail delivered again after a crash is kept once. */
export async function keepMail(db: Db, mail: Message & { from: string; keptAt: Date }): Promise<void> {
  const { attachment } = mail;
  await db
    .insertInto("kept_mails")
    .values({
      id: mail.id,
      sender: mail.from,
      recipient: mail.to.name ? `${mail.to.name} <${mail.to.address}>` : mail.to.address,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      html: mail.html,
      body_text: mail.text,
      kept_at: mail.keptAt,
      attachment: attachment && asJson({ ...attachment.reference, fileName: attachment.fileName }),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}
