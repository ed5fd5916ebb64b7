import type { MailListQuery, MailPage, MailRow } from "@academy/contract/studio/settings";
import { readPage } from "../../platform/db/cursor-paging.ts";
import type { Db } from "../../platform/db/database.ts";
import type { JobState } from "../../platform/jobs/jobs.tables.ts";
import { countMails, listMailLabels, listMails, orderOf } from "../../platform/mail/mail-log.queries.ts";
import { listUsersByEmail, listUsersById } from "../account/public.ts";
import { listLeadsByEmail } from "../leads/public.ts";
import { reasonOf, shortLived } from "./mail-log.rules.ts";

const states = { sent: "done", failed: "dead", waiting: "waiting" } as const;
const shown: Record<JobState, MailRow["state"]> = {
  done: "sent",
  dead: "failed",
  waiting: "waiting",
  running: "waiting",
};

type MailRecord = Awaited<ReturnType<typeof listMails>>[number];

export async function listMailLog(
  db: Db,
  { cursor, limit, state, kind, search }: MailListQuery,
): Promise<MailPage> {
  const jobState = state && states[state];
  const column = orderOf(jobState);
  const filters = { state: jobState, label: kind, search };
  const { items, nextCursor } = await readPage(
    { cursor, limit },
    (request) => listMails(db, filters, request),
    {
      cursorOf: (row) => ({ at: row[column] ?? row.created_at, id: row.id }),
      toItem: (mail) => mail,
    },
  );
  const personOf = await readPeople(db, items);
  return { items: items.map((mail) => rowOf(mail, personOf(mail))), nextCursor };
}

/** Who it was to, as far as the academy knows them: somebody with an account, or a lead. */
async function readPeople(db: Db, mails: MailRecord[]) {
  const known = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];
  const addresses = known(mails.map(({ recipient }) => recipient));
  const learner = ({ id, name }: { id: string; name: string }) => ({ kind: "learner" as const, id, name });
  const byId = new Map(
    (await listUsersById(db, known(mails.map((mail) => mail.recipient_user_id)))).map((user) => [
      user.id,
      learner(user),
    ]),
  );
  const byAddress = new Map<string, NonNullable<MailRow["person"]>>();
  for (const { id, name, email } of await listLeadsByEmail(db, addresses)) {
    byAddress.set(email, { kind: "lead", id, name });
  }
  for (const user of await listUsersByEmail(db, addresses)) byAddress.set(user.email, learner(user));
  return ({ recipient, recipient_user_id: userId }: MailRecord) =>
    (userId === null ? byAddress.get(recipient ?? "") : byId.get(userId)) ?? null;
}

/** Nothing of what is in a mail. */
function rowOf(mail: MailRecord, person: MailRow["person"]): MailRow {
  const kind = mail.label ?? "";
  const state = shown[mail.state];
  return {
    id: mail.id,
    kind,
    state,
    to: mail.recipient ?? addressIn(mail.payload),
    person,
    createdAt: mail.created_at.toISOString(),
    finishedAt: mail.finished_at?.toISOString() ?? null,
    nextTryAt: state === "waiting" ? mail.run_at.toISOString() : null,
    attempts: mail.attempts,
    reason: state === "sent" ? null : reasonOf(mail.last_error),
    canSendAgain: state === "failed" && !shortLived.includes(kind),
  };
}

/** Of a mail whose recipient is forgotten with it, only until it has left. */
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
