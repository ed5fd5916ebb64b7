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

type LimitGroup =
  | "signIn"
  | "leads"
  | "unprovenLeads"
  | "reports"
  | "contact"
  | "contactEmail"
  | "chat"
  | "modelPerPerson"
  | "modelPerAcademy"
  | "general";
export type Limits = Record<LimitGroup, { points: number; perSeconds: number }>;

export const defaultLimits: Limits = {
  signIn: { points: 20, perSeconds: 60 },
  // A workshop behind one connection may send many at once, each with a proof of work from the eleventh on.
  leads: { points: 120, perSeconds: 600 },
  unprovenLeads: { points: 10, perSeconds: 3600 },
  reports: { points: 30, perSeconds: 600 },
  // A household or a library may have several people with a question; nobody has twenty within ten minutes.
  contact: { points: 20, perSeconds: 600 },
  contactEmail: { points: 5, perSeconds: 600 },
  chat: { points: 20, perSeconds: 60 },
  // Answers by a model cost the operator money; beyond these the helper answers without one.
  modelPerPerson: { points: 50, perSeconds: 86_400 },
  modelPerAcademy: { points: 2000, perSeconds: 86_400 },
  general: { points: 600, perSeconds: 60 },
};

/** For measurements and tests about something else. */
export function sameLimits(limit: Limits[LimitGroup]): Limits {
  return {
    signIn: limit,
    leads: limit,
    unprovenLeads: limit,
    reports: limit,
    contact: limit,
    contactEmail: limit,
    chat: limit,
    modelPerPerson: limit,
    modelPerAcademy: limit,
    general: limit,
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted in this group as well as in "general". */
    limit?: LimitGroup;
  }
}

/** For routes that count by themselves; asking counts. */
export type Rates = {
  /** For those that answer differently instead of refusing. */
  isWithin(group: LimitGroup, request: { ip: string }): Promise<boolean>;
  /** The same, counted by something else than the address. */
  isWithinFor(group: LimitGroup, key: string): Promise<boolean>;
  /** Counts by something else than the address; what exceeds the limit is refused. */
  take(group: LimitGroup, key: string): Promise<void>;
};

/**
 * Per client address. "general" guards one process and is counted in its memory; the strict groups are counted in
 * PostgreSQL when there is one, so that several processes count together.
 */
export function limitRates(app: FastifyInstance, limits: Limits, pool: pg.Pool | undefined): Rates {
  const limiters: Record<LimitGroup, RateLimiterAbstract> = {
    signIn: makeLimiter("signIn", limits.signIn, pool),
    leads: makeLimiter("leads", limits.leads, pool),
    unprovenLeads: makeLimiter("unprovenLeads", limits.unprovenLeads, pool),
    reports: makeLimiter("reports", limits.reports, pool),
    contact: makeLimiter("contact", limits.contact, pool),
    contactEmail: makeLimiter("contactEmail", limits.contactEmail, pool),
    chat: makeLimiter("chat", limits.chat, pool),
    modelPerPerson: makeLimiter("modelPerPerson", limits.modelPerPerson, pool),
    modelPerAcademy: makeLimiter("modelPerAcademy", limits.modelPerAcademy, pool),
    general: makeLimiter("general", limits.general, undefined),
  };

  app.addHook("onRequest", async (request) => {
    const key = addressKey(request.ip);
    await consume(limiters.general, key);
    const group = request.routeOptions.config.limit;
    if (group && group !== "general") await consume(limiters[group], key);
  });
  return {
    isWithin: async (group, { ip }) => (await refusalOf(limiters[group], addressKey(ip))) === undefined,
    isWithinFor: async (group, key) => (await refusalOf(limiters[group], key)) === undefined,
    take: (group, key) => consume(limiters[group], key),
  };
}

/** For what happens once: false from the second time on, as long as `seconds` have not passed. */
export function onlyOnce(
  name: string,
  seconds: number,
  pool: pg.Pool | undefined,
): (key: string) => Promise<boolean> {
  const limiter = makeLimiter(name, { points: 1, perSeconds: seconds }, pool);
  return async (key) => (await refusalOf(limiter, key)) === undefined;
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
  const refusal = await refusalOf(limiter, key);
  if (refusal) {
    throw new AppError("TOO_MANY_REQUESTS", {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

async function refusalOf(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}
