import type { LaunchView } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { signedIn } from "../../../testing/browser.ts";
import { eventually } from "../../../testing/eventually.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

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
