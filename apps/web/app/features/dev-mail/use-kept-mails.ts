import type { KeptMailPage } from "@academy/contract/dev-mail";
import { useEffect, useState } from "react";
import { explain } from "../../lib/api/api-error.ts";
import { getKeptMails } from "./kept-mails.ts";

type Mails = KeptMailPage["items"];

/** What has arrived so far, and whether the page at `cursor` is on its way or failed. */
type State = { mails: Mails; cursor: string | null; status: "loading" | "ready" | "failed"; error?: string };

const firstPage: State = { mails: [], cursor: null, status: "loading" };

/** The kept mails, newest first, page after page. */
export function useKeptMails() {
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
