import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { hashAddressToken } from "../../platform/secrets/address-token.ts";

const atOnce = 500;
/** A hash has 64. */
const tokenLength = 32;

/** A plan's calendar is found by the hash of what stands in its address; those that are out there go on. */
export function hashedCalendars(): Migration {
  return {
    async up(db) {
      while (await hashSome(db));
      await db.schema.alterTable("launch_plans").renameColumn("calendar_token", "calendar_hash").execute();
      await db.schema.alterTable("launch_plans").addColumn("calendar_encrypted", "text").execute();
    },
  };
}

async function hashSome(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ token: string }>`
    select calendar_token as token from launch_plans where length(calendar_token) = ${tokenLength} limit ${atOnce}
  `.execute(db);
  if (rows.length === 0) return false;
  const pairs = rows.map(({ token }) => sql`(${token}, ${hashAddressToken(token)})`);
  await sql`
    update launch_plans set calendar_token = hashed.column2
    from (values ${sql.join(pairs)}) as hashed where calendar_token = hashed.column1
  `.execute(db);
  return true;
}
