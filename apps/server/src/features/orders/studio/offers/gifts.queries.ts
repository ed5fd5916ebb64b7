import { sql } from "kysely";
import type { PageRequest } from "../../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../../platform/db/database.ts";

export type FoundGift = Awaited<ReturnType<typeof listGiftPage>>[number];

/** The newest first; those that nobody paid are none. */
export async function listGiftPage(db: Db, { after, limit }: PageRequest) {
  return (
    db
      .selectFrom("orders")
      .innerJoin("gifts", "gifts.order_id", "orders.id")
      .select(["orders.id", "orders.name", "orders.email", "orders.offer", "orders.version_id"])
      .select(["orders.state", "orders.created_at", "gifts.name as to_name", "gifts.email as to_email"])
      .select(["gifts.deliver_on", "gifts.delivered_at"])
      // A literal: only then does SQLite see that the partial index fits.
      .where(sql<boolean>`orders.is_gift = ${sql.lit(true)}`)
      .where("orders.state", "not in", ["open", "expired"])
      .$if(after !== undefined, (gifts) =>
        gifts.where((where) =>
          where(
            where.refTuple("orders.created_at", "orders.id"),
            "<",
            where.tuple(after?.at as Date, after?.id as string),
          ),
        ),
      )
      .orderBy("orders.created_at", "desc")
      .orderBy("orders.id", "desc")
      .limit(limit)
      .execute()
  );
}
