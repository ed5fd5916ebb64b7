import type { PeopleImport } from "@academy/contract/studio/people-import";
import type { Mail } from "@academy/documents/mails";
import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { refreshStatistics } from "../../../platform/db/statistics.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler, type PeriodicJob } from "../../../platform/jobs/job.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { grantOffer, listHeldOffers } from "../../access/public.ts";
import {
  type AccountDeps,
  findOrCreateUser,
  findUserByEmail,
  issueSignInLink,
} from "../../account/public.ts";
import { recordAudit } from "../../audit/public.ts";
import { endOfDay, listOfferNames } from "../../offers/public.ts";
import {
  deleteOldImports,
  findImport,
  holdRunningImport,
  setFinished,
  setOutcome,
  setStarted,
  takeLines,
} from "./people-import.queries.ts";
import { showImport } from "./show-import.ts";

const importPeople = defineJob("people.import", z.object({ importId: z.string() }));

type ImportStart = { id: string; by: string; reason: string };

/** Done once, whoever presses first; what follows is done by jobs. */
export function startImport(
  { db, now }: { db: Db; now: Clock },
  { id, by, reason }: ImportStart,
): Promise<PeopleImport> {
  const at = now();
  return inTransaction(db, async (tx) => {
    if (!(await setStarted(tx, id, { reason, now: at }))) {
      throw new AppError((await findImport(tx, id)) ? "CONFLICT" : "NOT_FOUND", {
        message: "This has already been started.",
      });
    }
    const started = await showImport(tx, id);
    const { lines, offer, sendsWelcome, isOfLeads } = started;
    const detail = { reason, lines, offer, sendsWelcome };
    const action = isOfLeads ? "access.given-to-leads" : "people.imported";
    await recordAudit(tx, { by, action, subject: { kind: "import", id }, detail }, at);
    await enqueue(tx, importPeople, { importId: id }, { key: `people-import:${id}:0`, now: at });
    return started;
  });
}

/** So few that others have their turn on SQLite between two lots. */
const atOnce = 40;

type Deps = Pick<AccountDeps, "db" | "now" | "hash">;

/**
 * One lot of lines and the job for the next, in one commit: whatever ends the process, each line is dealt with once, and
 * the rest is gone on with.
 */
export function handleImportPeople(deps: Deps): JobHandler {
  return handleJob(importPeople, async ({ importId }) => {
    const now = deps.now();
    const isOver = await inTransaction(deps.db, async (tx) => {
      const found = await holdRunningImport(tx, importId);
      // Forgotten since, or done by somebody else.
      if (!found) return false;
      const lines = await takeLines(tx, importId, { most: atOnce, now });
      for (const line of lines) {
        if (line.verdict === "new" || line.verdict === "known") await importLine(tx, deps, found, line);
      }
      const last = lines.at(-1);
      if (!last) {
        await setFinished(tx, importId, now);
        return true;
      }
      const key = `people-import:${importId}:${last.line}`;
      await enqueue(tx, importPeople, { importId }, { key, now });
      return false;
    });
    if (isOver) await refreshStatistics(deps.db);
  });
}

type Import = NonNullable<Awaited<ReturnType<typeof findImport>>>;
type Line = Awaited<ReturnType<typeof takeLines>>[number];

/** As it stands now, whatever it was when the file was looked at. */
async function importLine(tx: Tx, deps: Deps, { id: importId, ...asked }: Import, line: Line): Promise<void> {
  const now = deps.now();
  const known = await findUserByEmail(tx, line.email);
  if (known?.role === "owner") {
    return setOutcome(tx, { importId, line: line.line }, { verdict: "owner", getsAccess: false });
  }
  const names = { firstName: line.first_name, lastName: line.last_name };
  const { id: userId } = known ?? (await findOrCreateUser(tx, { email: line.email, ...names }, now));
  const { offer } = asked;
  const isNew = offer !== null && !(await listHeldOffers(tx, userId)).includes(offer);
  if (isNew) {
    const reason = asked.reason ?? "imported";
    const endsAt = asked.ends_on ? endOfDay(asked.ends_on) : undefined;
    await grantOffer(tx, { userId, offer, source: "operator", reason, endsAt, now });
  }
  await setOutcome(
    tx,
    { importId, line: line.line },
    { verdict: known ? "known" : "new", getsAccess: isNew },
  );
  if (!asked.sends_welcome || (known && !isNew)) return;
  const token = await issueSignInLink(tx, deps, userId);
  const opens = isNew ? { offer, offerName: (await listOfferNames(tx)).get(offer) ?? offer } : null;
  const firstName = known?.firstName ?? line.first_name;
  const { note, ends_on: until } = asked;
  const mail: Mail =
    asked.is_of_leads && opens
      ? { template: "access-given", props: { firstName, ...opens, until, note, token } }
      : { template: "imported", props: { firstName, opens, isNewAccount: !known, token } };
  await sendMail(tx, { address: line.email }, mail, { key: `imported:${importId}:${line.line}`, now });
}

const hour = 60 * 60 * 1000;
const forgetImports = defineJob("people.forget-imports", z.object({}) as z.ZodType<Record<string, never>>);
export const forgetImportsHourly: PeriodicJob = { job: forgetImports, everyMs: hour };

/** A file is kept for as long as somebody may want to read what became of it. */
export function handleForgetImports({ db, now }: { db: Db; now: Clock }): JobHandler {
  return handleJob(forgetImports, async () => {
    const ago = (hours: number) => new Date(now().getTime() - hours * hour);
    await deleteOldImports(db, { unused: ago(24), done: ago(30 * 24) });
  });
}
