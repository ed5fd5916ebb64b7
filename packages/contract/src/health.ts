import { z } from "zod";

/** The process is alive. */
export const alive = z.strictObject({ status: z.literal("alive") });

/** It can do its work; 503 and `unavailable` where it can't. */
export const readiness = z.strictObject({
  status: z.enum(["ready", "unavailable"]),
  database: z.enum(["answers", "away", "damaged"]),
  migrations: z.enum(["done", "pending", "unknown"]),
});
