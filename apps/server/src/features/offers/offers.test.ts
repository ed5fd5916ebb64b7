import { offers } from "@academy/content/offers";
import { type OffersView, offerKeys } from "@academy/contract/orders";
import { expect, test } from "vitest";
import { asJson } from "../../platform/db/values.ts";
import { signedIn } from "../../testing/browser.ts";
import { buy } from "../../testing/data/buyers.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { insertVersion, listOnSale, type OfferTerms, seedOffers, setCheckoutLink } from "./public.ts";

const now = new Date("2031-05-01T10:00:00.000Z");

test("the offers of the pages are on sale, in whole cents and with every way to pay", async () => {
  const api = await startApi();
  const view = (await (await api.get("/api/offers")).json()) as OffersView;

  expect(offerKeys).toEqual(offers.map(({ key }) => key));
  expect(view.payment).toBe("test");
  const figures = view.offers.map(({ key, priceCents, currency, billing, instalments }) => [
    key,
    priceCents,
    currency,
    billing,
    instalments?.priceCents ?? null,
  ]);
  expect(figures).toEqual([
    ["subscribePackage", 99_700, "USD", "one-time", null],
    ["blueprintSelfGuided", 19_700, "USD", "one-time", 9_900],
    ["blueprintGuided", 29_700, "USD", "one-time", 14_900],
    ["blueprintDeepDive", 49_700, "USD", "one-time", 24_900],
    ["alumniGroup", 9_700, "USD", "monthly", null],
  ]);
  expect(view.offers.find(({ key }) => key === "alumniGroup")).toMatchObject({
    needsInvitation: true,
    canBeGiven: false,
    seatsLeft: null,
  });
});

test("a release that changes an offer adds a version, the owner's own are left alone, and again changes nothing", async () => {
  const { db } = await testDatabase();
  await Promise.all([seedOffers(db, now), seedOffers(db, now)]);
  await seedOffers(db, now);
  const versions = () =>
    db
      .selectFrom("offer_versions")
      .select(["offer", "number", "source"])
      .where("offer", "=", "alumniGroup")
      .execute();
  expect(await versions()).toEqual([{ offer: "alumniGroup", number: 1, source: "content" }]);

  const [version] = (await listOnSale(db)).filter(({ offer }) => offer === "alumniGroup");
  const old = asJson({ ...version?.terms, priceCents: 8_700 });
  await db.updateTable("offer_versions").set({ terms: old }).where("offer", "=", "alumniGroup").execute();
  await seedOffers(db, now);
  expect(await versions()).toHaveLength(2);
  expect((await listOnSale(db)).find(({ offer }) => offer === "alumniGroup")).toMatchObject({
    number: 2,
    terms: { priceCents: 9_700 },
  });
  await db
    .updateTable("offer_versions")
    .set({ source: "owner", terms: old })
    .where("offer", "=", "alumniGroup")
    .where("number", "=", 2)
    .execute();
  await seedOffers(db, now);
  expect(await versions()).toHaveLength(2);
});

test("an order keeps the version it was sold under", async () => {
  const api = await startApi();
  const { order } = await buy(api, { offer: "subscribePackage" });
  const before = await api.db
    .selectFrom("orders")
    .select("version_id")
    .where("id", "=", order)
    .executeTakeFirstOrThrow();
  const [version] = await api.db
    .selectFrom("offer_versions")
    .selectAll()
    .where("id", "=", before.version_id)
    .execute();
  await api.db
    .insertInto("offer_versions")
    .values({
      id: "newer",
      offer: "subscribePackage",
      number: 2,
      source: "owner",
      terms: asJson({ ...version?.terms, name: "Everything", priceCents: 120_000 }),
      created_at: now,
    })
    .execute();

  expect(await (await api.get(`/api/orders/${order}/state`)).json()).toMatchObject({
    offerName: "The complete academy",
  });
  const view = (await (await api.get("/api/offers")).json()) as OffersView;
  expect(view.offers.find(({ key }) => key === "subscribePackage")).toMatchObject({ priceCents: 120_000 });
});

test("another price leaves every offer in its place, in the studio and for buyers", async () => {
  const api = await startApi();
  const owner = await signedIn(api, "owner");
  const keysAt = async (path: string) =>
    ((await (await owner.get(path)).json()) as Pick<OffersView, "offers">).offers.map(({ key }) => key);
  const onSale = await listOnSale(api.db);

  for (const offer of ["alumniGroup", "blueprintGuided", "subscribePackage"] as const) {
    const terms = onSale.find((each) => each.offer === offer)?.terms as OfferTerms;
    const version = {
      offer,
      number: 2,
      source: "owner",
      terms: { ...terms, priceCents: 31_100 },
      now,
    } as const;
    await api.db.transaction().execute((tx) => insertVersion(tx, version));
    expect(await keysAt("/api/studio/offers")).toEqual(offerKeys);
    expect(await keysAt("/api/offers")).toEqual(offerKeys);
  }
});

test("every pricing button leads to the checkout, or to the payment page that the owner has set", async () => {
  const api = await startApi();
  expect((await api.get("/checkout/blueprintGuided")).status).toBe(200);
  expect((await api.get("/checkout/gold")).status).toBe(404);
  const link = "https://pay.example.com/guided";
  await api.db.transaction().execute((tx) => setCheckoutLink(tx, "blueprintGuided", link));
  const response = await api.get("/checkout/blueprintGuided");
  expect([response.status, response.headers.get("location")]).toEqual([302, link]);
  await api.db.transaction().execute((tx) => setCheckoutLink(tx, "alumniGroup", link));
  expect((await api.get("/checkout/alumniGroup")).status, "its renewal is agreed to here").toBe(200);
  await api.db.updateTable("offers").set({ archived_at: now }).where("id", "=", "blueprintGuided").execute();
  expect((await api.get("/checkout/blueprintGuided")).status, "archived").toBe(404);
});
