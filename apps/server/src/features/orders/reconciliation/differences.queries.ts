import type { Selectable } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { countUpTo } from "../../../platform/db/count-up-to.ts";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { orderedId } from "../../../platform/ordered-id.ts";

type Difference = Selectable<Tables["payment_differences"]>;
type NewDifference = Pick<Difference, "key" | "kind"> &
  Partial<Omit<Difference, "id" | "settled_at" | "created_at">>;

/** Found again, it is the one that is known. */
export async function insertDifferences(tx: Db | Tx, found: NewDifference[], now: Date): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map((each) => ({
    order_id: null,
    checkout_id: null,
    from_state: null,
    to_state: null,
    ...each,
    id: orderedId(now),
    settled_at: null,
    created_at: now,
  }));
  await tx
    .insertInto("payment_differences")
    .values(rows)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

export type FoundDifference = Awaited<ReturnType<typeof listDifferencePage>>[number];

/** Of those that nobody has settled. */
export function countOpenDifferences(db: Db, most: number): Promise<number> {
  const open = db.selectFrom("payment_differences").select("id").where("settled_at", "is", null);
  return countUpTo(db, open, most);
}

/** The newest first. */
export async function listDifferencePage(
  db: Db,
  { show, after, limit }: PageRequest & { show: "open" | "settled" },
) {
  return db
    .selectFrom("payment_differences as difference")
    .leftJoin("orders", "orders.id", "difference.order_id")
    .select(["difference.id", "difference.kind", "difference.order_id", "difference.checkout_id"])
    .select(["difference.from_state", "difference.to_state", "difference.settled_at"])
    .select(["difference.created_at", "orders.name", "orders.offer", "orders.version_id"])
    .where("difference.settled_at", show === "open" ? "is" : "is not", null)
    .$if(after !== undefined, (differences) =>
      differences.where((where) =>
        where(
          where.refTuple("difference.created_at", "difference.id"),
          "<",
          where.tuple(after?.at as Date, after?.id as string),
        ),
      ),
    )
    .orderBy("difference.created_at", "desc")
    .orderBy("difference.id", "desc")
    .limit(limit)
    .execute();
}

/** Undefined when there is none; false when somebody has said so before. */
export async function settleDifference(tx: Tx, id: string, now: Date): Promise<boolean | undefined> {
  const { numUpdatedRows } = await tx
    .updateTable("payment_differences")
    .set({ settled_at: now })
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const known = await tx
    .selectFrom("payment_differences")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return known ? false : undefined;
}
