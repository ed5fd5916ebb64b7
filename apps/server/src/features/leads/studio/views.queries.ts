import type { ViewBody } from "@academy/contract/studio/leads";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import { orderedId } from "../../../platform/ordered-id.ts";

/** In the owner's order. */
export async function listViews(db: Db | Tx, userId: string) {
  return db
    .selectFrom("lead_views")
    .select(["id", "name", "filters", "place"])
    .where("user_id", "=", userId)
    .orderBy("place")
    .orderBy("id")
    .execute();
}

type NewView = ViewBody & { userId: string; place: number; now: Date };

export async function insertView(tx: Tx, { userId, name, filters, place, now }: NewView): Promise<string> {
  const id = orderedId(now);
  await tx
    .insertInto("lead_views")
    .values({ id, user_id: userId, name, filters: asJson(filters), place, created_at: now })
    .execute();
  return id;
}

type ViewKey = { id: string; userId: string };

export async function updateView(
  db: Db,
  { id, userId }: ViewKey,
  { name, filters }: ViewBody,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("lead_views")
    .set({ name, filters: asJson(filters) })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setPlace(tx: Tx, { id, userId }: ViewKey, place: number): Promise<void> {
  await tx
    .updateTable("lead_views")
    .set({ place })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .execute();
}

export async function deleteView(db: Db, { id, userId }: ViewKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("lead_views")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
