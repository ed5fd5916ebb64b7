import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { allMails, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const expired = { status: 400, code: "LINK_EXPIRED" };

/** A learner who has lost their phone, and the owner, who has just shown that it is her. */
async function locked() {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const learner = await signedIn(api);
  const { secret } = await (await learner.post("/api/account/second-factor/start")).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: clock.now().getTime() });
  expect((await learner.post("/api/account/second-factor/confirm", { code })).status).toBe(200);
  await nextMail(api, learner.email);
  const owner = await signedIn(api, "owner");
  const { id } = await api.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", learner.email)
    .executeTakeFirstOrThrow();
  const offer = (whose = id) =>
    owner.post(`/api/studio/learners/${whose}/second-factor-off`, { reason: "Lost their phone" });
  const link = async () => {
    expect((await offer()).status).toBe(200);
    return tokenIn(await nextMail(api, learner.email));
  };
  const stranger = openBrowser(api);
  const use = (token: string, password?: string) =>
    stranger.post("/api/auth/second-factor/off", { token, ...(password === undefined ? {} : { password }) });
  const hasFactor = async () =>
    (await api.db.selectFrom("second_factors").select("id").execute()).length === 1;
  return { api, clock, learner, owner, id, offer, link, use, hasFactor };
}

test("the owner has a link mailed to a learner, who turns it off with their password: once, and out everywhere", async () => {
  const { api, learner, owner, id, link, use, hasFactor } = await locked();
  const token = await link();
  expect(await hasFactor(), "nothing is off before they say so").toBe(true);

  expect(await refusalOf(await use(token))).toMatchObject({ code: "WRONG_PASSWORD" });
  expect(await refusalOf(await use(token, "not my password"))).toMatchObject({ code: "WRONG_PASSWORD" });
  expect(await hasFactor()).toBe(true);
  const both = await Promise.all([use(token, learner.password), use(token, learner.password)]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await hasFactor()).toBe(false);
  expect(await learner.who(), "signed out").toBe(401);
  expect((await nextMail(api, learner.email)).subject).toBe("Two-step verification is off");
  expect(await refusalOf(await use(token, learner.password)), "used").toMatchObject(expired);
  const { email, password } = learner;
  expect((await openBrowser(api).post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
  const kept = await api.db.selectFrom("one_time_tokens").select("token_hash").execute();
  expect(kept.map(({ token_hash }) => token_hash)).not.toContain(token);
  const done = await api.db
    .selectFrom("audit_entries")
    .select(["action", "subject_id"])
    .where("action", "like", "second-factor.%")
    .orderBy("action")
    .execute();
  expect(done).toEqual([
    { action: "second-factor.offered-off", subject_id: id },
    { action: "second-factor.taken-off", subject_id: id },
  ]);
  expect((await owner.get(`/api/studio/learners/${id}`)).status).toBe(200);
});

test("a link that is old or made up is refused alike; owners, and whoever has none, get no such link", async () => {
  const { api, clock, learner, id, link, use, hasFactor } = await locked();
  const token = await link();

  const madeUp = await refusalOf(await use("made-up-token-of-nobody", learner.password));
  clock.moveMinutes(61);
  expect(await refusalOf(await use(token, learner.password))).toEqual(madeUp);
  expect(madeUp).toMatchObject(expired);
  expect(await hasFactor()).toBe(true);

  const ownerId = (
    await api.db.selectFrom("users").select("id").where("role", "=", "owner").executeTakeFirstOrThrow()
  ).id;
  const again = await signedIn(api, "owner");
  const ask = async (whose: string) =>
    (await again.post(`/api/studio/learners/${whose}/second-factor-off`, { reason: "why" })).status;
  expect(await ask(ownerId), "an owner's").toBe(403);
  // Somebody who has become an owner since.
  expect(await ask(id)).toBe(200);
  const late = tokenIn(await nextMail(api, learner.email));
  await api.db.updateTable("users").set({ role: "owner" }).where("id", "=", id).execute();
  expect(await refusalOf(await use(late, learner.password))).toEqual(madeUp);
  await api.db.updateTable("users").set({ role: "learner" }).where("id", "=", id).execute();
  await api.db.deleteFrom("second_factors").execute();
  expect(await ask(id), "there is nothing to turn off").toBe(409);
  expect(
    (await openBrowser(api).post(`/api/studio/learners/${id}/second-factor-off`, { reason: "x" })).status,
  ).toBe(401);
  const links = (await allMails(api)).filter(({ subject }) => subject === "Turn off two-step verification");
  expect(links).toHaveLength(2);
});

test("nobody’s mailbox is filled with links to turn it off", async () => {
  const { offer } = await locked();
  const statuses: number[] = [];
  for (let count = 0; count < 10; count++) statuses.push((await offer()).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
  expect(statuses.at(-1)).toBe(429);
});

test("without a password the link is enough", async () => {
  const { api, id, link, use, hasFactor } = await locked();
  await api.db.updateTable("accounts").set({ password: null }).where("user_id", "=", id).execute();

  expect((await use(await link())).status).toBe(200);
  expect(await hasFactor()).toBe(false);
});
