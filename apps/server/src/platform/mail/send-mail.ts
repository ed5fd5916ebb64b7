import type { Mail, MailWordsDrafts } from "@academy/documents/mails";
import { z } from "zod";
import type { Db, Tx } from "../db/database.ts";
import type { Documents } from "../documents/documents.ts";
import { enqueue, enqueueAll } from "../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import type { AttachmentReference, FindAttachment, Message, Recipient } from "./message.ts";
import type { MailTransport } from "./transport.ts";

export const sendMailJob = defineJob(
  "mail.send",
  z.object({
    to: z.object({ name: z.string().optional(), address: z.string().min(3).max(320) }),
    // Written by us in the same release or an earlier one; an unknown template fails in renderMail.
    mail: z.custom<Mail>((value) => typeof value === "object" && value !== null && "template" in value),
    attachment: z.object({ kind: z.string(), id: z.string() }).optional(),
    replyTo: z.string().min(3).max(320).optional(),
    // Of a test: what is being written of the mail, and is not published yet.
    drafts: z.custom<MailWordsDrafts>((value) => typeof value === "object" && value !== null).optional(),
  }),
);

type Options = {
  key?: string;
  runAt?: Date;
  now: Date;
  attachment?: AttachmentReference;
  replyTo?: string;
  drafts?: MailWordsDrafts;
  /** Somebody sits in front of a screen that asks for what is in it. */
  isAwaited?: boolean;
  /** The last that somebody gets: once it has left, whom it went to is forgotten. */
  isLast?: boolean;
};

/** The only way to send mail: it leaves after the caller's transaction has committed, and only then. */
export function sendMail(
  db: Db | Tx,
  to: Recipient,
  mail: Mail,
  { attachment, replyTo, drafts, isLast = false, ...options }: Options,
): Promise<boolean> {
  const payload = { to, mail, attachment, replyTo, drafts };
  const recipient = isLast ? undefined : to.address.toLowerCase();
  return enqueue(db, sendMailJob, payload, { ...options, label: mail.template, recipient });
}

/** The same for many at once; none twice for one key. */
export function sendMails(
  db: Db | Tx,
  mails: readonly { to: Recipient; mail: Mail; key: string }[],
  now: Date,
): Promise<void> {
  return enqueueAll(
    db,
    sendMailJob,
    mails.map(({ to, mail, key }) => ({
      payload: { to, mail },
      key,
      label: mail.template,
      recipient: to.address.toLowerCase(),
    })),
    now,
  );
}

type Deps = {
  transport: MailTransport;
  documents: Pick<Documents, "renderMail">;
  findAttachment: FindAttachment;
  baseUrl: string;
};

export function handleSendMail({ transport, documents, findAttachment, baseUrl }: Deps): JobHandler {
  return handleJob(sendMailJob, async ({ to, mail, replyTo, drafts, attachment: reference }, { id }) => {
    const attachment = reference && (await findAttachment(reference));
    // Whose file is gone has asked to be forgotten since: there is nothing to write about any more.
    if (reference && !attachment) return;
    const rendered = await documents.renderMail(mail, { baseUrl, drafts });
    const message: Message = { id, to, replyTo, ...rendered };
    if (reference && attachment) message.attachment = { ...attachment, reference };
    await transport.deliver(message);
  });
}
