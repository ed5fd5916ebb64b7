import { stepOrders, totalSteps } from "@academy/quiz/steps";
import { z } from "zod";
import { headlineCount } from "./headlines.ts";

export const funnelEvents = ["seen", "started", "step", "finished", "lead"] as const;

/** Sent with sendBeacon in batches. Counted per day; nothing in it points to a person. */
export const funnelBatch = z.strictObject({
  events: z
    .array(
      z.strictObject({
        event: z.enum(funnelEvents),
        /** For "step": which was reached, from 1. */
        step: z.number().int().min(1).max(totalSteps).optional(),
        variant: z.enum(stepOrders).optional(),
        /** For "started" and "lead", once for each browser while orders are compared. */
        experiment: z.uuid().optional(),
        /** For "seen" and "lead", once for each browser while headlines are compared. */
        headline: headlineCount.optional(),
        /** The campaign's source, or the host that linked here. */
        source: z
          .string()
          .max(60)
          .regex(/^[a-z0-9._-]*$/)
          .optional(),
      }),
    )
    .min(1)
    .max(100),
});
export type FunnelEvent = z.infer<typeof funnelBatch>["events"][number];
