import type { InterestBody } from "@academy/contract/orders";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { emitEvent } from "../webhooks/public.ts";
import { insertInterest, saveInterestedLead } from "./interests.queries.ts";
import { mayBeTold } from "./lead.rules.ts";

/** Somebody who would like to buy something that can't be bought yet: a lead, and what they want. Twice is once. */
export async function noteInterest(
  { db, now }: { db: Db; now: Clock },
  { offer, name, email }: InterestBody,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const lead = await saveInterestedLead(tx, { name, email, now: at });
    await insertInterest(tx, { leadId: lead.id, offer, now: at });
    // To hear of an offer is not to hear of news: other programs know only those who asked for that.
    if (!mayBeTold(lead)) return;
    const data = { id: lead.id, name, email, interestedIn: offer };
    await emitEvent(tx, { type: "lead.updated", data, about: { email } }, at);
  });
}
