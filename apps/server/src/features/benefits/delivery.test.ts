import type { OffersView } from "@academy/contract/orders";
import type { LaunchView } from "@academy/contract/studio/settings";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../testing/browser.ts";
import { liveEnv } from "../../testing/servers/live-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import type { DeliveryCheck } from "../access/public.ts";
import { spaceDelivery } from "./public.ts";

/** As the features that deliver it say it: everything is there but what is named. */
const allBut = (missing: Set<string>): DeliveryCheck => ({
  kinds: ["calls", "co-working", "recordings", "session"],
  listMissing: async (_db, benefits) =>
    new Map(
      benefits
        .filter(({ id }) => missing.has(id))
        .map(({ id, name }) => [id, { what: `Plan “${name}”`, path: "/studio/calendar" }]),
    ),
});

test("a live academy sells an offer once all of it can be delivered; until then it takes an address and says what is missing", async () => {
  const missing = new Set(["co-working"]);
  const api = await startApi({ env: liveEnv, deliveryChecks: [spaceDelivery, allBut(missing)] });
  const visitor = openBrowser(api);
  const soon = async () =>
    ((await (await visitor.get("/api/offers")).json()) as OffersView).offers
      .filter(({ opensSoon }) => opensSoon)
      .map(({ key }) => key);

  expect(await soon()).toEqual(["blueprintGuided", "blueprintDeepDive", "alumniGroup"]);
  const interest = { offer: "blueprintGuided", name: "Ann", email: "ann@example.org" };
  expect((await visitor.post("/api/interest", interest)).status).toBe(200);
  await api.db.updateTable("offers").set({ checkout_link: "https://pay.example.com" }).execute();
  expect((await visitor.get("/checkout/blueprintGuided")).status, "not sold elsewhere either").toBe(200);
  expect((await visitor.get("/checkout/blueprintSelfGuided")).status).toBe(302);

  missing.clear();
  await api.db
    .updateTable("benefits")
    .set({ link: "https://c.example" })
    .where("kind", "=", "space")
    .execute();
  expect(await soon()).toEqual([]);
  expect((await visitor.get("/checkout/blueprintGuided")).status).toBe(302);
});

test("the launch checklist says what is missing, once each, also of a demo, where everything is sold", async () => {
  const missing = new Set(["co-working"]);
  const api = await startApi({ deliveryChecks: [spaceDelivery, allBut(missing)] });
  const owner = await signedIn(api, "owner");
  const launch = async () => (await (await owner.get("/api/studio/settings/launch")).json()) as LaunchView;

  expect((await launch()).missing).toEqual([
    { what: "Enter the link to “Private community”.", path: "/studio/offers#benefits" },
    { what: "Plan “Co-working sessions”", path: "/studio/calendar" },
    {
      what: "Enter the link to “An always-available co-creation community space”.",
      path: "/studio/offers#benefits",
    },
  ]);
  expect((await launch()).checks).toContainEqual({ id: "delivery", isDone: false });
  const { offers } = (await (await owner.get("/api/offers")).json()) as OffersView;
  expect(offers.filter(({ opensSoon }) => opensSoon)).toEqual([]);
  missing.clear();
  await api.db
    .updateTable("benefits")
    .set({ link: "https://c.example" })
    .where("kind", "=", "space")
    .execute();
  expect((await launch()).missing).toEqual([]);
  expect((await launch()).checks).toContainEqual({ id: "delivery", isDone: true });
});
