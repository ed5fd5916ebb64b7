import type { OfferKey } from "@academy/content/offers";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { insertInterest, saveInterestedLead } from "./interests.queries.ts";
import { handleTellInterested } from "./tell-interested.ts";

test("whoever asked to be told that payment is open is told once, also by two jobs at once", async () => {
  const { db } = await testDatabase();
  const now = new Date();
  const soon: OfferKey[] = ["blueprintGuided"];
  await db.transaction().execute(async (tx) => {
    for (const name of ["Ann", "Bea", "Cleo"]) {
      const lead = await saveInterestedLead(tx, { name, email: `${name}@example.org`.toLowerCase(), now });
      await insertInterest(tx, { leadId: lead.id, offer: "subscribePackage", now });
      if (name === "Ann") await insertInterest(tx, { leadId: lead.id, offer: "blueprintGuided", now });
    }
  });
  const listOpeningSoon = async () => new Set(soon);
  const run = (isPaymentOpen: boolean) =>
    handleTellInterested({ db, now: () => now, isPaymentOpen, delivery: { listOpeningSoon } }).run(
      {},
      { id: "job", attempt: 1, signal: new AbortController().signal },
    );
  const told = async () => (await db.selectFrom("jobs").select("label").execute()).map(({ label }) => label);

  await run(false);
  expect(await told()).toEqual([]);
  await Promise.all([run(true), run(true)]);
  await run(true);

  expect(await told(), "not of what opens later").toEqual(["payment-open", "payment-open", "payment-open"]);
  soon.pop();
  await run(true);
  expect(await told()).toHaveLength(4);
});
