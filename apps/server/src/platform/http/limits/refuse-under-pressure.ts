import underPressure from "@fastify/under-pressure";
import { AppError } from "../../errors.ts";

/**
 * Turns a call away that a process under pressure can't answer in time. Where nothing was measured for a whole second
 * the lag is called infinite, though nothing is known of it: so it is when a start has kept the process busy, and
 * whoever came in its first second would be turned away. A process that does lag has measured it by the next second.
 */
export function refuseUnderPressure(_request: unknown, _reply: unknown, type: string, value?: number): void {
  if (type === underPressure.TYPE_EVENT_LOOP_DELAY && value === Number.POSITIVE_INFINITY) return;
  throw new AppError("UNAVAILABLE", { retryAfter: 10 });
}
