import type { KeptMailPage } from "@academy/contract/dev-mail";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { explain } from "../../lib/api/api-error.ts";
import { formatTime } from "../../lib/text/format-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { getKeptMails } from "./kept-mails.ts";

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

type Mails = KeptMailPage["items"];

/** What has arrived so far, and whether the page at `cursor` is on its way or failed. */
type State = { mails: Mails; cursor: string | null; status: "loading" | "ready" | "failed"; error?: string };

const firstPage: State = { mails: [], cursor: null, status: "loading" };

/** The kept mails, newest first, page after page. */
function useKeptMails() {
  const [state, setState] = useState(firstPage);
  const { status, cursor } = state;

  useEffect(() => {
    if (status !== "loading") return;
    const request = new AbortController();
    getKeptMails(cursor, request.signal).then(
      ({ items, nextCursor }) =>
        setState(({ mails }) => ({ mails: [...mails, ...items], cursor: nextCursor, status: "ready" })),
      (error: unknown) => {
        if (request.signal.aborted) return;
        setState((before) => ({ ...before, status: "failed", error: explain(error) }));
      },
    );
    return () => request.abort();
  }, [status, cursor]);

  // After a failure this asks for the same page again, otherwise for the next one.
  const load = () => setState(({ mails, cursor }) => ({ mails, cursor, status: "loading" }));
  return { ...state, load };
}
