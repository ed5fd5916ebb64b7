import { sql } from "kysely";
import type { PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";

export type AuditFilters = { by?: string | undefined; action?: string | undefined };

/** The newest first. */
export async function listEntries(db: Db, { by, action }: AuditFilters, { after, limit }: PageRequest) {
  return db
    .selectFrom("audit_entries")
    .leftJoin("users", "users.id", "audit_entries.actor_id")
    .select(["audit_entries.id", "users.name as by", "action", "subject_kind", "subject_id", "detail"])
    .select("audit_entries.created_at")
    .$if(by !== undefined, (entries) => entries.where("actor_id", "=", by as string))
    .$if(action !== undefined, (entries) => entries.where("action", "=", action as string))
    .$if(after !== undefined, (entries) =>
      entries.where((where) =>
        where(
          where.refTuple("audit_entries.created_at", "audit_entries.id"),
          "<",
          where.tuple(after?.at as Date, after?.id as string),
        ),
      ),
    )
    .orderBy("audit_entries.created_at", "desc")
    .orderBy("audit_entries.id", "desc")
    .limit(limit)
    .execute();
}

export async function listLeadNames(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom("leads").select(["id", "name"]).where("id", "in", ids).execute();
}

export async function listUserNames(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute();
}

const maxChoices = 200;

/** Each value there is, from one to the next in the index: as many steps as values, however many entries there are. */
async function listDistinct(db: Db, column: "action" | "actor_id"): Promise<string[]> {
  const ref = sql.ref(column);
  const { rows } = await sql<{ value: string }>`with recursive choices (value, place) as (
      select min(${ref}), 1 from audit_entries where ${ref} is not null
      union all
      select (select min(${ref}) from audit_entries where ${ref} is not null and ${ref} > choices.value), place + 1
      from choices where choices.value is not null and place < ${sql.lit(maxChoices)})
    select value from choices where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}

export const listActions = (db: Db) => listDistinct(db, "action");
export const listActors = (db: Db) => listDistinct(db, "actor_id");
