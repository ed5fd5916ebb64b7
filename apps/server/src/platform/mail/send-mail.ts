import type { Mail } from "@academy/documents/mails";
import { z } from "zod";
import type { Db, Tx } from "../db/database.ts";
import type { Documents } from "../documents/documents.ts";
import { enqueue } from "../jobs/enqueue.ts";
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
  }),
);

type Options = { key?: string; runAt?: Date; now: Date; attachment?: AttachmentReference; replyTo?: string };

/** The only way to send mail: it leaves after the caller's transaction has committed, and only then. */
export function sendMail(
  db: Db | Tx,
  to: Recipient,
  mail: Mail,
  { attachment, replyTo, ...options }: Options,
): Promise<boolean> {
  const payload = { to, mail, attachment, replyTo };
  return enqueue(db, sendMailJob, payload, { ...options, label: mail.template });
}

type Deps = {
  transport: MailTransport;
  documents: Pick<Documents, "renderMail">;
  findAttachment: FindAttachment;
  baseUrl: string;
};

export function handleSendMail({ transport, documents, findAttachment, baseUrl }: Deps): JobHandler {
  return handleJob(sendMailJob, async ({ to, mail, replyTo, attachment: reference }, { id }) => {
    const attachment = reference && (await findAttachment(reference));
    // Whose file is gone has asked to be forgotten since: there is nothing to write about any more.
    if (reference && !attachment) return;
    const message: Message = { id, to, replyTo, ...(await documents.renderMail(mail, { baseUrl })) };
    if (reference && attachment) message.attachment = { ...attachment, reference };
    await transport.deliver(message);
  });
}
