import { randomUUID } from "node:crypto";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { TokenPurpose } from "../account.tables.ts";
import type { AccountDeps } from "../account-deps.ts";
import { makeToken } from "./keyed-hash.ts";
import { insertToken } from "./one-time-tokens.queries.ts";

const minute = 60_000;
const validMs: Record<TokenPurpose, number> = {
  "reset-password": 60 * minute,
  "second-factor": 10 * minute,
  "claim-owner": 24 * 60 * minute,
  "sign-in-link": 7 * 24 * 60 * minute,
  "second-factor-off": 60 * minute,
};

export async function issueToken(
  { db, hash, now }: Pick<AccountDeps, "hash" | "now"> & { db: Db | Tx },
  purpose: TokenPurpose,
  userId: string | null,
): Promise<string> {
  const token = makeToken();
  const at = now();
  await insertToken(db, {
    id: randomUUID(),
    purpose,
    tokenHash: hash(`token.${purpose}`, token),
    userId,
    expiresAt: new Date(at.getTime() + validMs[purpose]),
    now: at,
  });
  return token;
}
