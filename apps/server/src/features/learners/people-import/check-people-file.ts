import { randomUUID } from "node:crypto";
import type { OfferKey } from "@academy/content/offers";
import { emailAddress } from "@academy/contract/account";
import {
  importMaxLines,
  type LeadSelection,
  type LineVerdict,
  type PeopleImport,
} from "@academy/contract/studio/people-import";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { namesOf } from "../../account/public.ts";
import { listSelectedLeads } from "../../leads/public.ts";
import { endOfDay } from "../../offers/public.ts";
import { insertImport, insertLines, listHolders, listKnown } from "./people-import.queries.ts";
import { type PersonLine, readPeopleFile } from "./read-people-file.ts";
import { showImport } from "./show-import.ts";

type ImportTerms = { offer: OfferKey | null; sendsWelcome: boolean; by: string };
type PeopleFile = ImportTerms & { bytes: Buffer };
type LeadAccess = ImportTerms & { who: LeadSelection; note: string; until: string | null };

/** Says what importing the file would do, and does nothing but keep that. */
export async function checkPeopleFile(
  deps: { db: Db; now: Clock },
  { bytes, ...asked }: PeopleFile,
): Promise<PeopleImport> {
  return keepChecked(deps, await readPeopleFile(bytes), asked);
}

/** The same of leads: what giving them something would do. */
export async function checkLeadAccess(
  deps: { db: Db; now: Clock },
  { who, note, until, ...asked }: LeadAccess,
): Promise<PeopleImport & { isMore: boolean }> {
  const endsAt = until === null ? undefined : endOfDay(until);
  if (endsAt && endsAt <= deps.now()) {
    const message = "Please choose a day that is still to come.";
    throw new AppError("BAD_REQUEST", { field: "until", message });
  }
  const { leads, isMore } = await listSelectedLeads(deps.db, who, importMaxLines);
  if (leads.length === 0) throw new AppError("CONFLICT");
  const people = leads.map(({ email, name }, index): PersonLine => {
    const address = emailAddress.safeParse(email);
    return {
      line: index + 1,
      email: address.data ?? email,
      isAddress: address.success,
      ...namesOf({ name, given_name: "", family_name: "" }),
    };
  });
  const of = { is_of_leads: true, note, ends_on: until } as const;
  return { ...(await keepChecked(deps, people, asked, of)), isMore };
}

type LeadColumns = { is_of_leads: true; note: string; ends_on: string | null };

async function keepChecked(
  { db, now }: { db: Db; now: Clock },
  people: PersonLine[],
  { offer, sendsWelcome, by }: ImportTerms,
  ofLeads?: LeadColumns,
): Promise<PeopleImport> {
  const judged = await judge(db, people, offer);
  const id = randomUUID();
  const at = now();
  return inTransaction(db, async (tx) => {
    await insertImport(tx, {
      id,
      made_by: by,
      offer,
      sends_welcome: sendsWelcome,
      ...ofLeads,
      state: "checked",
      created_at: at,
    });
    await insertLines(
      tx,
      judged.map(({ line, email, firstName, lastName, verdict, getsAccess }) => ({
        import_id: id,
        line,
        email,
        first_name: firstName,
        last_name: lastName,
        verdict,
        gets_access: getsAccess,
      })),
    );
    return showImport(tx, id);
  });
}

type CheckedLine = PersonLine & { verdict: LineVerdict; getsAccess: boolean };

async function judge(db: Db, people: PersonLine[], offer: OfferKey | null): Promise<CheckedLine[]> {
  const emails = [...new Set(people.flatMap(({ email, isAddress }) => (isAddress ? email : [])))];
  const known = new Map((await listKnown(db, emails)).map((person) => [person.email, person]));
  const ids = [...known.values()].map(({ id }) => id);
  const holders = new Set(offer === null ? [] : await listHolders(db, offer, ids));
  const seen = new Set<string>();
  return people.map((person) => {
    const account = known.get(person.email);
    const isAgain = seen.has(person.email);
    seen.add(person.email);
    const verdict = verdictOf(person, { role: account?.role, isAgain });
    const isTaken = verdict === "new" || verdict === "known";
    const getsAccess = isTaken && offer !== null && !(account && holders.has(account.id));
    return { ...person, verdict, getsAccess };
  });
}

function verdictOf(
  { isAddress }: PersonLine,
  { role, isAgain }: { role: "learner" | "owner" | undefined; isAgain: boolean },
): LineVerdict {
  if (!isAddress) return "bad-address";
  if (isAgain) return "duplicate";
  if (role === undefined) return "new";
  // Everything is open to them already.
  return role === "owner" ? "owner" : "known";
}
