import { randomBytes } from "node:crypto";
import { sampleAccounts } from "@academy/content/samples";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { countUsers, insertAccountWithPassword } from "./account.queries.ts";
import type { Auth } from "./auth.ts";

type Deps = { db: Db; auth: Auth; now: Date };

export type SampleSignIn = { role: "learner" | "owner"; email: string; password: string };

/** A demo's first start: two people to look around as. Their passwords are random and shown this once. */
export async function createSampleAccounts({ db, auth, now }: Deps): Promise<SampleSignIn[]> {
  if ((await countUsers(db)) > 0) return [];
  const { password: passwords } = await auth.$context;
  const people = await Promise.all(
    sampleAccounts.map(async (person) => {
      const password = randomBytes(12).toString("base64url");
      return { ...person, password, hash: await passwords.hash(password) };
    }),
  );
  await inTransaction(db, async (tx) => {
    for (const { password: _shown, ...person } of people) {
      await insertAccountWithPassword(tx, person, now);
      if (person.role === "owner") {
        const to = { name: `${person.firstName} ${person.lastName}`, address: person.email };
        await sendMail(
          tx,
          to,
          { template: "academy-is-running", props: { firstName: person.firstName } },
          { now },
        );
      }
    }
  });
  return people.map(({ role, email, password }) => ({ role, email, password }));
}
