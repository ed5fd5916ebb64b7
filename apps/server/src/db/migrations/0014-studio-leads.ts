import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnTypes, type Engine } from "../../platform/db/values.ts";
import type { Tables } from "../tables.ts";

/** What the owner does with leads and messages, and what she finds them by. */
export function studioLeads(engine: Engine): Migration {
  const { timestamp, flag } = columnTypes(engine);
  // Compared by their bytes on both engines, so that the beginning of a word is a range of the index.
  const key = engine === "postgres" ? sql`text collate "C"` : sql`text`;
  return {
    async up(db) {
      const leads = (name: string) => db.schema.alterTable("leads").addColumn(name, key);
      for (const name of ["primary_archetype", "secondary_archetype", "source", "campaign"]) {
        await leads(name).execute();
      }
      for (const name of ["name_key", "last_name_key", "notes"]) {
        await db.schema
          .alterTable("leads")
          .addColumn(name, key, (column) => column.notNull().defaultTo(""))
          .execute();
      }
      await db.schema.alterTable("leads").addColumn("notes_at", timestamp).execute();
      await db.schema
        .alterTable("leads")
        .addColumn("stage", "text", (column) => column.notNull().defaultTo("new"))
        .execute();
      for (const name of ["is_careless", "is_suspect"]) {
        await db.schema
          .alterTable("leads")
          .addColumn(name, flag, (column) => column.notNull().defaultTo(sql`false`))
          .execute();
      }
      if (engine === "postgres")
        await sql`alter table leads alter column email type text collate "C"`.execute(db);
      await fillKeys(db);
      await fillFromResults(db, engine);

      // Whatever the owner filters by is in it: a page of the list is found without reading a lead.
      await db.schema
        .createIndex("leads_by_time")
        .on("leads")
        .columns(["created_at", "id", "stage", "primary_archetype", "source", "campaign"])
        .columns(["wants_news", "is_careless", "is_suspect"])
        .execute();
      for (const column of ["name_key", "last_name_key"]) {
        await db.schema.createIndex(`leads_${column}`).on("leads").column(column).execute();
      }
      // Those that single out few leads bring them in the order of the list.
      await db.schema.createIndex("leads_stage").on("leads").columns(["stage", "created_at", "id"]).execute();
      for (const column of ["source", "campaign"]) {
        await sql`create index ${sql.ref(`leads_${column}`)} on leads (${sql.ref(column)}, created_at, id)
          where ${sql.ref(column)} is not null`.execute(db);
      }
      for (const column of ["is_careless", "is_suspect"]) {
        await sql`create index ${sql.ref(`leads_${column}`)} on leads (created_at, id)
          where ${sql.ref(column)} = true`.execute(db);
      }

      await db.schema
        .createTable("stage_changes")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
        .addColumn("from_stage", "text", (column) => column.notNull())
        .addColumn("to_stage", "text", (column) => column.notNull())
        .addColumn("changed_by", "text", (column) => column.references("users.id").onDelete("set null"))
        .addColumn("created_at", timestamp, (column) => column.notNull())
        .execute();
      await db.schema.createIndex("stage_changes_lead").on("stage_changes").column("lead_id").execute();
      await sql`create index stage_changes_by on stage_changes (changed_by) where changed_by is not null`.execute(
        db,
      );

      await db.schema.alterTable("contact_messages").addColumn("answered_at", timestamp).execute();
      await db.schema
        .alterTable("contact_messages")
        .addColumn("is_suspect", flag, (column) => column.notNull().defaultTo(sql`false`))
        .execute();
      await db.schema
        .createIndex("contact_messages_time")
        .on("contact_messages")
        .columns(["created_at", "id"])
        .execute();
      await db.schema
        .createIndex("contact_messages_open")
        .on("contact_messages")
        .columns(["created_at", "id"])
        .where(sql.ref("answered_at"), "is", null)
        .execute();
    },
  };
}

/** An engine takes only so many values in one statement. */
const atOnce = 500;

/** Leads from before, some at a time. */
async function fillKeys(anyDb: Kysely<unknown>): Promise<void> {
  const db = anyDb as Kysely<Tables>;
  let after = "";
  for (;;) {
    const leads = await db
      .selectFrom("leads")
      .select(["id", "name", "first_touch"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    const last = leads.at(-1);
    if (!last) return;
    after = last.id;
    const rows = leads.map(({ id, name, first_touch }) => {
      const { nameKey, lastNameKey } = nameKeys(name);
      const { source, campaign } = originOf(first_touch);
      return sql`(${id}, ${nameKey}, ${lastNameKey}, ${source}, ${campaign})`;
    });
    await sql`with made (id, name_key, last_name_key, source, campaign) as (values ${sql.join(rows)})
      update leads set name_key = made.name_key, last_name_key = made.last_name_key,
        source = made.source, campaign = made.campaign
      from made where leads.id = made.id`.execute(db);
  }
}

async function fillFromResults(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const none = engine === "postgres" ? sql`'[]'::jsonb` : sql`'[]'`;
  await sql`with newest as (
      select lead_id, primary_archetype, secondary_archetype, careless_signs <> ${none} as is_careless,
        row_number() over (partition by lead_id order by created_at desc, id desc) as place
      from quiz_results where lead_id is not null)
    update leads set primary_archetype = newest.primary_archetype,
      secondary_archetype = newest.secondary_archetype, is_careless = newest.is_careless
    from newest where newest.lead_id = leads.id and newest.place = 1`.execute(db);
}

/** As the rules of leads had them on the day of this migration (lead-keys.rules.ts). */
function nameKeys(name: string) {
  const folded = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
  const nameKey = folded.slice(0, 200).toWellFormed();
  return { nameKey, lastNameKey: nameKey.includes(" ") ? nameKey.slice(nameKey.lastIndexOf(" ") + 1) : "" };
}

function originOf(touch: Tables["leads"]["first_touch"]["__select__"]) {
  const referrer = touch?.referrer;
  const host = referrer && URL.canParse(referrer) ? new URL(referrer).hostname.replace(/^www\./, "") : "";
  return { source: touch?.utm_source?.trim() || host || null, campaign: touch?.utm_campaign?.trim() || null };
}
