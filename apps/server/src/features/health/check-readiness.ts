import type { readiness } from "@academy/contract/health";
import type { z } from "zod";
import { migrations } from "../../db/migrations/index.ts";
import type { Database } from "../../platform/db/database.ts";
import { pendingMigrations } from "../../platform/db/migrate.ts";

type Readiness = z.infer<typeof readiness>;

export async function checkReadiness(
  { db, engine, ping }: Database,
  isDraining: boolean,
): Promise<Readiness> {
  try {
    await ping();
  } catch {
    return { status: "unavailable", database: "away", migrations: "unknown" };
  }
  const pending = await pendingMigrations(db, migrations(engine));
  const isReady = pending.length === 0 && !isDraining;
  return {
    status: isReady ? "ready" : "unavailable",
    database: "answers",
    migrations: pending.length === 0 ? "done" : "pending",
  };
}
