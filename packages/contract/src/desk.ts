import { z } from "zod";

const waiting = z.number().int().min(0);

/** What waits for the owner, and how the last thirty days went. */
export const deskView = z.strictObject({
  /** Leads that are still new; counted only so far, as in the list of leads. */
  newLeads: waiting,
  hasMoreLeads: z.boolean(),
  /** Without an answer. */
  waitingMessages: waiting,
  /** Questions that Sage had no good answer to. */
  openQuestions: waiting,
  /** Paid, or being paid, within thirty days. */
  orders: waiting,
  /** What people were promised and wait for, as on Today. */
  owed: waiting,
});
export type DeskView = z.infer<typeof deskView>;
