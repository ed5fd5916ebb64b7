import { randomUUID } from "node:crypto";
import type { OfferKey } from "@academy/content/offers";
import { fullName } from "@academy/contract/fields/full-name";
import { grantOffer } from "../../features/access/public.ts";
import type { Db } from "../../platform/db/database.ts";
import { type Api, openBrowser } from "../browser.ts";

/** A person who is there and signed in, with the sample learner's password. */
export async function signInLearner(api: Api, firstName = "Ann", lastName = "Example") {
  const [sample] = api.sampleSignIns;
  if (!sample) throw new Error("there is no sample learner");
  const [id, now] = [randomUUID(), new Date()];
  const email = `${id}@example.org`;
  await api.db
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
  const { password } = await api.db
    .selectFrom("accounts")
    .innerJoin("users", "users.id", "accounts.user_id")
    .select("accounts.password")
    .where("users.email", "=", sample.email)
    .executeTakeFirstOrThrow();
  await api.db
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
