import { randomBytes } from "node:crypto";
import { sampleAccounts } from "@academy/content/samples";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { setPassword } from "./passwords.queries.ts";
import { hashPassword } from "./passwords.ts";
import { countUsers, insertUser } from "./users.queries.ts";

export type SampleSignIn = { role: "learner" | "owner"; email: string; password: string };

export type NewPassword = { password: string; hash: string };
type Deps = { db: Db; now: Date; makePassword?: (() => Promise<NewPassword>) | undefined };

const day = 24 * 60 * 60 * 1000;

export async function makeRandomPassword(): Promise<NewPassword> {
  const password = randomBytes(12).toString("base64url");
  return { password, hash: await hashPassword(password) };
}

/** A demo's first start: two people to look around as. Their passwords are random and shown this once. */
export async function createSampleAccounts({ db, now, makePassword }: Deps): Promise<SampleSignIn[]> {
  if ((await countUsers(db)) > 0) return [];
  const make = makePassword ?? makeRandomPassword;
  const people = await Promise.all(sampleAccounts.map(async (person) => ({ ...person, ...(await make()) })));
  await inTransaction(db, async (tx) => {
    for (const person of people) {
      const joined = new Date(now.getTime() - person.joinedDaysAgo * day);
      await setPassword(tx, await insertUser(tx, person, joined), person.hash, now);
      if (person.role === "owner") {
        const to = { name: `${person.firstName} ${person.lastName}`, address: person.email };
        const mail = { template: "academy-is-running", props: { firstName: person.firstName } } as const;
        await sendMail(tx, to, mail, { now });
      }
    }
  });
  return people.map(({ role, email, password }) => ({ role, email, password }));
}
