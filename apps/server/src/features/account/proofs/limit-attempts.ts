import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { deleteAttempts, holdAttempts, setAttempts } from "./attempts.queries.ts";
import { type AttemptKind, freeAttempts, quietMs, waitAfter } from "./attempts.rules.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now">;

/**
 * Counts a try before it is made, so that many at once don't slip through together. Whose it is may be somebody who
 * does not exist: the answer is the same. Kept in the database: it holds for all processes and after a restart.
 */
export async function takeAttempt(deps: Deps, kind: AttemptKind, subject: string): Promise<void> {
  const now = deps.now();
  const id = deps.hash(`attempts.${kind}`, subject);
  const waitMs = await inTransaction(deps.db, async (tx) => {
    const held = await holdAttempts(tx, id, now);
    // Two tries at once, or two machines' clocks, may be written down in either order.
    const sinceLast = Math.max(0, now.getTime() - held.last_at.getTime());
    const count = sinceLast > quietMs ? 0 : held.count;
    const left = waitAfter(count, freeAttempts[kind]) - sinceLast;
    if (left > 0) return left;
    await setAttempts(tx, id, count + 1, now);
    return 0;
  });
  if (waitMs > 0) throw new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(waitMs / 1000) });
}

/** Whoever got it right starts from nothing again. */
export async function forgetAttempts(
  { db, hash }: Pick<Deps, "hash"> & { db: Parameters<typeof deleteAttempts>[0] },
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  await deleteAttempts(db, hash(`attempts.${kind}`, subject));
}
