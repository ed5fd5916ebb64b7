import type { PageQuery } from "@academy/contract/paging";
import type { PaymentDifference } from "@academy/contract/studio/orders";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordAudit } from "../../audit/public.ts";
import {
  type FoundDifference,
  listDifferencePage,
  settleDifference,
} from "../reconciliation/differences.queries.ts";
import { offerNames } from "./list-orders.ts";
import { orderNumber } from "./order-number.rules.ts";

export async function listDifferences(
  db: Db,
  { show = "open", ...query }: PageQuery & { show?: "open" | "settled" | undefined },
) {
  const page = await readPage(query, (request) => listDifferencePage(db, { show, ...request }), {
    cursorOf: ({ created_at, id }: FoundDifference) => ({ at: created_at, id }),
    toItem: (difference: FoundDifference) => difference,
  });
  const about = page.items.flatMap(({ version_id, offer }) =>
    version_id && offer ? [{ version_id, offer }] : [],
  );
  const nameOf = await offerNames(db, about);
  return {
    items: page.items.map(
      (found): PaymentDifference => ({
        id: found.id,
        kind: found.kind,
        order: orderOf(found, nameOf),
        checkoutId: found.checkout_id,
        from: found.from_state,
        to: found.to_state,
        foundAt: found.created_at.toISOString(),
        settledAt: found.settled_at?.toISOString() ?? null,
      }),
    ),
    nextCursor: page.nextCursor,
  };
}

function orderOf(
  { order_id: id, name, offer, version_id }: FoundDifference,
  nameOf: Awaited<ReturnType<typeof offerNames>>,
): PaymentDifference["order"] {
  if (id === null || name === null || offer === null || version_id === null) return null;
  return { id, number: orderNumber(id), name, offerName: nameOf({ offer, version_id }) };
}

export function settle(db: Db, id: string, by: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const isSettled = await settleDifference(tx, id, now);
    if (isSettled === undefined) throw new AppError("NOT_FOUND");
    if (!isSettled) throw new AppError("CONFLICT");
    await recordAudit(tx, { by, action: "difference.settled", subject: { kind: "difference", id } }, now);
  });
}
