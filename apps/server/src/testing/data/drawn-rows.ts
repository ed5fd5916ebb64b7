import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { isPostgres } from "../../platform/db/is-postgres.ts";

/** A number of a row that the database makes of its `i`: far apart for neighbors, and the same in every run. */
export const chance = (below: number, salt: number) =>
  sql.raw(`(cast(i as bigint) * ${48_271 + 7919 * salt} % 2147483647 / 7 % ${below})`);

/** One of the values, by that number. */
export const oneOf = (values: readonly (string | null)[], salt: number) =>
  sql`(case ${chance(values.length, salt)} ${sql.join(
    values.map(
      (value, index) => sql`when ${sql.lit(index)} then ${value === null ? sql`null` : sql.lit(value)}`,
    ),
    sql` `,
  )} end)`;

/** So many seconds after the start, or before it, in the words of either engine. */
export const secondsFrom = (db: Db, start: number, seconds: string) =>
  isPostgres(db)
    ? sql`to_timestamp(${sql.lit(start / 1000)} + ${sql.raw(seconds)})`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${sql.lit(start / 1000)} + ${sql.raw(seconds)}, 'unixepoch')`;

/** Draws from what it is given, the same in every run. */
export function drawing(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value;
}
