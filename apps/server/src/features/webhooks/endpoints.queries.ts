import type { OffReason, WebhookEvent } from "@academy/contract/studio/webhooks";
import type { Updateable } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { prepare } from "../../platform/db/prepare.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";

export type Endpoint = NonNullable<Awaited<ReturnType<typeof findEndpoint>>>;

export async function findEndpoint(db: Db | Tx, id: string) {
  return db.selectFrom("webhook_endpoints").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The oldest first: there are few. */
export async function listEndpoints(db: Db | Tx) {
  return db.selectFrom("webhook_endpoints").selectAll().orderBy("created_at").orderBy("id").execute();
}

const selectOn = prepare<object, { id: string; events: WebhookEvent[] }>((db) =>
  db.selectFrom("webhook_endpoints").select(["id", "events"]).where("is_on", "=", true),
);

/** Those that are told anything at all: asked with every lead. */
export async function listEndpointsOn(tx: Db | Tx) {
  return (await selectOn(tx, {})).rows;
}

type NewEndpoint = { url: string; events: WebhookEvent[]; secret: string; now: Date };

export async function insertEndpoint(tx: Tx, { url, events, secret, now }: NewEndpoint): Promise<Endpoint> {
  return tx
    .insertInto("webhook_endpoints")
    .values({
      id: orderedId(now),
      url,
      events: asJson(events),
      secret,
      previous_secret: null,
      is_on: true,
      off_because: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Nothing when it was changed since, or is gone. */
export async function updateEndpoint(
  tx: Tx,
  { id, basedOn }: { id: string; basedOn: Date },
  changes: Updateable<Tables["webhook_endpoints"]>,
): Promise<Endpoint | undefined> {
  return tx
    .updateTable("webhook_endpoints")
    .set(changes)
    .where("id", "=", id)
    .where("updated_at", "=", basedOn)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEndpoint(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("webhook_endpoints").where("id", "=", id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Since when nothing arrives: from the first failure on. */
export async function setFailing(tx: Tx, id: string, now: Date): Promise<Date> {
  const { failing_since } = await tx
    .updateTable("webhook_endpoints")
    .set((set) => ({ failing_since: set.fn.coalesce("failing_since", set.val(now)) }))
    .where("id", "=", id)
    .returning("failing_since")
    .executeTakeFirstOrThrow();
  return failing_since ?? now;
}

export async function setArriving(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("webhook_endpoints")
    .set({ failing_since: null })
    .where("id", "=", id)
    .where("failing_since", "is not", null)
    .execute();
}

/** False when it is off already. */
export async function switchOff(tx: Tx, id: string, because: OffReason, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("webhook_endpoints")
    .set({ is_on: false, off_because: because, updated_at: now })
    .where("id", "=", id)
    .where("is_on", "=", true)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
