import { randomUUID } from "node:crypto";
import type { OfferKey } from "@academy/content/offers";
import type { LineVerdict, PeopleImport } from "@academy/contract/studio/people-import";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { insertImport, insertLines, listHolders, listKnown } from "./people-import.queries.ts";
import { type PersonLine, readPeopleFile } from "./read-people-file.ts";
import { showImport } from "./show-import.ts";

type PeopleFile = { bytes: Buffer; offer: OfferKey | null; sendsWelcome: boolean; by: string };

/** Says what importing the file would do, and does nothing but keep that. */
export async function checkPeopleFile(
  { db, now }: { db: Db; now: Clock },
  { bytes, offer, sendsWelcome, by }: PeopleFile,
): Promise<PeopleImport> {
  const people = await readPeopleFile(bytes);
  const judged = await judge(db, people, offer);
  const id = randomUUID();
  const at = now();
  return inTransaction(db, async (tx) => {
    await insertImport(tx, {
      id,
      made_by: by,
      offer,
      sends_welcome: sendsWelcome,
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
