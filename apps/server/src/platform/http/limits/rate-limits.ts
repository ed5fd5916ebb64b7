import type { FastifyInstance } from "fastify";
import type pg from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { AppError } from "../../errors.ts";
import { addressKeys, networkTimes } from "../requests/client-address.ts";

/** How many calls within how long, and what is said to whoever makes more, where the catalog's sentence won't do. */
export type Limit = { points: number; perSeconds: number; refusal?: string };

/**
 * The groups that calls are counted in, by name; the name is also the key of the counts. Features say which there are
 * (`defineLimits`), and whoever puts the product together adds their types here.
 *
 * @public because only an exported interface can be added to.
 */
export interface LimitGroups {
  general: Limit;
}
type LimitGroup = keyof LimitGroups;
export type Limits = Record<LimitGroup, Limit>;

/** Guards a process against one address that asks too much, whatever it asks for. */
export const generalLimits = defineLimits({ general: { points: 600, perSeconds: 60 } });

export function defineLimits<const Name extends string>(limits: Record<Name, Limit>): Record<Name, Limit> {
  return limits;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Counted in this group as well as in "general". */
    limit?: LimitGroup;
  }
}

/** For routes that count by themselves; asking counts. */
export type Rates<Group extends string = LimitGroup> = {
  /** For those that answer differently instead of refusing. */
  isWithin(group: Group, request: { ip: string }): Promise<boolean>;
  /** The same, counted by something else than the address. */
  isWithinFor(group: Group, key: string): Promise<boolean>;
  /** Counts by something else than the address; what exceeds the limit is refused. */
  take(group: Group, key: string): Promise<void>;
};

/**
 * Per client address. "general" guards one process and is counted in its memory; the strict groups are counted in
 * PostgreSQL when there is one, so that several processes count together.
 */
export function limitRates<Group extends string>(
  app: FastifyInstance,
  limits: Record<Group, Limit> & { general: Limit },
  pool: pg.Pool | undefined,
): Rates<Group> {
  const limiters = new Map<string, LimitersByTimes>();
  for (const [group, limit] of Object.entries<Limit>(limits)) {
    limiters.set(group, makeLimiters(group, limit, group === "general" ? undefined : pool));
  }
  const limitersOf = (group: string): LimitersByTimes => {
    const found = limiters.get(group);
    if (!found) throw new Error(`no feature has declared the rate limit "${group}"`);
    return found;
  };
  const general = limitersOf("general");
  if (pool) forgetOldCounts(app, pool);

  // At the start, not when somebody asks.
  app.addHook("onRoute", ({ config }) => void (config?.limit && limitersOf(config.limit)));
  const wordsOf = (group: string) => (limits as Record<string, Limit>)[group]?.refusal;
  app.addHook("onRequest", async (request) => {
    refuse(await refusalOfAddress(general, request.ip));
    const group = request.routeOptions.config.limit;
    if (!group || group === "general") return;
    refuse(await refusalOfAddress(limitersOf(group), request.ip), wordsOf(group));
  });
  return {
    isWithin: async (group, { ip }) => (await refusalOfAddress(limitersOf(group), ip)) === undefined,
    isWithinFor: async (group, key) => (await refusalOf(limitersOf(group)[1], key)) === undefined,
    take: async (group, key) => refuse(await refusalOf(limitersOf(group)[1], key), wordsOf(group)),
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

/** By how many times the allowance of one visitor: a network of many has more. */
type LimitersByTimes = Record<number, RateLimiterAbstract> & { 1: RateLimiterAbstract };

function makeLimiters(group: string, { points, perSeconds }: Limit, pool: pg.Pool | undefined) {
  const limiters: LimitersByTimes = { 1: makeLimiter(group, { points, perSeconds }, pool) };
  for (const times of networkTimes) {
    limiters[times] ??= makeLimiter(group, { points: points * times, perSeconds }, pool);
  }
  return limiters;
}

function makeLimiter(group: string, { points, perSeconds }: Limit, pool: pg.Pool | undefined) {
  const inMemory = new RateLimiterMemory({ keyPrefix: group, points, duration: perSeconds });
  if (!pool) return inMemory;
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: group,
    points,
    duration: perSeconds,
    clearExpiredByTimeout: false,
    // While the database is away each process counts for itself rather than not at all.
    insuranceLimiter: inMemory,
  });
}

const forgetEveryMs = 5 * 60_000;

/**
 * All counts are rows of one table. The library would do this for every limiter there is, each time all of it,
 * and go on when the server has stopped.
 */
function forgetOldCounts(app: FastifyInstance, pool: pg.Pool): void {
  const forget = () =>
    pool
      .query("delete from rate_limits where expire < $1", [Date.now() - 60 * 60_000])
      // While the database is away others say so; the next turn does what this one could not.
      .catch(() => {});
  const timer = setInterval(forget, forgetEveryMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}

function refuse(refusal: RateLimiterRes | undefined, message?: string): void {
  if (!refusal) return;
  throw new AppError("TOO_MANY_REQUESTS", {
    message,
    retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
  });
}

async function refusalOfAddress(limiters: LimitersByTimes, address: string) {
  for (const { key, times } of addressKeys(address)) {
    const refusal = await refusalOf(limiters[times] ?? limiters[1], key);
    if (refusal) return refusal;
  }
  return undefined;
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
