import { type Kysely, PostgresAdapter } from "kysely";
import type { Tables } from "../../db/tables.ts";

/** For the few queries that one engine has to be asked in another way. */
export const isPostgres = (db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
