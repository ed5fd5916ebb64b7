import { ProviderUnavailable } from "../payment-provider.ts";

/** Whatever one could pay or sign with. Stripe quotes a refused key in part. */
const secrets = /\b([rs]k_(test|live)|whsec)_[\w*+/=]+/g;

/**
 * Asks Stripe one thing. What Stripe itself has decided (400, 401, 404 …) is thrown on as it is; a server that can't be
 * reached, is too slow or busy, or answers something else than Stripe does becomes ProviderUnavailable.
 */
export async function ask<Answer extends { object: string }>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call().catch((error: unknown) => {
    hideSecrets(error);
    if (isDecision(error)) throw error;
    const status = statusOf(error);
    throw new ProviderUnavailable(status ? `Stripe answered with ${status}` : "Stripe did not answer", {
      cause: error,
    });
  });
  // The library takes any JSON for an answer, whatever its status: that of a proxy that is in trouble, for one.
  if (typeof answer?.object !== "string") throw new ProviderUnavailable("Stripe's answer could not be read");
  return answer;
}

const statusOf = (error: unknown): number | undefined => (error as { statusCode?: number }).statusCode;

/** 409 is a request that crosses another one about the same thing; Stripe wants it again, like those it has no time for. */
const askAgain = new Set([408, 409, 429]);

function isDecision(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && !askAgain.has(status);
}

function hideSecrets(error: unknown): void {
  if (!(error instanceof Error)) return;
  error.message = error.message.replace(secrets, "[secret]");
  if (error.stack) error.stack = error.stack.replace(secrets, "[secret]");
  const { raw } = error as { raw?: { message?: string } };
  if (raw?.message) raw.message = raw.message.replace(secrets, "[secret]");
}

/** Whether Stripe has said that the state of the thing does not allow it. */
export function isRefused(error: unknown): boolean {
  return (error as { type?: string }).type === "StripeInvalidRequestError";
}
