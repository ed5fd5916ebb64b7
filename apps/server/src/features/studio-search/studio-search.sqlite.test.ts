import { expect, test } from "vitest";
import { plansOf } from "../../testing/data/many-leads.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { findUsersBeginning } from "../account/public.ts";
import { findLeadsBeginning } from "../leads/public.ts";
import { findOrdersBeginning } from "../orders/public.ts";

test("whatever is looked for is a stretch of an index: nothing is gone through, nothing sorted", async () => {
  const { db } = await testDatabase();
  const plans = await plansOf(db, async (watched) => {
    await findLeadsBeginning(watched, "ann", 5);
    await findUsersBeginning(watched, "ann", 5);
    await findOrdersBeginning(watched, "ann", 5);
  });

  expect(plans.length).toBeGreaterThanOrEqual(7);
  expect(plans.filter((step) => !/^SEARCH \w+ USING (COVERING )?INDEX/.test(step))).toEqual([]);
});
