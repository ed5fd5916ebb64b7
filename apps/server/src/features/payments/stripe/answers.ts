import type Stripe from "stripe";
import { ProviderUnavailable } from "../payment-provider.ts";
import { ask } from "./failures.ts";

/** Stripe names another thing by its id, or puts it there whole where that was asked for. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

/** For what was asked to be there whole. */
export function wholeOf<Thing extends { id: string }>(reference: string | Thing | null): Thing | null {
  return typeof reference === "string" ? null : reference;
}

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

type PageCursor = { starting_after?: string };
const pageSize = 100;

/** Everything in a list, however many pages it has. */
export async function* allOf<Thing extends { id: string }>(
  list: (page: PageCursor & { limit: number }) => Promise<Stripe.ApiList<Thing>>,
): AsyncGenerator<Thing> {
  let after: PageCursor = {};
  for (;;) {
    const page = await ask(() => list({ ...after, limit: pageSize }));
    if (!Array.isArray(page.data)) throw new ProviderUnavailable("Stripe's list could not be read");
    yield* page.data;
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    after = { starting_after: last.id };
  }
}
