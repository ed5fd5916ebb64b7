import type { BusinessView } from "@academy/contract/studio/business";
import type { ThemeView } from "@academy/contract/studio/theme";
import type { ReceiptInput } from "@academy/documents/receipt";
import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { buy } from "../../testing/data/buyers.ts";
import { signInLearner } from "../../testing/data/learners.ts";
import { eventually } from "../../testing/eventually.ts";
import { movingClock } from "../../testing/moving-clock.ts";
import { refusalOf } from "../../testing/refusal.ts";
import { documentsWith } from "../../testing/servers/documents-with.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";

const base = "/api/studio/settings";
const host = {
  SELLER_NAME: "Host & Co",
  SELLER_ADDRESS: "1 Road,Town",
  MAIL_FROM: "Elena <mail@example.org>",
};
const seller = {
  name: "Maya Rivers",
  address: ["12 Lane", "Asheville"],
  taxId: "US-1",
  contact: "billing@example.org",
  was: null,
};

async function academy(env: Record<string, string> = host) {
  const clock = movingClock(new Date("2031-05-01T10:00:00.000Z"));
  const drawn: ReceiptInput[] = [];
  const renderReceipt = async (input: ReceiptInput) => {
    drawn.push(input);
    return Buffer.from("%PDF-");
  };
  const api = await startApi({ now: clock.now, env, documents: documentsWith({ renderReceipt }) });
  const owner = await signedIn(api, "owner");
  const view = async () => (await (await owner.get(`${base}/business`)).json()) as BusinessView;
  const actions = async () =>
    (await api.db.selectFrom("audit_entries").select("action").orderBy("id").execute()).map(
      ({ action }) => action,
    );
  return { clock, api, owner, view, drawn, actions };
}

test("what the host has set counts until the owner decides; receipts from before keep whom they named", async () => {
  const { clock, api, owner, view, drawn, actions } = await academy();
  const ann = await signInLearner(api);
  const sellerOn = async (order: string) => {
    const [payment] = await api.db
      .selectFrom("payments")
      .select("id")
      .where("order_id", "=", order)
      .execute();
    expect((await ann.get(`/api/orders/${order}/receipts/${payment?.id}`)).status).toBe(200);
    return drawn.at(-1)?.seller;
  };
  const { order: first } = await buy(api, { offer: "blueprintSelfGuided" }, ann);
  const before = { name: "Host & Co", address: ["1 Road", "Town"], taxId: null };
  expect(await sellerOn(first)).toEqual(before);
  expect((await view()).seller).toMatchObject({
    name: "Host & Co",
    by: "operator",
    since: null,
    isSample: false,
  });

  clock.moveMinutes(1);
  expect((await owner.send("PUT", `${base}/seller`, seller)).status).toBe(204);
  clock.moveMinutes(1);

  const since = "2031-05-01T10:01:00.000Z";
  expect((await view()).seller).toEqual({ ...seller, was: undefined, by: "owner", since, isSample: false });
  const { order: second } = await buy(api, { offer: "subscribePackage" }, ann);
  const { name, address, taxId, contact } = seller;
  expect(await sellerOn(second)).toEqual({ name, address: [...address, contact], taxId });
  expect(await sellerOn(first)).toEqual(before);
  // Whoever saw what was before is told; the same again is no change.
  expect((await owner.send("PUT", `${base}/seller`, seller)).status).toBe(409);
  expect((await owner.send("PUT", `${base}/seller`, { ...seller, was: since })).status).toBe(204);
  expect((await view()).seller.since).toBe(since);
  expect(await actions()).toEqual(["seller.changed"]);
});

test("PDFs are on the paper that is usual where the seller is now", async () => {
  const { owner } = await academy();
  const paper = async () => ((await (await owner.get("/api/studio/look")).json()) as ThemeView).addressPaper;
  expect(await paper()).toBe("a4");
  const inUnitedStates = { ...seller, address: ["12 Lane", "Asheville, NC 28801"] };
  expect((await owner.send("PUT", `${base}/seller`, inUnitedStates)).status).toBe(204);
  expect(await paper()).toBe("letter");
});

test("emails leave in the name that was chosen, from the host’s address, and answers go where the owner reads them", async () => {
  const { api, owner, view, actions } = await academy();
  const newest = async () =>
    (await api.db.selectFrom("kept_mails").select(["sender", "reply_to"]).execute()).map(
      ({ sender, reply_to: replyTo }) => ({ sender, replyTo }),
    );
  const hosts = { sender: "Elena <mail@example.org>", replyTo: null };
  await eventually(newest, (mails) => mails.length === 1);
  expect(await newest()).toEqual([hosts]);
  expect((await view()).sender).toMatchObject({ name: "Elena", by: "operator", address: "mail@example.org" });

  const chosen = { name: "Maya at the Quiet Room", replyTo: "Maya@Example.org", was: null };
  expect((await owner.send("PUT", `${base}/sender`, chosen)).status).toBe(204);
  await owner.post(`${base}/test-mail`);

  const maya = { sender: "Maya at the Quiet Room <mail@example.org>", replyTo: "maya@example.org" };
  expect(await eventually(newest, (mails) => mails.length === 2)).toContainEqual(maya);
  const { sender } = await view();
  expect(sender).toMatchObject({ name: chosen.name, chosenName: chosen.name, by: "owner" });
  // Emptied, it is the host's again.
  await owner.send("PUT", `${base}/sender`, { name: "", replyTo: "", was: sender.since });
  expect((await view()).sender).toMatchObject({ name: "Elena", chosenName: "", replyTo: "" });
  for (const name of ["a\nBcc: x@y.z", "Maya <x@y.z>", "x".repeat(71)])
    expect((await owner.send("PUT", `${base}/sender`, { name, replyTo: "", was: sender.since })).status).toBe(
      400,
    );
  expect(await actions()).toEqual(["sender.changed", "mail.tested", "sender.changed"]);
});

test("whoever decides has just shown who they are; looking wants no proof", async () => {
  const { clock, owner } = await academy();
  const bodies = {
    [`${base}/seller`]: seller,
    [`${base}/sender`]: { name: "", replyTo: "", was: null },
    [`${base}/backups/schedule`]: {
      everyHours: 24,
      hour: 3,
      keeping: { days: 7, weeks: 4, months: 12 },
      was: null,
    },
  };
  clock.moveMinutes(11);
  for (const [path, body] of Object.entries(bodies)) {
    expect(await refusalOf(await owner.send("PUT", path, body))).toMatchObject({
      status: 403,
      code: "FRESH_PROOF_NEEDED",
    });
  }
  expect((await owner.get(`${base}/business`)).status).toBe(200);
});

test("a live academy that takes money starts as soon as somebody has said who sells, in the studio or by a variable", async () => {
  const stripe = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  const first = await academy({});
  await first.owner.send("PUT", `${base}/seller`, seller);
  await first.api.stop();
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = first.api.settings;
  const databaseEnv = { DATA_DIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) };
  const again = await startApi({ databaseEnv, env: { ...liveEnv, ...stripe } });
  expect((await again.get("/healthz")).status).toBe(200);

  await expect(startApi({ env: { ...liveEnv, ...stripe } })).rejects.toThrow("nobody has said who sells");
});
