import type { OrderState } from "@academy/contract/orders";

const soonMs = 1500;
const laterMs = 5000;
/** By then most providers have told. */
const soonForMs = 30_000;

/**
 * After how long an order is asked about again; false when there is nothing to wait for. Money that takes days is
 * written about, not waited for.
 */
export function askAgainIn(state: OrderState | undefined, waitedMs: number): number | false {
  if (state !== undefined && state !== "open") return false;
  return waitedMs < soonForMs ? soonMs : laterMs;
}
