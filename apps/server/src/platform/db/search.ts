import { type RawBuilder, sql } from "kysely";
import { lastCodePoint, searchKey } from "../search-keys.rules.ts";
import type { Db } from "./database.ts";
import { isPostgres } from "./is-postgres.ts";

type PeopleTable = "leads" | "users" | "orders";

/** What people are found by. Each has an index that compares by bytes: what begins alike is a range of it. */
const searchedColumns = ["name_key", "last_name_key", "email"] as const;

export const beginsWith = (text: RawBuilder<unknown>, key: string) =>
  sql<boolean>`(${text} >= ${key} and ${text} < ${key + lastCodePoint})`;

/** A few of whom the name, the last name or the address begins so, those with the name first. */
export async function findPeople(db: Db, table: Exclude<PeopleTable, "orders">, search: string, max: number) {
  type Person = { id: string; name: string; email: string };
  const key = searchKey(search);
  const found = new Map<string, Person>();
  for (const column of searchedColumns.map((name) => sql.ref(name))) {
    if (key === "" || found.size >= max) break;
    const { rows } = await sql<Person>`select id, name, email from ${sql.table(table)}
      where ${beginsWith(column, key)} order by ${column} limit ${max}`.execute(db);
    for (const person of rows) found.set(person.id, person);
  }
  return [...found.values()].slice(0, max);
}

/** What else a row is found by: queries of ids, and the same as a condition of a row. */
type OtherKeys = (key: string) => { ids: RawBuilder<unknown>[]; condition: RawBuilder<boolean> };

/** Few enough to be looked up and sorted. */
const maxLookedUp = 2000;

/**
 * Whether a row is searched for. What few begin with is looked up; what many begin with is met soon by whoever goes through
 * the rows in their order, so that nothing is sorted.
 */
export async function searchCondition(db: Db, table: PeopleTable, search = "", otherKeys?: OtherKeys) {
  const key = searchKey(search);
  if (key === "") return undefined;
  const others = otherKeys?.(key);
  const own = searchedColumns.map(
    (column) => sql`select id from ${sql.table(table)} where ${beginsWith(sql.ref(column), key)}`,
  );
  const ids = sql.join([...own, ...(others?.ids ?? [])], sql` union all `);
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (select id from (${ids}) as found limit ${maxLookedUp + 1}) as few`.execute(db);
  if (Number(rows[0]?.count) <= maxLookedUp) return sql<boolean>`${sql.ref(`${table}.id`)} in (${ids})`;
  // PostgreSQL knows how many begin so. From SQLite the index of a column is hidden: what it finds would have to be sorted.
  const hidden = isPostgres(db) ? sql`` : sql.raw("+");
  const columns = searchedColumns.map((column) => sql`${hidden}${sql.ref(`${table}.${column}`)}`);
  const conditions = columns.map((column) => beginsWith(column, key));
  return sql<boolean>`(${sql.join([...conditions, ...(others ? [others.condition] : [])], sql` or `)})`;
}
