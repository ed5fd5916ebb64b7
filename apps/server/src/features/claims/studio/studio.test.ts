import type { LaunchView } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { eventually } from "../../../testing/eventually.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { followClaims } from "../public.ts";

const launch = "/api/studio/settings/launch";
const testMail = "/api/studio/settings/test-mail";
const openOf = ({ checks }: LaunchView) => checks.flatMap(({ id, isDone }) => (isDone ? [] : [id]));

test("a demo's list says what would be missing, and no secret of any setting", async () => {
  const secrets = {
    BACKUP_PASSPHRASE: "correct horse battery staple",
    S3_URL: "https://KEYNAME:s3cretvalue@s3.example.com/bucket",
    STRIPE_SECRET_KEY: "sk_test_abcdefghijkl",
    STRIPE_WEBHOOK_SECRET: "whsec_mnopqrstuvwx",
  };
  const api = await startApi({
    env: {
      ...secrets,
      CONFIRMED_CLAIMS: "terms,privacy,founder-years",
      SELLER_NAME: "Ann Example",
      SELLER_ADDRESS: "1 Road,Town",
      BACKUP_EVERY_HOURS: "24",
    },
  });
  const owner = await signedIn(api, "owner");

  const text = await (await owner.get(launch)).text();
  const view = JSON.parse(text) as LaunchView;

  expect(openOf(view)).toEqual([
    "address",
    "mail",
    "payments",
    "delivery",
    "owner",
    "sample-accounts",
    "second-factor",
    "backups",
    "trial-restore",
    "claims",
    "samples",
    "enrollments",
    "consents",
  ]);
  expect(view).toMatchObject({
    isDemo: true,
    payments: "test",
    seller: { name: "Ann Example", address: ["1 Road", "Town"] },
    owners: [{ name: "Elena Marlowe", email: "elena@example.com", hasSecondFactor: false }],
    backup: { everyHours: 24, madeAt: null, triedAt: null, trial: null },
    enrollments: "sample",
  });
  expect(view.claims.find(({ id }) => id === "founder-years")).toMatchObject({
    words: ["8+ years"],
    isConfirmed: true,
  });
  expect(view.samples.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id)).toEqual([
    "terms",
    "privacy",
  ]);
  for (const part of [...Object.values(secrets), "KEYNAME", "s3cretvalue", "s3.example.com"]) {
    expect(text, part).not.toContain(part);
  }
});

test("the test mail goes to whoever asks for it, and is noted", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");

  expect(await (await owner.post(testMail)).json()).toEqual({ to: owner.email });

  const kept = () => api.db.selectFrom("kept_mails").select(["recipient", "subject"]).execute();
  const mail = { recipient: `Elena Marlowe <${owner.email}>`, subject: "Your academy is running" };
  // The first start of all sends the same.
  expect(await eventually(kept, ({ length }) => length > 1)).toEqual([mail, mail]);
  const noted = await api.db.selectFrom("audit_entries").select("action").execute();
  expect(noted).toEqual([{ action: "mail.tested" }]);
});

test("the owner confirms what can be proven over what the host has named, and each process follows", async () => {
  const api = await startApi({ env: { CONFIRMED_CLAIMS: "founder-years,terms" } });
  const { db } = api;
  const owner = await signedIn(api, "owner");
  const byOperator = ["founder-years", "terms"];
  const live = await followClaims({ db, isDemo: false, byOperator });
  const marked = (id: string) => `<html lang="en"><p data-claim="${id}">x</p></html>`;
  const shows = (id: string) => live.editHtml(marked(id)).includes("<p");
  const confirm = (id: string, isConfirmed: boolean) =>
    owner.send("PUT", `/api/studio/settings/claims/${id}`, { isConfirmed });
  expect([shows("founder-years"), shows("home-students")]).toEqual([true, false]);

  expect((await confirm("home-students", true)).status).toBe(204);
  expect((await confirm("founder-years", false)).status).toBe(204);
  // Another process looks twice a second.
  expect([await live.hasChanged(), await live.hasChanged()]).toEqual([true, false]);
  expect([shows("founder-years"), shows("home-students")]).toEqual([false, true]);
  const { claims, samples } = (await (await owner.get(launch)).json()) as LaunchView;
  const stateOf = (id: string) => {
    const { isConfirmed, by } = [...claims, ...samples].find((each) => each.id === id) ?? {};
    return { isConfirmed, by };
  };
  expect(stateOf("home-students")).toEqual({ isConfirmed: true, by: "owner" });
  expect(stateOf("founder-years")).toEqual({ isConfirmed: false, by: "owner" });
  expect(stateOf("terms")).toEqual({ isConfirmed: true, by: "operator" });
  expect(stateOf("home-rating")).toEqual({ isConfirmed: false, by: "nobody" });

  // Voices that nobody has agreed to on record can't be confirmed; what isn't there can't either.
  expect(await refusalOf(await confirm("home-voices", true))).toMatchObject({ status: 400 });
  expect((await confirm("home-choirs", true)).status).toBe(404);
  const noted = await db.selectFrom("audit_entries").select(["action", "subject_id"]).execute();
  expect(noted).toEqual(
    expect.arrayContaining([
      { action: "claim.confirmed", subject_id: "home-students" },
      { action: "claim.taken-back", subject_id: "founder-years" },
    ]),
  );
  expect(noted).toHaveLength(2);
});
