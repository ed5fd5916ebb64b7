import type { MailListQuery, MailPage, MailRow } from "@academy/contract/studio/settings";
import { readPage } from "../../platform/db/cursor-paging.ts";
import type { Db } from "../../platform/db/database.ts";
import type { JobState } from "../../platform/jobs/jobs.tables.ts";
import { countMails, listMailLabels, listMails, orderOf } from "../../platform/mail/mail-log.queries.ts";
import { reasonOf, shortLived } from "./mail-log.rules.ts";

const states = { sent: "done", failed: "dead", waiting: "waiting" } as const;
const shown: Record<JobState, MailRow["state"]> = {
  done: "sent",
  dead: "failed",
  waiting: "waiting",
  running: "waiting",
};

type MailRecord = Awaited<ReturnType<typeof listMails>>[number];

export function listMailLog(db: Db, { cursor, limit, state, kind }: MailListQuery): Promise<MailPage> {
  const jobState = state && states[state];
  const column = orderOf(jobState);
  return readPage({ cursor, limit }, (request) => listMails(db, { state: jobState, label: kind }, request), {
    cursorOf: (row) => ({ at: row[column] ?? row.created_at, id: row.id }),
    toItem: rowOf,
  });
}

/** Nothing of what is in a mail; whom it is to only until it has left. */
function rowOf(mail: MailRecord): MailRow {
  const kind = mail.label ?? "";
  const state = shown[mail.state];
  return {
    id: mail.id,
    kind,
    state,
    to: addressIn(mail.payload),
    createdAt: mail.created_at.toISOString(),
    finishedAt: mail.finished_at?.toISOString() ?? null,
    nextTryAt: state === "waiting" ? mail.run_at.toISOString() : null,
    attempts: mail.attempts,
    reason: state === "sent" ? null : reasonOf(mail.last_error),
    canSendAgain: state === "failed" && !shortLived.includes(kind),
  };
}

function addressIn(payload: unknown): string | null {
  const { to } = (payload ?? {}) as { to?: { address?: unknown } };
  return typeof to?.address === "string" ? to.address : null;
}

const maxCounted = 1000;

export async function summarizeMails(db: Db) {
  const failed = await countMails(db, "dead", maxCounted + 1);
  const waiting = await countMails(db, "waiting", maxCounted + 1);
  return { failed, waiting, maxCounted, kinds: await listMailLabels(db) };
}
