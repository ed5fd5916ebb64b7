import type { PageQuery } from "@academy/contract/paging";
import type { DeliveryPage } from "@academy/contract/studio/webhooks";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { listAttempts, listDeliveries } from "../deliveries.queries.ts";

/** One page, each with every try that was made. */
export async function showDeliveries(db: Db, endpointId: string, query: PageQuery): Promise<DeliveryPage> {
  const page = await readPage(query, (pageRequest) => listDeliveries(db, endpointId, pageRequest), {
    cursorOf: ({ created_at, id }) => ({ at: created_at, id }),
    toItem: (delivery) => delivery,
  });
  const attempts = Map.groupBy(
    await listAttempts(
      db,
      page.items.map(({ id }) => id),
    ),
    ({ delivery_id }) => delivery_id,
  );
  return {
    ...page,
    items: page.items.map(({ id, event_id, event, state, next_at, created_at }) => ({
      id,
      eventId: event_id,
      event,
      state,
      nextAt: next_at?.toISOString() ?? null,
      createdAt: created_at.toISOString(),
      attempts: (attempts.get(id) ?? []).map(({ delivery_id: _of, created_at: at, ...attempt }) => ({
        ...attempt,
        at: at.toISOString(),
      })),
    })),
  };
}
