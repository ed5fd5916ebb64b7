import { sampleAccounts } from "@academy/content/samples";
import type { Role } from "@academy/contract/account";
import { fullName } from "@academy/contract/fields/full-name";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import type { AccountDeps } from "./account-deps.ts";
import { findPassword, setPassword } from "./passwords/passwords.queries.ts";
import { countUsers, findUserByEmail, insertUser } from "./users.queries.ts";

export type SampleSignIn = { role: Role; email: string; password: string };

type Deps = Pick<AccountDeps, "hash" | "passwords"> & { db: Db; now: Date };

const day = 24 * 60 * 60 * 1000;
const settingName = "sample-sign-in";

/**
 * A demo's first start makes two people to look around as. How to sign in as them is told at every start until somebody
 * has: a first start may fail, or be stopped, before anybody has read it. Their passwords come from the academy's
 * secret, so that the next start, or another process, knows them too.
 */
export async function createSampleAccounts(deps: Deps): Promise<SampleSignIn[]> {
  const signIns = sampleAccounts.map(({ role, email }) => ({
    role,
    email,
    password: samplePassword(deps, email),
  }));
  if ((await countUsers(deps.db)) > 0) return listWorking(deps, signIns);
  const hashes = await Promise.all(signIns.map(({ password }) => deps.passwords.hash(password)));
  await inTransaction(deps.db, async (tx) => {
    for (const [index, person] of sampleAccounts.entries()) {
      const joined = new Date(deps.now.getTime() - person.joinedDaysAgo * day);
      await setPassword(tx, await insertUser(tx, person, joined), hashes[index] ?? "", deps.now);
      if (person.role === "owner") {
        const to = { name: fullName(person), address: person.email };
        const mail = { template: "academy-is-running", props: { firstName: person.firstName } } as const;
        await sendMail(tx, to, mail, { now: deps.now });
      }
    }
  });
  return signIns;
}

/** From here on they are known to somebody, and told no more. */
export async function noteSampleSignIn(db: Db, email: string, now: Date): Promise<void> {
  if (sampleAccounts.some((sample) => sample.email === email)) await saveSetting(db, settingName, true, now);
}

const samplePassword = ({ hash }: Pick<Deps, "hash">, email: string) =>
  hash("sample-password", email).slice(0, 16);

/** Those that are still as they were made. */
async function listWorking({ db, passwords }: Deps, signIns: SampleSignIn[]): Promise<SampleSignIn[]> {
  if (await findSetting(db, settingName)) return [];
  const areRight = await Promise.all(
    signIns.map(async ({ email, password }) => {
      const user = await findUserByEmail(db, email);
      return passwords.isRight(password, user && (await findPassword(db, user.id)));
    }),
  );
  return signIns.filter((_, index) => areRight[index]);
}
