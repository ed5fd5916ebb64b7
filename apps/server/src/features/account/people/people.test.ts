import { randomUUID } from "node:crypto";
import type { PeopleView } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../testing/browser.ts";
import { newStaff } from "../../../testing/data/staff.ts";
import { nextMail } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { invitationPersonalData } from "./invite.ts";

const base = "/api/studio/settings/people";

async function academy() {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const owner = await signedIn(api, "owner");
  const people = async (browser: Browser = owner) =>
    ((await (await browser.get(base)).json()) as PeopleView).items;
  const give = (email: string, role: string, browser: Browser = owner) =>
    browser.send("PUT", base, { email, role, note: "", sendsMail: false });
  const take = (id: string, browser: Browser = owner) => browser.send("DELETE", `${base}/${id}`);
  return { clock, api, owner, people, give, take };
}

test("to give a role and to take it wants a fresh proof", async () => {
  const { clock, give, take } = await academy();
  expect((await give("nobody@example.org", "support")).status).toBe(200);
  expect((await take(randomUUID())).status).toBe(404);
  clock.moveMinutes(11);
  for (const answer of [await give("maya@example.com", "support"), await take(randomUUID())])
    expect(await refusalOf(answer)).toMatchObject({ code: "FRESH_PROOF_NEEDED" });
});

test("a role opens what it is for, and ends with every session of whoever had it", async () => {
  const { api, owner, people, give, take } = await academy();
  const helper = await newStaff(api, "learner");
  const can = async (path: string) => (await helper.get(path)).status;
  expect(await can("/api/studio/leads")).toBe(403);

  expect((await give(` ${helper.email.toUpperCase()} `, "support")).status).toBe(200);
  expect(await can("/api/studio/leads"), "at once, where they are signed in").toBe(200);
  expect(await can("/api/studio/helper/answers")).toBe(200);
  expect(await can("/api/studio/leads/export")).toBe(403);
  expect(await can("/api/studio/settings/launch")).toBe(403);
  expect(await (await helper.get("/api/auth/user")).json()).toMatchObject({ role: "support" });
  expect(await people()).toEqual([
    expect.objectContaining({ email: owner.email, role: "owner", isYou: true }),
    {
      id: helper.id,
      name: "learner",
      email: helper.email,
      role: "support",
      hasSecondFactor: false,
      isYou: false,
    },
  ]);

  await give(helper.email, "editor");
  expect(await helper.who(), "signed out").toBe(401);
  await helper.post("/api/auth/sign-in/email", { email: helper.email, password: helper.password });
  expect(await can("/api/studio/leads")).toBe(403);
  expect(await can("/api/studio/helper/answers")).toBe(200);
  expect((await take(helper.id)).status).toBe(204);
  expect(await helper.who()).toBe(401);
  expect((await take(helper.id)).status, "the second owner is told").toBe(404);
  expect((await people()).map(({ email }) => email)).toEqual([owner.email]);
  const noted = await api.db.selectFrom("audit_entries").select(["action", "detail"]).execute();
  expect(noted.map(({ action, detail }) => `${action} ${detail.from} → ${detail.to}`).sort()).toEqual([
    "role.given learner → support",
    "role.given support → editor",
    "role.taken editor → learner",
  ]);
});

test("the last owner stays, also when two take away each other's role at once", async () => {
  const { api, owner, people, give, take } = await academy();
  const [first] = await people();
  expect(await refusalOf(await take(first?.id ?? ""))).toMatchObject({ status: 409, code: "LAST_OWNER" });
  expect(await refusalOf(await give(owner.email, "support"))).toMatchObject({ code: "LAST_OWNER" });
  const account = async () => (await owner.get("/api/account")).json();
  expect(await account()).toMatchObject({ isOnlyOwner: true });
  const leave = () => owner.post("/api/account/delete", { email: owner.email });
  expect(await refusalOf(await leave()), "nor does the account go").toMatchObject({ code: "LAST_OWNER" });
  expect(await owner.who()).toBe(owner.email);

  const second = await newStaff(api, "owner");
  expect(await account()).toMatchObject({ isOnlyOwner: false });
  const answers = await Promise.all([take(second.id), take(first?.id ?? "", second)]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const owners = await api.db.selectFrom("users").select("id").where("role", "=", "owner").execute();
  expect(owners).toHaveLength(1);
});

test("a role waits for whoever has the address, is told by email, and can be withdrawn before", async () => {
  const { clock, api, owner, people, give } = await academy();
  const waiting = async () => ((await (await owner.get(base)).json()) as PeopleView).invitations;
  const email = "ines@example.org";
  const body = { email: " Ines@Example.org ", role: "editor", note: "Start with the FAQ." };
  const preview = await (await owner.post(`${base}/mail`, body)).json();
  expect(preview).toMatchObject({ text: expect.stringContaining("Start with the FAQ.") });

  const answer = await owner.send("PUT", base, { ...body, sendsMail: true });
  expect(await answer.json()).toEqual({ isWaiting: true });
  const mail = await nextMail(api, email);
  expect(mail.text, "as it was read before").toBe((preview as { text: string }).text);
  expect(mail.text).toContain("step=sign-up&returnTo=/studio");
  expect(await waiting()).toMatchObject([{ email, role: "editor", by: expect.any(String) }]);
  expect(await people()).toHaveLength(1);
  // A newer one takes the place of the one before.
  await give(email, "support");
  const [invitation] = await waiting();
  expect(await waiting()).toMatchObject([{ email, role: "support" }]);

  expect((await owner.send("DELETE", `${base}/invitations/${invitation?.id}`)).status).toBe(204);
  expect((await owner.send("DELETE", `${base}/invitations/${invitation?.id}`)).status).toBe(404);
  const withdrawn = await newStaff(api, "learner", email);
  expect((await withdrawn.get("/api/studio/leads")).status).toBe(403);

  await give("jo@example.org", "support");
  await give("late@example.org", "support");
  const someone = await newStaff(api, "learner", "someone@example.org");
  expect((await someone.get("/api/studio/leads")).status, "only the address that was invited").toBe(403);
  const jo = await newStaff(api, "learner", "jo@example.org");
  expect((await jo.get("/api/studio/leads")).status).toBe(200);
  expect(await waiting()).toMatchObject([{ email: "late@example.org" }]);
  clock.moveDays(31);
  const late = await newStaff(api, "learner", "late@example.org");
  expect((await late.get("/api/studio/leads")).status).toBe(403);

  const noted = await api.db
    .selectFrom("audit_entries")
    .select(["action", "detail"])
    .where("action", "like", "role.%")
    .execute();
  expect(noted.map(({ action, detail }) => `${action} ${detail.to}`).sort()).toEqual([
    "role.given support",
    "role.invited editor",
    "role.invited support",
    "role.invited support",
    "role.invited support",
    "role.withdrawn support",
  ]);
  const maya = { id: "none", email: "late@example.org" };
  expect(await invitationPersonalData.collect(api.db, maya)).toHaveLength(1);
  await api.db.transaction().execute((tx) => invitationPersonalData.remove(tx, maya));
  expect(await invitationPersonalData.collect(api.db, maya)).toHaveLength(0);
});
