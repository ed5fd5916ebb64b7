import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";
import type { Tables } from "../tables.ts";

/** What the owner finds orders by, the refunds she asks for, and where academy and payment provider differed. */
export function studioOrders(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  // Compared by their bytes on both engines, so that the beginning of a word is a range of the index.
  const key = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  return {
    async up(db) {
      for (const name of ["name_key", "last_name_key"]) {
        await db.schema
          .alterTable("orders")
          .addColumn(name, key, (column) => column.notNull().defaultTo(""))
          .execute();
      }
      for (const name of ["is_gift", "is_refunded"]) {
        await db.schema
          .alterTable("orders")
          .addColumn(name, flag, (column) => column.notNull().defaultTo(sql`false`))
          .execute();
      }
      if (engine === "postgres") {
        await sql`alter table orders alter column email type text collate "C"`.execute(db);
        await sql`alter table payments alter column number type text collate "C"`.execute(db);
      }
      await fillKeys(db);
      await sql`update orders set is_gift = true where id in (select order_id from gifts)`.execute(db);
      await sql`update orders set is_refunded = true
        where id in (select order_id from payments where refunded_cents > 0)`.execute(db);

      // Whatever the owner filters by is in it: a page of the list is found without reading an order.
      await db.schema
        .createIndex("orders_by_time")
        .on("orders")
        .columns(["created_at", "id", "state", "offer", "is_gift", "is_refunded", "end_reason"])
        .execute();
      for (const column of ["name_key", "last_name_key"]) {
        await db.schema.createIndex(`orders_${column}`).on("orders").column(column).execute();
      }
      // The same for one state and for one offer; what few orders have is found by an index of its own.
      await db.schema
        .createIndex("orders_by_state")
        .on("orders")
        .columns(["state", "created_at", "id", "offer", "is_gift", "is_refunded", "end_reason"])
        .execute();
      await db.schema
        .createIndex("orders_by_offer")
        .on("orders")
        .columns(["offer", "created_at", "id", "state", "is_gift", "is_refunded", "end_reason"])
        .execute();
      for (const column of ["is_gift", "is_refunded"]) {
        await sql`create index ${sql.ref(`orders_${column}`)} on orders (created_at, id)
          where ${sql.ref(column)} = true`.execute(db);
      }
      await sql`create index orders_failed on orders (created_at, id)
        where end_reason = 'payment-missed' or state = 'refused'`.execute(db);
      await sql`create index orders_coupon_state on orders (coupon_id, state) where coupon_id is not null`.execute(
        db,
      );
      await db.schema
        .createIndex("invitations_by_time")
        .on("invitations")
        .columns(["created_at", "id"])
        .execute();

      await sql`create index grants_of_order on grants (order_id) where order_id is not null`.execute(db);

      await db.schema
        .createTable("refunds")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("order_id", "text", (column) =>
          column.notNull().references("orders.id").onDelete("cascade"),
        )
        .addColumn("payment_id", "text", (column) =>
          column.notNull().references("payments.id").onDelete("cascade"),
        )
        .addColumn("amount_cents", "integer", (column) => column.notNull())
        .addColumn("before_cents", "integer", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("asked_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("failure", "text")
        .addColumn("settled_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("refunds_order").on("refunds").column("order_id").execute();
      await db.schema.createIndex("refunds_payment").on("refunds").column("payment_id").execute();
      await sql`create index refunds_by on refunds (asked_by) where asked_by is not null`.execute(db);
      // Whoever presses twice, or at the same moment as somebody else, asks once.
      await sql`create unique index refunds_asked on refunds (payment_id) where state = 'asked'`.execute(db);

      await db.schema
        .createTable("payment_differences")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("key", "text", (column) => column.notNull().unique())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("order_id", "text", (column) => column.references("orders.id").onDelete("cascade"))
        .addColumn("checkout_id", "text")
        .addColumn("from_state", "text")
        .addColumn("to_state", "text")
        .addColumn("settled_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("payment_differences_time")
        .on("payment_differences")
        .columns(["created_at", "id"])
        .execute();
      await sql`create index payment_differences_order on payment_differences (order_id)
        where order_id is not null`.execute(db);
      await sql`create index payment_differences_open on payment_differences (created_at, id)
        where settled_at is null`.execute(db);
    },
  };
}

/** An engine takes only so many values in one statement. */
const atOnce = 500;

/** Orders from before, some at a time. */
async function fillKeys(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Tables>;
  let after = "";
  for (;;) {
    const orders = await db
      .selectFrom("orders")
      .select(["id", "name"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const last = orders.at(-1);
    if (!last) return;
    after = last.id;
    const rows = orders.map(({ id, name }) => {
      const { nameKey, lastNameKey } = nameKeys(name);
      return sql`(${id}, ${nameKey}, ${lastNameKey})`;
    });
    await sql`with made (id, name_key, last_name_key) as (values ${sql.join(rows)})
      update orders set name_key = made.name_key, last_name_key = made.last_name_key
      from made where orders.id = made.id`.execute(db);
  }
}

/** As the rules had them on the day of this migration (lead-keys.rules.ts). */
function nameKeys(name: string) {
  const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
  const nameKey = folded.slice(0, 200).toWellFormed();
  return { nameKey, lastNameKey: nameKey.includes(" ") ? nameKey.slice(nameKey.lastIndexOf(" ") + 1) : "" };
}
