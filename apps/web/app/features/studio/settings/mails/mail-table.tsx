import { nameOfMail } from "@academy/content/pages/studio/mail-kinds";
import { studioMailsPage } from "@academy/content/pages/studio/settings/mails-page";
import type { MailRow } from "@academy/contract/studio/settings";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { SendAgain } from "./send-again.tsx";

const words = studioMailsPage;
const looks = { sent: "wash", waiting: "outline", failed: "danger" } as const;

/** A table on a desk, and cards on a phone. */
export function MailTable({ mails }: { mails: readonly MailRow[] }) {
  return (
    <table className="settings-table" aria-label={words.table.label}>
      <thead>
        <tr>
          <th scope="col">{words.table.email}</th>
          <th scope="col">{words.table.to}</th>
          <th scope="col">{words.table.state}</th>
          <th scope="col">{words.table.when}</th>
          <th scope="col">
            <VisuallyHidden>{words.table.action}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <Row key={mail.id} mail={mail} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ mail }: { mail: MailRow }) {
  const { id, kind, state, to, reason, canSendAgain, nextTryAt, attempts } = mail;
  const at = mail.finishedAt ?? mail.createdAt;
  const hasFailed = state === "failed";
  return (
    <tr>
      <th scope="row">
        {nameOfMail(kind)}
        {reason && <span className="settings-detail">{words.reasons[reason]}</span>}
        {hasFailed && !canSendAgain && <span className="settings-detail">{words.expired}</span>}
      </th>
      <td>{to}</td>
      <td>
        <Badge look={looks[state]}>{words.states[state]}</Badge>
        {attempts > 1 && <span className="settings-detail">{words.tries(attempts)}</span>}
      </td>
      <td className="settings-time">
        <time dateTime={at}>{formatTime(at)}</time>
        {nextTryAt && attempts > 0 && (
          <span className="settings-detail">{words.nextTry(formatTime(nextTryAt))}</span>
        )}
      </td>
      <td>{canSendAgain && <SendAgain id={id} to={to} />}</td>
    </tr>
  );
}
