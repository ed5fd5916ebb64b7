import { expect, test } from "vitest";
import { orderBody } from "../../../testing/data/buyers.ts";
import { startOrders } from "../../../testing/data/orders.ts";
import type { DeliveryCheck } from "../../access/public.ts";
import { makeDelivery } from "../../benefits/public.ts";
import { startCheckout } from "./start-checkout.ts";

const allButSpaces: DeliveryCheck = {
  kinds: ["calls", "co-working", "recordings", "session"],
  listMissing: async () => new Map(),
};

test("the server itself refuses a checkout of what it couldn’t deliver, and writes down no order", async () => {
  const { db, deps } = await startOrders();
  const live = { ...deps, delivery: makeDelivery({ isDemo: false, checks: [allButSpaces] }) };
  const begin = (offer: "blueprintGuided" | "blueprintSelfGuided") =>
    startCheckout(live, orderBody({ offer }), undefined);

  await expect(begin("blueprintGuided"), "nobody says that a space can be entered").rejects.toMatchObject({
    code: "OPENS_SOON",
  });
  expect(await db.selectFrom("orders").select("id").execute()).toEqual([]);
  expect(await begin("blueprintSelfGuided")).toMatchObject({ order: expect.any(String) });
  const demo = { ...live, delivery: makeDelivery({ isDemo: true, checks: [] }) };
  const body = orderBody({ offer: "blueprintGuided" });
  expect(await startCheckout(demo, body, undefined)).toMatchObject({ order: expect.any(String) });
});
