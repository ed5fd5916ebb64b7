import type { readiness } from "@academy/contract/health";
import type { z } from "zod";
import { migrations } from "../../db/migrations/index.ts";
import { findBackupNews } from "../../platform/backups/backup-news.ts";
import { findSchedule, type ScheduleSettings } from "../../platform/backups/backup-schedule.ts";
import type { Database, Db } from "../../platform/db/database.ts";
import { pendingMigrations } from "../../platform/db/migrate.ts";
import { saveSetting } from "../../platform/settings/academy-settings.queries.ts";

type Readiness = z.infer<typeof readiness>;

export async function checkReadiness(
  { db, engine, ping, health }: Database,
  { isDraining, settings, now }: { isDraining: boolean; settings: ScheduleSettings; now: Date },
): Promise<Readiness> {
  try {
    await ping();
    if (health.isDamaged()) return { status: "unavailable", database: "damaged", migrations: "unknown" };
    if (health.isTroubled()) {
      // A disk that is full still reads: only a write shows that it is over.
      await saveSetting(db, "readiness", now.toISOString(), now);
      health.recover();
    }
  } catch {
    return { status: "unavailable", database: "away", migrations: "unknown" };
  }
  // Where there is a schedule that one would want to see kept.
  const { everyHours } = await findSchedule(db, settings);
  const pending = await pendingMigrations(db, migrations(engine));
  const isReady = pending.length === 0 && !isDraining;
  return {
    status: isReady ? "ready" : "unavailable",
    database: "answers",
    migrations: pending.length === 0 ? "done" : "pending",
    ...(everyHours > 0 ? { backup: await showBackups(db) } : {}),
  };
}

/** When and how, not where: everybody may ask. */
async function showBackups(db: Db): Promise<Readiness["backup"]> {
  const { made, tried } = await findBackupNews(db);
  return {
    made_at: made?.at ?? null,
    tried_at: tried?.at ?? null,
    trial: tried?.outcome ?? null,
  };
}
