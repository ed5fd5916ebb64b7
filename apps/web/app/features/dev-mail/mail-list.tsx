import { Link } from "react-router";
import { formatTime } from "../../lib/text/format-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useKeptMails } from "./use-kept-mails.ts";

export function MailList() {
  const { mails, cursor, status, error, load } = useKeptMails();
  return (
    <div aria-busy={status === "loading"}>
      {mails.length > 0 && (
        <ul className="edge-t-line">
          {mails.map(({ id, to, subject, keptAt }) => (
            <li key={id} className="edge-b-line">
              <Link to={`/dev/mail/${id}`} className="group mail-row">
                <span className="font-display text-lead group-hover:underline">{subject}</span>
                <span className="min-w-0 wrap-anywhere text-ink-soft text-small">{to}</span>
                <time dateTime={keptAt} className="text-ink-soft text-small">
                  {formatTime(keptAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {status === "ready" && mails.length === 0 && (
        <div className="space-y-2">
          <h2 className="text-lead">No emails yet</h2>
          <p>The academy hasn’t sent any emails so far. Reload this page after it has had a reason to.</p>
        </div>
      )}
      {status === "loading" && <p role="status">Loading emails…</p>}
      {status === "failed" && (
        <div role="alert" className="space-y-4">
          <p className="text-danger">The emails couldn’t be loaded. {error}</p>
          <Button onClick={load}>Try again</Button>
        </div>
      )}
      {status === "ready" && cursor !== null && (
        <Button className="mt-8" onClick={load}>
          Load more
        </Button>
      )}
    </div>
  );
}
