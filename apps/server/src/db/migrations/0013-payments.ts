import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";

/** What can be bought, who bought it, what was paid, and what the payment provider told us. */
export function paymentTables(engine: Engine): Migration {
  const { timestamp, flag, json } = columnTypes(engine);
  const id = <T extends string>(table: CreateTableBuilder<T>) =>
    table.addColumn("id", "text", (column) => column.primaryKey());
  return {
    async up(db) {
      const make = (name: string) => db.schema.createTable(name);
      const index = (table: string, columns: string[], name = `${table}_${columns.join("_")}`) =>
        db.schema.createIndex(name).on(table).columns(columns);

      await id(make("offers"))
        .addColumn("checkout_link", "text")
        .addColumn("archived_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await id(make("offer_versions"))
        .addColumn("offer", "text", (column) => column.notNull().references("offers.id"))
        .addColumn("number", "integer", (column) => column.notNull())
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("terms", json, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await index("offer_versions", ["offer", "number"]).unique().execute();

      await id(make("coupons"))
        .addColumn("code", "text", (column) => column.notNull().unique())
        .addColumn("percent_off", "integer")
        .addColumn("cents_off", "integer")
        .addColumn("offers", json)
        .addColumn("max_uses", "integer")
        .addColumn("max_per_person", "integer")
        .addColumn("expires_at", timestamp)
        .addColumn("archived_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();

      await id(make("invitations"))
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("token_hash", "text", (column) => column.notNull().unique())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("used_at", timestamp)
        .addColumn("revoked_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await index("invitations", ["email"]).execute();

      await id(make("orders"))
        .addColumn("submission_id", "text", (column) => column.notNull().unique())
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("offer", "text", (column) => column.notNull().references("offers.id"))
        .addColumn("version_id", "text", (column) => column.notNull().references("offer_versions.id"))
        .addColumn("plan", "text", (column) => column.notNull())
        .addColumn("currency", "text", (column) => column.notNull())
        .addColumn("list_cents", "integer", (column) => column.notNull())
        .addColumn("discount_cents", "integer", (column) => column.notNull())
        .addColumn("upgrade_cents", "integer", (column) => column.notNull())
        .addColumn("total_cents", "integer", (column) => column.notNull())
        .addColumn("payment_cents", "integer", (column) => column.notNull())
        .addColumn("coupon_id", "text", (column) => column.references("coupons.id"))
        .addColumn("invitation_id", "text", (column) => column.references("invitations.id"))
        .addColumn("upgrades_order_id", "text", (column) => column.references("orders.id"))
        .addColumn("provider", "text", (column) => column.notNull())
        .addColumn("checkout_id", "text", (column) => column.unique())
        .addColumn("checkout_url", "text")
        .addColumn("customer_id", "text")
        .addColumn("subscription_id", "text")
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("end_reason", "text")
        .addColumn("ends_at", timestamp)
        .addColumn("next_payment_at", timestamp)
        .addColumn("closes_at", timestamp, (column) => column.notNull())
        .addColumn("revision", "integer", (column) => column.notNull())
        .addColumn("forgotten_at", timestamp)
        .addColumn("checked_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await index("orders", ["user_id", "created_at", "id"]).execute();
      await index("orders", ["email", "offer"]).execute();
      await index("orders", ["offer", "state"]).execute();
      await index("orders", ["state", "checked_at"]).execute();
      await index("orders", ["subscription_id"]).execute();
      await index("orders", ["coupon_id"]).execute();
      await index("orders", ["upgrades_order_id"]).execute();

      await id(make("gifts"))
        .addColumn("order_id", "text", (column) =>
          column.notNull().unique().references("orders.id").onDelete("cascade"),
        )
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("note", "text", (column) => column.notNull())
        .addColumn("deliver_on", "text")
        .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("delivered_at", timestamp)
        .execute();
      await index("gifts", ["user_id"]).execute();
      await index("gifts", ["email"]).execute();

      await id(make("payments"))
        .addColumn("order_id", "text", (column) =>
          column.notNull().references("orders.id").onDelete("cascade"),
        )
        .addColumn("provider_id", "text", (column) => column.notNull())
        .addColumn("number", "text", (column) => column.notNull().unique())
        .addColumn("amount_cents", "integer", (column) => column.notNull())
        .addColumn("tax_cents", "integer", (column) => column.notNull())
        .addColumn("currency", "text", (column) => column.notNull())
        .addColumn("refunded_cents", "integer", (column) => column.notNull())
        .addColumn("dispute", "text", (column) => column.notNull())
        .addColumn("paid_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await index("payments", ["order_id", "provider_id"]).unique().execute();
      await index("payments", ["provider_id"]).execute();

      await id(make("payment_events"))
        .addColumn("type", "text", (column) => column.notNull())
        .addColumn("order_id", "text")
        .addColumn("outcome", "text")
        .addColumn("received_at", timestamp, (column) => column.notNull())
        .addColumn("handled_at", timestamp)
        .execute();
      await index("payment_events", ["received_at"]).execute();

      await id(make("receipt_numbers"))
        .addColumn("last", "integer", (column) => column.notNull())
        .execute();

      await id(make("interests"))
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("offer", "text", (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .addColumn("told_at", timestamp)
        .execute();
      await index("interests", ["lead_id", "offer"]).unique().execute();
      await index("interests", ["told_at", "created_at"]).execute();

      await id(make("test_checkouts"))
        .addColumn("order_id", "text", (column) => column.notNull().unique())
        .addColumn("offer_name", "text", (column) => column.notNull())
        .addColumn("plan", "text", (column) => column.notNull())
        .addColumn("amount_cents", "integer", (column) => column.notNull())
        .addColumn("currency", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("return_url", "text", (column) => column.notNull())
        .addColumn("cancel_url", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("is_declined", flag, (column) => column.notNull())
        .addColumn("subscription", "text")
        .addColumn("period_end", timestamp)
        .addColumn("is_canceled", flag, (column) => column.notNull())
        .addColumn("has_end", flag, (column) => column.notNull())
        .addColumn("expires_at", timestamp, (column) => column.notNull())
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await index("test_checkouts", ["status", "created_at"]).execute();
      await id(make("test_payments"))
        .addColumn("checkout_id", "text", (column) =>
          column.notNull().references("test_checkouts.id").onDelete("cascade"),
        )
        .addColumn("amount_cents", "integer", (column) => column.notNull())
        .addColumn("refunded_cents", "integer", (column) => column.notNull())
        .addColumn("dispute", "text", (column) => column.notNull())
        .addColumn("is_settled", flag, (column) => column.notNull())
        .addColumn("paid_at", timestamp, (column) => column.notNull())
        .execute();
      await index("test_payments", ["checkout_id"]).execute();

      await traceGrants(db);
      await allowSignInLinks(db, timestamp);
    },
  };

  /** Whose purchase a grant is, and why it was given or taken. What was bought stands by itself beside what was given. */
  async function traceGrants(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable("grants").addColumn("order_id", "text").execute();
    await db.schema.alterTable("grants").addColumn("reason", "text").execute();
    await db.schema.alterTable("grants").addColumn("end_reason", "text").execute();
    await db.schema.dropIndex("grants_standing").execute();
    await db.schema
      .createIndex("grants_standing")
      .on("grants")
      .columns(["user_id", "offer"])
      .unique()
      .where(sql.ref("revoked_at"), "is", null)
      .where(sql.ref("order_id"), "is", null)
      .execute();
    await db.schema
      .createIndex("grants_standing_order")
      .on("grants")
      .column("order_id")
      .unique()
      .where(sql.ref("revoked_at"), "is", null)
      .where(sql.ref("order_id"), "is not", null)
      .execute();
  }

  /** SQLite can't change what a column may hold: the table is made anew, and links that are under way stay good. */
  async function allowSignInLinks(db: Kysely<unknown>, moment: typeof timestamp): Promise<void> {
    await id(db.schema.createTable("one_time_tokens_new"))
      .addColumn("purpose", "text", (column) =>
        column
          .notNull()
          .check(sql`purpose in ('reset-password', 'second-factor', 'claim-owner', 'sign-in-link')`),
      )
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("expires_at", moment, (column) => column.notNull())
      .addColumn("created_at", moment, (column) => column.notNull())
      .execute();
    await sql`insert into one_time_tokens_new
      select id, purpose, token_hash, user_id, expires_at, created_at from one_time_tokens`.execute(db);
    await db.schema.dropTable("one_time_tokens").execute();
    await db.schema.alterTable("one_time_tokens_new").renameTo("one_time_tokens").execute();
    await db.schema.createIndex("one_time_tokens_user").on("one_time_tokens").column("user_id").execute();
    await db.schema
      .createIndex("one_time_tokens_expiry")
      .on("one_time_tokens")
      .column("expires_at")
      .execute();
  }
}
