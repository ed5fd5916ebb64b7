import { z } from "zod";

/** The process is alive. */
export const alive = z.strictObject({ status: z.literal("alive") });

/** It can do its work; 503 and `unavailable` where it can't. */
export const readiness = z.strictObject({
  status: z.enum(["ready", "unavailable"]),
  database: z.enum(["answers", "away", "damaged"]),
  migrations: z.enum(["done", "pending", "unknown"]),
  /** Where backups are made on a schedule: the newest, and the last restore that was tried out. */
  backup: z
    .strictObject({
      made_at: z.iso.datetime().nullable(),
      tried_at: z.iso.datetime().nullable(),
      trial: z.enum(["restored", "failed"]).nullable(),
    })
    .optional(),
});
