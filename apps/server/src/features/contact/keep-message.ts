import type { Role } from "@academy/contract/account";
import type { ContactBody } from "@academy/contract/visitors/contact";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import type { Rates } from "../../platform/http/limits/rate-limits.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import type { Person } from "../../platform/personal-data.ts";
import { listOwnerEmails } from "../account/public.ts";
import { promisedBy } from "./answer-promise.ts";
import { insertMessage, isKept } from "./contact.queries.ts";

export type ContactDeps = {
  db: Db;
  now: Clock;
  /** Keyed with the academy's secret. */
  hash: (purpose: string, value: string) => string;
  rates: Pick<Rates, "take" | "isWithinFor">;
  /** What Sage support was asked and could not answer, where a message passes it on. */
  findAskedKey: (db: Db, answerId: string, message: string) => Promise<string | null>;
};

/**
 * Message and mails are one: kept and on its way to every owner, or neither. The same submission again changes nothing.
 * Beyond so many an hour they are kept, and mailed together (mail-gathered.ts): nobody's mailbox is filled by strangers.
 */
export async function keepMessage(
  { db, now, hash, rates, findAskedKey }: ContactDeps,
  { website, asked, ...body }: ContactBody,
  user: (Person & { role: Role }) | undefined,
): Promise<void> {
  const message = { ...body, submission_id: body.submission_id.toLowerCase() };
  // Somebody whose answer got lost on the way must not meet a limit for asking again.
  if (await isKept(db, message.submission_id)) return;
  await rates.take("contactEmail", hash("contact-email", message.email));
  // Most are programs: the owner finds it in the studio, marked, and no mailbox is filled with the like.
  const isSuspect = Boolean(website);
  const isMailedNow = !isSuspect && (await rates.isWithinFor("contactMails", "all"));
  const { name, email, topic, message: text } = message;
  const askedKey = asked === undefined ? null : await findAskedKey(db, asked.toLowerCase(), text);
  const dueAt = isSuspect ? null : await promisedBy(db, user, now());
  const props = { name, email, topic, message: text, dueAt: dueAt?.toISOString() ?? null };
  const mail = { template: "contact-message", props } as const;
  await inTransaction(db, async (tx) => {
    const at = now();
    const kept = {
      ...message,
      userId: user?.id ?? null,
      askedKey,
      dueAt,
      mailedAt: isMailedNow ? at : null,
      isSuspect,
      now: at,
    };
    if (!(await insertMessage(tx, kept)) || !isMailedNow) return;
    for (const address of await listOwnerEmails(tx)) {
      await sendMail(tx, { address }, mail, { now: at, replyTo: email });
    }
  });
}
