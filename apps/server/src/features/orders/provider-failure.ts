import { isDatabaseAway } from "../../platform/db/database-away.ts";
import { AppError } from "../../platform/errors.ts";
import { ProviderUnavailable } from "../payments/public.ts";

/**
 * What the provider did not do, as whoever asked is told of it. The statuses of its answers are not ours: where it
 * refuses our key, nobody here is signed out.
 */
export function providerFailure(cause: unknown, refused: { message?: string } = {}): unknown {
  if (cause instanceof ProviderUnavailable)
    return new AppError("PAYMENT_UNREACHABLE", { cause, retryAfter: 10 });
  // The test checkout keeps its things in our own database.
  if (cause instanceof AppError || isDatabaseAway(cause)) return cause;
  return new AppError("PAYMENT_REFUSED", { cause, ...refused });
}
