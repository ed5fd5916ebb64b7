import type { Clock } from "../clock.ts";
import type { Db } from "../db/database.ts";
import { HopelessJob } from "../jobs/job.ts";
import { keepMail } from "./kept-mails.queries.ts";
import type { Message } from "./message.ts";

/** Asked for each mail: the owner may have chosen another name a moment ago. */
type FindSender = () => Promise<{ from: string; replyTo: string | undefined }>;

export type MailTransport = { deliver(message: Message): Promise<void>; close(): void };

export function smtpTransport({
  smtpUrl,
  sender,
  baseUrl,
}: {
  smtpUrl: string;
  sender: FindSender;
  baseUrl: string;
}): MailTransport {
  // Loaded with the first mail: a demo sends none.
  const connect = async () =>
    (await import("nodemailer")).createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      // Templates are ours, what goes into them is not: no content may name a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let smtp: ReturnType<typeof connect> | undefined;
  const host = new URL(baseUrl).hostname;
  return {
    async deliver({ id, to, replyTo, subject, html, text, attachment }) {
      const attachments = attachment && [
        {
          filename: attachment.fileName,
          contentType: attachment.contentType,
          content: Buffer.from(await attachment.read()),
        },
      ];
      try {
        smtp ??= connect();
        const ours = await sender();
        const answersTo = replyTo ?? ours.replyTo;
        await (await smtp).sendMail({
          from: ours.from,
          // As data: the library quotes and encodes it, so a name can't become a header or a second address.
          to: { name: to.name ?? "", address: to.address },
          ...(answersTo ? { replyTo: { name: "", address: answersTo } } : {}),
          subject,
          html,
          text,
          ...(attachments ? { attachments } : {}),
          messageId: `<${id}@${host}>`,
        });
      } catch (error) {
        const status = (error as { responseCode?: number }).responseCode ?? 0;
        if (status >= 500)
          throw new HopelessJob(`the mail server permanently rejected the email (${status})`, {
            cause: error,
          });
        throw error;
      }
    },
    close: () => void smtp?.then((open) => open.close()),
  };
}

/** A demo without a mail server: mails are kept and read at /dev/mail. */
export function keptMailTransport({
  db,
  sender,
  now,
}: {
  db: Db;
  sender: FindSender;
  now: Clock;
}): MailTransport {
  return {
    async deliver(message) {
      const { from, replyTo } = await sender();
      await keepMail(db, { ...message, from, replyTo: message.replyTo ?? replyTo, keptAt: now() });
    },
    close() {},
  };
}
