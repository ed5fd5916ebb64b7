import { PostgresAdapter } from "kysely";
import type { Db } from "./database.ts";

/** For the few queries that one engine has to be asked in another way. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
