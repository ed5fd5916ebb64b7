import type { KeptMail } from "@academy/contract/dev-mail";
import { formatTime } from "../../lib/text/format-time.ts";
import { keptMailAttachmentPath, keptMailHtmlPath } from "./kept-mails.ts";

export function MailMessage({ mail }: { mail: KeptMail }) {
  return (
    <article>
      <h1 className="wrap-anywhere text-title">{mail.subject}</h1>
      <dl className="mail-facts grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 mt-6 mb-8 wrap-anywhere">
        <dt>From</dt>
        <dd>{mail.from}</dd>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        {mail.replyTo && (
          <>
            <dt>Reply to</dt>
            <dd>{mail.replyTo}</dd>
          </>
        )}
        <dt>Saved</dt>
        <dd>
          <time dateTime={mail.keptAt}>{formatTime(mail.keptAt)}</time>
        </dd>
        {mail.attachment && (
          <>
            <dt>File</dt>
            <dd>
              <a href={keptMailAttachmentPath(mail.id)} download={mail.attachment.fileName}>
                {mail.attachment.fileName}
              </a>
            </dd>
          </>
        )}
      </dl>
      {/* An empty sandbox: a mail can neither run scripts nor lead anywhere. */}
      <iframe
        sandbox=""
        src={keptMailHtmlPath(mail.id)}
        title={`HTML part of “${mail.subject}”`}
        className="mail-sheet h-[70svh] w-full"
      />
      <h2 className="mt-12 text-lead">Text part</h2>
      <pre className="mail-sheet mt-4 whitespace-pre-wrap wrap-anywhere p-5 font-mono text-small">
        {mail.text}
      </pre>
    </article>
  );
}
