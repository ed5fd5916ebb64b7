import type { OrderFilters } from "@academy/contract/studio/orders";
import { expect, test } from "vitest";
import { refreshStatistics } from "../../../platform/db/statistics.ts";
import { plansOf } from "../../../testing/data/many-leads.ts";
import { fillWithOrders } from "../../../testing/data/many-orders.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";
import { seedOffers } from "../../offers/public.ts";
import { countOrders, listOrders } from "./list-orders.ts";
import { listInvitations, listMembers } from "./members.ts";
import { listGifts } from "./offers/gifts.ts";

test("with a hundred thousand orders every list of them goes through an index", async () => {
  const { db } = await testDatabase();
  await seedOffers(db, new Date());
  await fillWithOrders(db, 100_000);
  await refreshStatistics(db);
  const queries: OrderFilters[] = [
    {},
    { state: "refused" },
    { state: "expired" },
    { offer: "alumniGroup" },
    { gift: "yes" },
    { refunded: "yes", state: "active" },
    { failed: "yes" },
    { search: "n77777" },
    { search: "stone" },
    { search: "LA-2030-0000" },
    { from: "2030-02-01T00:00:00Z", until: "2030-02-02T00:00:00Z" },
  ];

  for (const query of queries) {
    const plans = await plansOf(db, (watched) => listOrders(watched, { ...query, limit: 20 }));
    const what = `${JSON.stringify(query)}\n${plans.join("\n")}`;
    expect(what).not.toMatch(/^SCAN (orders|payments|gifts)(?! USING (COVERING )?INDEX)/m);
    if (!query.search) expect(what, "none is sorted").not.toMatch(/TEMP B-TREE/);
    // What many begin with is counted in no order.
    if (query.search) continue;
    const counting = (await plansOf(db, (watched) => countOrders(watched, query))).join("\n");
    expect(counting).not.toMatch(/^SCAN (orders|payments)(?! USING (COVERING )?INDEX)/m);
  }
  const others = await plansOf(db, async (watched) => {
    await listMembers(watched, {});
    await listGifts(watched, {}, new Date());
    await listInvitations(watched, {}, new Date());
  });
  expect(others.join("\n")).not.toMatch(/^SCAN (orders|gifts|invitations)(?! USING (COVERING )?INDEX)/m);
  expect(others.join("\n")).not.toMatch(/TEMP B-TREE/);
});
