import type { OfferKey } from "@academy/content/offers";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import { nameKeys } from "./lead-keys.rules.ts";

/** Finds or makes the lead. It counts no result mail: none is asked for. */
export async function saveInterestedLead(
  tx: Tx,
  { name, email, now }: { name: string; email: string; now: Date },
): Promise<{ id: string; wantsNews: boolean; consentVersion: string | null }> {
  const { nameKey, lastNameKey } = nameKeys(name);
  return tx
    .insertInto("leads")
    .values({
      id: orderedId(now),
      email,
      name,
      user_id: null,
      wants_news: false,
      consent_version: null,
      consent_at: null,
      consent_source: null,
      first_touch: null,
      variant: null,
      mail_day: now.toISOString().slice(0, 10),
      mails_asked: 0,
      primary_archetype: null,
      secondary_archetype: null,
      is_careless: false,
      is_suspect: false,
      source: null,
      campaign: null,
      name_key: nameKey,
      last_name_key: lastNameKey,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        name: sql`excluded.name`,
        name_key: sql`excluded.name_key`,
        last_name_key: sql`excluded.last_name_key`,
        updated_at: sql`excluded.updated_at`,
      }),
    )
    .returning(["id", "wants_news as wantsNews", "consent_version as consentVersion"])
    .executeTakeFirstOrThrow();
}

export async function insertInterest(
  tx: Tx,
  { leadId, offer, now }: { leadId: string; offer: OfferKey; now: Date },
): Promise<void> {
  await tx
    .insertInto("interests")
    .values({ id: orderedId(now), lead_id: leadId, offer, created_at: now, told_at: null })
    .onConflict((conflict) => conflict.columns(["lead_id", "offer"]).doNothing())
    .execute();
}

/** Those who wait to be told, the longest waiting first; of some offers there is nothing to tell yet. */
export async function listUntold(db: Db | Tx, limit: number, except: readonly OfferKey[]) {
  return db
    .selectFrom("interests")
    .innerJoin("leads", "leads.id", "interests.lead_id")
    .select(["interests.id", "interests.offer", "leads.email", "leads.name"])
    .where("interests.told_at", "is", null)
    .$if(except.length > 0, (waiting) => waiting.where("interests.offer", "not in", except))
    .orderBy("interests.created_at")
    .orderBy("interests.id")
    .limit(limit)
    .execute();
}

export async function setTold(tx: Tx, ids: string[], now: Date): Promise<void> {
  await tx.updateTable("interests").set({ told_at: now }).where("id", "in", ids).execute();
}
