import type { Engine } from "../../apps/server/src/platform/db/values.ts";

/** What the statements need to know. `base` is the moment that everything lies before, in seconds. */
export type DataPlan = { engine: Engine; base: number; leads: number; learners: number };

/** The same number for the same row in every run, for neighbors numbers far apart, and for another salt one that tells nothing of it. */
export const chance = (below: number, salt = 0) =>
  `((cast(i as bigint) * ${48_271 + salt * 7919}) % 2147483647 / 7 % ${below})`;

export const pick = (values: readonly (string | null)[], salt = 0) =>
  `(case ${chance(values.length, salt)} ${values
    .map((value, index) => `when ${index} then ${value === null ? "null" : `'${value}'`}`)
    .join(" ")} end)`;

/** So many seconds before the base, as each engine keeps a moment. */
export const before = ({ engine, base }: DataPlan, seconds: string) =>
  engine === "postgres"
    ? `to_timestamp(${base} - (${seconds}))`
    : `strftime('%Y-%m-%dT%H:%M:%fZ', ${base} - (${seconds}), 'unixepoch')`;

export const dayBefore = (made: DataPlan, days: string) =>
  made.engine === "postgres"
    ? `to_char(to_timestamp(${made.base} - 86400 * (${days})) at time zone 'UTC', 'YYYY-MM-DD')`
    : `strftime('%Y-%m-%d', ${made.base} - 86400 * (${days}), 'unixepoch')`;

/** An id of the shape all of ours have: a digit that names the kind of thing, and the row's number. */
export const idOf = (kind: number, row = "i") =>
  `'0190000${kind}-0000-7000-8000-' || cast(100000000000 + ${row} as text)`;

/** Rows from one number to another, made by the database itself. */
export const into = (
  table: string,
  columns: string,
  values: string,
  { first, last }: { first: number; last: number },
  from = "n",
) => `with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})
  insert into ${table} (${columns}) select ${values} from ${from}`;

export const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

export const day = 86_400;
