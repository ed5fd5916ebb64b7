import { randomUUID } from "node:crypto";
import type { OfferKey } from "@academy/content/offers";
import { fullName } from "@academy/contract/fields/full-name";
import { grantOffer } from "../../features/access/public.ts";
import type { Db } from "../../platform/db/database.ts";
import { type Api, openBrowser } from "../browser.ts";

/** A person who is there, with the password of the sample learner. */
export async function insertLearner(db: Db, sampleEmail: string, firstName = "Ann", lastName = "Example") {
  const [id, now] = [randomUUID(), new Date()];
  const email = `${id}@example.org`;
  await db
    .insertInto("users")
    .values({
      id,
      name: fullName({ firstName, lastName }),
      first_name: firstName,
      last_name: lastName,
      email,
      is_email_verified: true,
      role: "learner",
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { password } = await db
    .selectFrom("accounts")
    .innerJoin("users", "users.id", "accounts.user_id")
    .select("accounts.password")
    .where("users.email", "=", sampleEmail)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("accounts")
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: "credential",
      user_id: id,
      password,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { id, email };
}

/** The same, signed in. */
export async function signInLearner(api: Api, firstName?: string, lastName?: string) {
  const [sample] = api.sampleSignIns;
  if (!sample) throw new Error("there is no sample learner");
  const { id, email } = await insertLearner(api.db, sample.email, firstName, lastName);
  const signIn = async () => {
    const browser = openBrowser(api);
    const response = await browser.post("/api/auth/sign-in/email", { email, password: sample.password });
    if (response.status !== 200) throw new Error(`signing in answered ${response.status}`);
    return browser;
  };
  return { ...(await signIn()), id, email, password: sample.password, signInAgain: signIn };
}

export async function give(db: Db, userId: string, offer: OfferKey, now = new Date()): Promise<void> {
  await db.transaction().execute((tx) => grantOffer(tx, { userId, offer, source: "operator", now }));
}
