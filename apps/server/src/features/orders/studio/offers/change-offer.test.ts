import type { StudioOffer } from "@academy/contract/studio/offers";
import { expect, test } from "vitest";
import { type Browser, signedIn } from "../../../../testing/browser.ts";
import { goToPay, orderBody } from "../../../../testing/data/buyers.ts";
import { nextMail } from "../../../../testing/mailbox.ts";
import { refusalOf } from "../../../../testing/refusal.ts";
import { startApi } from "../../../../testing/servers/start-api.ts";

const base = "/api/studio/offers";
type Change = { name: string; priceCents: number; twoPaymentsCents: number | null };

const offerOf = async (owner: Browser, key: string) => {
  const { offers } = (await (await owner.get(base)).json()) as { offers: StudioOffer[] };
  return offers.find((offer) => offer.key === key) as StudioOffer;
};
const change = async (owner: Browser, key: string, more: Partial<Change> & Record<string, unknown>) => {
  const { name, priceCents, instalments, version } = await offerOf(owner, key);
  const now = { name, priceCents, twoPaymentsCents: instalments?.priceCents ?? null };
  return owner.send("PUT", `${base}/${key}`, { ...now, isFree: false, basedOn: version, ...more });
};

test("an offer's price, name and plan are on the pages, at the checkout and in Sage support once published", async () => {
  const api = await startApi({ pages: undefined });
  const owner = await signedIn(api, "owner");
  const page = async (path: string) => (await api.get(path)).text();
  const blueprint = () => page("/healers-business-blueprint");
  const first = await blueprint();
  const running = await goToPay(api, { offer: "blueprintSelfGuided" });

  const evil = "Alone <img src=x onerror=alert(1)> & “quiet”";
  const wanted = { name: evil, priceCents: 21_950, twoPaymentsCents: 11_000 };
  expect((await change(owner, "blueprintSelfGuided", wanted)).status).toBe(204);

  const sales = await blueprint();
  expect(sales).toContain("$219.50");
  expect(sales).toContain("or 2 payments of $110");
  expect(sales).not.toContain("$197");
  expect(sales).not.toContain("<img src=x");
  expect(sales).toContain('"price":219.5');
  expect(await page("/home")).toContain("$219.50");
  expect(await page("/terms")).toContain("$219.50, or 2 payments of $110.");
  const answer = await owner.post("/api/chat", { message: "What does the Blueprint cost?" });
  expect(await answer.text()).toContain("$219.50");

  // Whoever had begun pays what they were told; whoever has an old page open is told before anything is charged.
  expect(await running.look()).toMatchObject({ amountCents: 19_700 });
  await running.act("pay");
  await running.comesTo("active");
  expect(JSON.stringify(await nextMail(api, "ann@example.org"))).toContain("Self-Guided Journey");
  const late = orderBody({ offer: "blueprintSelfGuided", email: "late@example.org" });
  const refused = await api.post("/api/checkout", { ...late, seen_total_cents: 19_700 });
  expect(await refusalOf(refused)).toMatchObject({ code: "PRICE_CHANGED" });
  const next = await goToPay(api, { offer: "blueprintSelfGuided", email: "bo@example.org" });
  expect(await next.look()).toMatchObject({ amountCents: 21_950 });
  const inTwo = await goToPay(api, {
    offer: "blueprintSelfGuided",
    plan: "two-payments",
    email: "cy@example.org",
  });
  expect(await inTwo.look()).toMatchObject({ amountCents: 11_000 });

  // Paid at once only: nothing speaks of two payments for it, and none can be made.
  expect((await change(owner, "blueprintSelfGuided", { twoPaymentsCents: null })).status).toBe(204);
  expect(await page("/terms")).toContain("$219.50, one-time.");
  const two = await api.post(
    "/api/checkout",
    orderBody({ offer: "blueprintSelfGuided", plan: "two-payments", email: "di@example.org" }),
  );
  expect(await refusalOf(two)).toMatchObject({ code: "BAD_REQUEST", field: "plan" });

  // As the academy began: every page is again what the build made of it.
  const { versions } = await offerOf(owner, "blueprintSelfGuided");
  expect(versions.map(({ priceCents }) => priceCents)).toEqual([21_950, 21_950, 19_700]);
  const original = { name: "Self-Guided Journey", priceCents: 19_700, twoPaymentsCents: 9_900 };
  expect((await change(owner, "blueprintSelfGuided", original)).status).toBe(204);
  expect(await page("/terms")).toContain(
    "Healer’s Business Blueprint, Self-Guided Journey, $197, or 2 payments of $99.",
  );
  expect((await blueprint()).match(/\$[\d.,]+/g)).toEqual(first.match(/\$[\d.,]+/g));
  const audit = await api.db
    .selectFrom("audit_entries")
    .select(["action", "detail"])
    .where("subject_id", "=", "blueprintSelfGuided")
    .orderBy("id")
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(["offer.changed", "offer.changed", "offer.changed"]);
  expect(audit[0]?.detail).toEqual({ from: 19_700, to: 21_950, version: 2 });
});

test("a price that can't be meant, and a stale one, are refused", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const tier = "blueprintGuided";
  const refusals: [Record<string, unknown>, string][] = [
    [{ priceCents: 0 }, "priceCents"],
    [{ priceCents: 99 }, "priceCents"],
    [{ priceCents: 5_000_001 }, "priceCents"],
    [{ priceCents: 30_000, isFree: true }, "priceCents"],
    [{ priceCents: 0, isFree: true }, "twoPaymentsCents"],
    [{ twoPaymentsCents: 14_849 }, "twoPaymentsCents"],
    [{ twoPaymentsCents: 17_821 }, "twoPaymentsCents"],
    [{ priceCents: 19_000, twoPaymentsCents: 9_500 }, "priceCents"],
    [{ priceCents: 50_000, twoPaymentsCents: 25_000 }, "priceCents"],
    [{ name: "The complete academy" }, "name"],
    [{ name: "  " }, "name"],
    [{ name: "a\u0000b" }, "name"],
    [{ name: "{price}" }, "name"],
    [{ name: "n".repeat(81) }, "name"],
    [{ priceCents: 197.5 }, "priceCents"],
    [{ priceCents: -100 }, "priceCents"],
  ];
  for (const [more, field] of refusals) {
    expect(await refusalOf(await change(owner, tier, more)), JSON.stringify(more)).toMatchObject({
      code: "BAD_REQUEST",
      field,
    });
  }
  expect(
    await refusalOf(await change(owner, "subscribePackage", { twoPaymentsCents: 50_000 })),
  ).toMatchObject({ field: "twoPaymentsCents" });
  const free = { priceCents: 0, isFree: true };
  expect(await refusalOf(await change(owner, "alumniGroup", free))).toMatchObject({ field: "priceCents" });
  expect(await refusalOf(await change(owner, tier, { basedOn: 7 }))).toMatchObject({ code: "CONFLICT" });
  // Without a build there is nothing to render, and nothing is changed.
  expect((await change(owner, tier, { priceCents: 29_800 })).status).toBe(503);
  expect((await offerOf(owner, tier)).versions).toHaveLength(1);
});
