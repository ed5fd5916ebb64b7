import { sameLimits } from "../../apps/server/src/rate-limits.ts";
import type { Overrides } from "../../apps/server/src/start/overrides.ts";
import { cheapHashing } from "../../apps/server/src/testing/data/cheap-hashing.ts";

/**
 * The whole product, except that all journeys come from one address, which may ask as often as it likes, that passwords
 * are hashed at little cost, because every journey begins with one, and that nobody is turned away while the machine is
 * busy: journeys keep it so.
 */
export const journeyOverrides: Overrides = {
  limits: sameLimits({ points: 1_000_000_000, perSeconds: 60 }),
  passwordHashing: cheapHashing,
  shedding: { maxEventLoopDelayMs: 60_000, maxHeapBytes: 1_500_000_000 },
  pollMs: 50,
};
