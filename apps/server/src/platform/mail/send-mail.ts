import type { Mail } from "@academy/documents/mails";
import { z } from "zod";
import type { Db, Tx } from "../db/database.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import type { Recipient } from "./message.ts";
import type { MailTransport } from "./transport.ts";

const sendMailJob = defineJob(
  "mail.send",
  z.object({
    to: z.object({ name: z.string().optional(), address: z.string().min(3).max(320) }),
    // Written by us in the same release or an earlier one; an unknown template fails in renderMail.
    mail: z.custom<Mail>((value) => typeof value === "object" && value !== null && "template" in value),
  }),
);

type Options = { key?: string; runAt?: Date; now: Date };

/** The only way to send mail: it leaves after the caller's transaction has committed, and only then. */
export function sendMail(db: Db | Tx, to: Recipient, mail: Mail, options: Options): Promise<boolean> {
  return enqueue(db, sendMailJob, { to, mail }, options);
}

export function handleSendMail(transport: MailTransport, baseUrl: string): JobHandler {
  return handleJob(sendMailJob, async ({ to, mail }, { id }) => {
    // React is only in memory once there is a mail to write.
    const { renderMail } = await import("@academy/documents/mails");
    await transport.deliver({ id, to, ...(await renderMail(mail, { baseUrl })) });
  });
}
