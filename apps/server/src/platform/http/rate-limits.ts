import type { FastifyInstance } from "fastify";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "../errors.ts";
import { addressKey } from "./client-address.ts";

type LimitGroup = "signIn" | "leads" | "chat" | "general";
export type Limits = Record<LimitGroup, { points: number; perSeconds: number }>;

export const defaultLimits: Limits = {
  signIn: { points: 20, perSeconds: 60 },
  leads: { points: 20, perSeconds: 600 },
  chat: { points: 20, perSeconds: 60 },
  general: { points: 600, perSeconds: 60 },
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted in this group as well as in "general". */
    limit?: LimitGroup;
  }
}

/**
 * Per client address. "general" guards one process and is counted in its memory; the strict groups are counted in
 * PostgreSQL when there is one, so that several processes count together.
 */
export function limitRates(app: FastifyInstance, limits: Limits, pool: pg.Pool | undefined): void {
  const limiters: Record<LimitGroup, RateLimiterAbstract> = {
    signIn: makeLimiter("signIn", limits.signIn, pool),
    leads: makeLimiter("leads", limits.leads, pool),
    chat: makeLimiter("chat", limits.chat, pool),
    general: makeLimiter("general", limits.general, undefined),
  };

  app.addHook("onRequest", async (request) => {
    const key = addressKey(request.ip);
    await consume(limiters.general, key);
    const group = request.routeOptions.config.limit;
    if (group && group !== "general") await consume(limiters[group], key);
  });
}

function makeLimiter(group: string, { points, perSeconds }: Limits[LimitGroup], pool: pg.Pool | undefined) {
  const inMemory = new RateLimiterMemory({ keyPrefix: group, points, duration: perSeconds });
  if (!pool) return inMemory;
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: group,
    points,
    duration: perSeconds,
    // While the database is away each process counts for itself rather than not at all.
    insuranceLimiter: inMemory,
  });
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError("TOO_MANY_REQUESTS", {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}
