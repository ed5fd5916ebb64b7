import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Delivery } from "../benefits/public.ts";
import type { PaymentProvider } from "../payments/public.ts";

/** What the verbs of orders work with; each takes what it needs of it. */
export type OrderDeps = {
  db: Db;
  now: Clock;
  log: Log;
  /** Keyed with the academy's secret. */
  hash: (purpose: string, value: string) => string;
  baseUrl: string;
  /** Nothing while payment is not open. */
  provider: PaymentProvider | undefined;
  /** Of what nobody could be given yet: it isn’t sold. */
  delivery: Delivery;
};
