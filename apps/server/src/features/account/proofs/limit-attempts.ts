import { inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import { deleteAttempts, holdAttempts, setAttempts } from "./attempts.queries.ts";
import { type AttemptKind, freeAttempts, quietMs, sharedTimes, waitAfter } from "./attempts.rules.ts";

type Deps = Pick<AccountDeps, "db" | "hash" | "now">;

/**
 * Counts a try before it is made, so that many at once don't slip through together. Whose it is may be somebody who
 * does not exist: the answer is the same. Kept in the database: it holds for all processes and after a restart.
 * Answers how many there were before.
 */
export async function takeAttempt(
  deps: Deps,
  kind: AttemptKind,
  subject: string,
  free: number = freeAttempts[kind],
): Promise<number> {
  const now = deps.now();
  const id = deps.hash(`attempts.${kind}`, subject);
  const { before, waitMs } = await inTransaction(deps.db, async (tx) => {
    const held = await holdAttempts(tx, id, now);
    // Two tries at once, or two machines' clocks, may be written down in either order.
    const sinceLast = Math.max(0, now.getTime() - held.last_at.getTime());
    const count = sinceLast > quietMs ? 0 : held.count;
    const left = waitAfter(count, free) - sinceLast;
    if (left <= 0) await setAttempts(tx, id, count + 1, now);
    return { before: count, waitMs: left };
  });
  if (waitMs > 0) throw new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.ceil(waitMs / 1000) });
  return before;
}

/** Whoever got it right starts from nothing again. */
export async function forgetAttempts(
  { db, hash }: Pick<Deps, "hash"> & { db: Parameters<typeof deleteAttempts>[0] },
  kind: AttemptKind,
  subject: string,
): Promise<void> {
  await deleteAttempts(db, hash(`attempts.${kind}`, subject));
}

/** Those of one place, and those of all strangers together, where it is a stranger's. */
export type Tries = { own: string; shared: string | undefined };

/**
 * Of one network only what is free there counts against all strangers: whoever goes on and on from there waits by
 * themselves, and the address's owner comes from another.
 */
export async function takeTryOf(deps: Deps, kind: AttemptKind, { own, shared }: Tries): Promise<void> {
  const before = await takeAttempt(deps, kind, own);
  const free = freeAttempts[kind];
  if (shared !== undefined && before < free) await takeAttempt(deps, kind, shared, sharedTimes * free);
}

export async function forgetTriesOf(
  deps: Parameters<typeof forgetAttempts>[0],
  kind: AttemptKind,
  { own, shared }: Tries,
): Promise<void> {
  await forgetAttempts(deps, kind, own);
  if (shared !== undefined) await forgetAttempts(deps, kind, shared);
}
