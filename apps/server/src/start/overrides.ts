import type { AppDeps } from "../app.ts";
import type { DeliveryCheck } from "../features/access/public.ts";
import type { PasswordHashing } from "../features/account/public.ts";
import type { StripeAddress } from "../features/payments/public.ts";
import type { Network } from "../features/webhooks/public.ts";
import type { Clock } from "../platform/clock.ts";
import type { Documents } from "../platform/documents/documents.ts";
import type { Limits } from "../platform/http/limits/rate-limits.ts";
import type { SheddingLimits } from "../platform/http/limits/shed-load.ts";
import type { RetryPolicy } from "../platform/jobs/backoff.rules.ts";
import type { JobHandler, PeriodicJob } from "../platform/jobs/job.ts";
import type { wordsRenderer } from "../render-words.ts";

/** What a test or a measurement sets differently from an ordinary start. */
export type Overrides = {
  now?: Clock;
  limits?: Limits;
  shedding?: SheddingLimits;
  pages?: AppDeps["pages"];
  /** How published words become pages, which takes a second or two each time. */
  wordsRenderer?: typeof wordsRenderer;
  documents?: Documents;
  filmsFolder?: string;
  /** Who says what is missing before something can be sold. */
  deliveryChecks?: readonly DeliveryCheck[];
  handlers?: JobHandler[];
  periodic?: PeriodicJob[];
  pollMs?: number;
  retry?: RetryPolicy;
  passwordHashing?: PasswordHashing | undefined;
  patienceMs?: number;
  /** Whether a demo's sample learner has learned something already. */
  hasSampleHistory?: boolean;
  /** Where Stripe stands, in a test. */
  stripeAddress?: StripeAddress;
  /** How webhooks reach others, in a test. */
  webhookNetwork?: Network;
  /** Whether the whole data file is looked at once a day, the first time at the start. */
  checksData?: boolean;
  /** Whether backups are made as the settings say, the first one at the start. */
  makesBackups?: boolean;
  /** Whether exports and backups read in threads of their own. */
  readsInThreads?: boolean;
  /** Whether what an academy does every hour is done, the first time at the start. */
  hasHourlyJobs?: boolean;
  /** Whether workbooks are printed before anybody wants them, once a learner has looked at their list. */
  printsAhead?: boolean;
};
