import type { OfferKey } from "@academy/content/offers";
import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";
import { monthsAfter } from "../../platform/months.rules.ts";
import type { Tables } from "../tables.ts";

/** What offers are made of, and who holds what of it until when. Whoever has bought before gets what their offer promised. */
export function benefits(engine: Engine): Migration {
  const { timestamp, json } = columnTypes(engine);
  return {
    async up(db) {
      await db.schema
        .createTable("benefits")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("more", "text", (column) => column.notNull())
        .addColumn("session", json)
        .addColumn("position", "integer", (column) => column.notNull())
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("archived_at", timestamp)
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("held_benefits")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("grant_id", "text", (column) =>
          column.notNull().references("grants.id").onDelete("cascade"),
        )
        .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
        .addColumn("benefit_id", "text", (column) => column.notNull())
        .addColumn("from_at", timestamp, (column) => column.notNull())
        .addColumn("until_at", timestamp)
        .addColumn("revoked_at", timestamp)
        .execute();
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(name).on("held_benefits").columns(columns).execute();
      await index("held_benefits_by_user", ["user_id", "benefit_id"]);
      await index("held_benefits_by_benefit", ["benefit_id", "user_id"]);
      await index("held_benefits_by_grant", ["grant_id"]);
      await giveToHolders(db as Kysely<Tables>);
    },
  };
}

const batch = 500;

const guided = [
  ["group-calls", 6],
  ["community", 6],
  ["co-working", 6],
  ["masterclasses", null],
] as const;
const forGood = (...ids: string[]) => ids.map((id) => [id, null] as const);

/** As the pages had promised it until then. */
const promised = new Map<string, (readonly [benefit: string, months: number | null])[]>([
  ["blueprintGuided", [...guided]],
  [
    "blueprintDeepDive",
    [
      ...guided,
      ...forGood("strategy-session", "personal-blueprint", "messaging", "priority", "session-recording"),
    ],
  ],
  [
    "alumniGroup",
    forGood(
      "alumni-calls",
      "alumni-space",
      "alumni-sessions",
      "alumni-resources",
      "guest-sessions",
      "manifestation",
      "urgent-help",
    ),
  ],
]);

async function giveToHolders(db: Kysely<Tables>): Promise<void> {
  const offers = [...promised.keys()] as OfferKey[];
  for (let after = ""; ; ) {
    const grants = await db
      .selectFrom("grants")
      .select(["id", "user_id", "offer", "granted_at"])
      .where("revoked_at", "is", null)
      .where("offer", "in", offers)
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute();
    const held = grants.flatMap(({ id, user_id, offer, granted_at }) =>
      (promised.get(offer) ?? []).map(([benefit, months]) => ({
        id: `${id}-${benefit}`,
        grant_id: id,
        user_id,
        benefit_id: benefit,
        from_at: granted_at,
        until_at: months === null ? null : monthsAfter(granted_at, months),
        revoked_at: null,
      })),
    );
    for (let from = 0; from < held.length; from += batch) {
      await db
        .insertInto("held_benefits")
        .values(held.slice(from, from + batch))
        .execute();
    }
    const last = grants.at(-1);
    if (!last || grants.length < batch) return;
    after = last.id;
  }
}
