import { randomBytes } from "node:crypto";
import { sampleAccounts } from "@academy/content/samples";
import type { Role } from "@academy/contract/account";
import { fullName } from "@academy/contract/full-name";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { setPassword } from "./passwords/passwords.queries.ts";
import type { Passwords } from "./passwords/passwords.ts";
import { countUsers, insertUser } from "./users.queries.ts";

export type SampleSignIn = { role: Role; email: string; password: string };

type Deps = { db: Db; now: Date; passwords: Passwords };

const day = 24 * 60 * 60 * 1000;

/** A demo's first start: two people to look around as. Their passwords are random and shown this once. */
export async function createSampleAccounts({ db, now, passwords }: Deps): Promise<SampleSignIn[]> {
  if ((await countUsers(db)) > 0) return [];
  const people = await Promise.all(
    sampleAccounts.map(async (person) => {
      const password = randomBytes(12).toString("base64url");
      return { ...person, password, hash: await passwords.hash(password) };
    }),
  );
  await inTransaction(db, async (tx) => {
    for (const person of people) {
      const joined = new Date(now.getTime() - person.joinedDaysAgo * day);
      await setPassword(tx, await insertUser(tx, person, joined), person.hash, now);
      if (person.role === "owner") {
        const to = { name: fullName(person), address: person.email };
        const mail = { template: "academy-is-running", props: { firstName: person.firstName } } as const;
        await sendMail(tx, to, mail, { now });
      }
    }
  });
  return people.map(({ role, email, password }) => ({ role, email, password }));
}
