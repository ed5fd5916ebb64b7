import { join } from "node:path";
import { receivePaymentEvent } from "@academy/contract/calls/orders";
import type { FastifyInstance } from "fastify";
import { handleEndGrant } from "../features/access/public.ts";
import { type AccountFeature, forgetExpiredHourly, handleForgetExpired } from "../features/account/public.ts";
import { handleRestore, keptApart } from "../features/backups/public.ts";
import { handleAccessEnded, handleRemindOfSession } from "../features/bookings/public.ts";
import { handleMailGathered, mailGatheredHourly } from "../features/contact/public.ts";
import {
  handlePlanReminders,
  handleRemind,
  handleTellChange,
  planRemindersHourly,
} from "../features/gatherings/public.ts";
import { handleTellInterested, tellInterestedHourly } from "../features/leads/public.ts";
import { forgetImportsHourly, handleForgetImports, handleImportPeople } from "../features/learners/public.ts";
import {
  forgetUploadsHourly,
  handleForgetReplaced,
  handleForgetUploads,
  handleIngest,
  openUploadFolder,
} from "../features/media/public.ts";
import {
  mailNoticesHourly,
  type OrderDeps,
  orderJobHandlers,
  reconcileHourly,
} from "../features/orders/public.ts";
import { handleDeliverEvents } from "../features/payments/public.ts";
import { handleTellHolders } from "../features/recordings/public.ts";
import { forgetExchangesHourly, handleForgetExchanges } from "../features/sage/public.ts";
import { countDaysHourly, handleCountDays } from "../features/today/public.ts";
import {
  forgetDeliveriesHourly,
  handleDeliverWebhooks,
  handleForgetDeliveries,
} from "../features/webhooks/public.ts";
import {
  handleRefreshCourse,
  handleRefreshPictures,
  refreshPicturesOf,
  type Words,
} from "../features/words/public.ts";
import { backupJobHandlers, lookForDueBackupsHourly } from "../platform/backups/backup-jobs.ts";
import type { Database } from "../platform/db/database.ts";
import { checkDatabaseDaily, handleCheckDatabase } from "../platform/db/sqlite/check-daily.ts";
import { handleRefreshStatistics, refreshStatisticsHourly } from "../platform/db/statistics.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { handleRemoveBytes } from "../platform/files/remove-file.ts";
import type { JobHandler, PeriodicJob } from "../platform/jobs/job.ts";
import { handlePruneJobs, pruneJobsHourly } from "../platform/jobs/prune-jobs.ts";
import { handleSendMail } from "../platform/mail/send-mail.ts";
import type { Settings } from "../platform/settings/settings.ts";
import type { Overrides } from "./overrides.ts";

const hourlyJobs: PeriodicJob[] = [
  pruneJobsHourly,
  refreshStatisticsHourly,
  forgetExpiredHourly,
  forgetExchangesHourly,
  forgetImportsHourly,
  mailGatheredHourly,
  reconcileHourly,
  mailNoticesHourly,
  tellInterestedHourly,
  planRemindersHourly,
  countDaysHourly,
  forgetDeliveriesHourly,
  forgetUploadsHourly,
];

/** Through the whole of the HTTP side, without a socket. */
async function postEvent(
  app: FastifyInstance,
  body: string,
  signed: Record<string, string>,
): Promise<number> {
  const { method, path } = receivePaymentEvent;
  const headers = { "content-type": "application/json", ...signed };
  return (await app.inject({ method, url: path, headers, payload: body })).statusCode;
}

type JobDeps = {
  settings: Settings;
  database: Database;
  store: FileStore;
  secret: string;
  account: AccountFeature;
  orders: OrderDeps;
  app: FastifyInstance;
  /** What signs the events of the test checkout. */
  testKey: string;
  words: Words | undefined;
  mail: Omit<Parameters<typeof handleSendMail>[0], "baseUrl">;
  readsInThreads: boolean;
  overrides: Overrides;
};

/** Everything the worker can do. */
export function jobHandlersOf(deps: JobDeps): JobHandler[] {
  const { settings, database, store, secret, account, orders, overrides } = deps;
  const { db, now, log } = orders;
  const { readsInThreads: inThread } = deps;
  const uploads = { db, now, folder: openUploadFolder(join(settings.dataDir, "uploads")) };
  return [
    handleSendMail({ ...deps.mail, baseUrl: settings.baseUrl }),
    handlePruneJobs(db, now),
    handleCheckDatabase({ database, log }),
    handleRefreshStatistics(db),
    handleRemoveBytes(db, store),
    ...backupJobHandlers({ database, store, secret, settings, now, log, inThread, keptApart }),
    handleRestore({ database, settings, now, log, inThread }),
    handleForgetExpired(account.deps),
    handleForgetExchanges({ db, now }),
    handleEndGrant({ db, now }),
    handleAccessEnded({ db, now }),
    handleRemindOfSession({ db, now, hash: account.deps.hash }),
    handleForgetImports({ db, now }),
    handleImportPeople(account.deps),
    handleMailGathered({ db, now }),
    ...orderJobHandlers(orders),
    handlePlanReminders({ db, now }),
    handleRemind({ db, now, hash: account.deps.hash }),
    handleTellChange({ db, now, hash: account.deps.hash }),
    handleTellInterested({
      db,
      now,
      isPaymentOpen: orders.provider !== undefined,
      delivery: orders.delivery,
    }),
    handleTellHolders({ db, now }),
    handleCountDays({ db, now }),
    handleDeliverEvents({
      key: deps.testKey,
      now,
      post: (body, signed) => postEvent(deps.app, body, signed),
    }),
    handleDeliverWebhooks({ db, now, secret, network: overrides.webhookNetwork }),
    handleForgetDeliveries({ db, now }),
    handleIngest({ ...uploads, store, onReplaced: refreshPicturesOf }),
    handleForgetReplaced({ db, now }),
    handleRefreshPictures({ db, now, words: deps.words }),
    handleRefreshCourse({ db, now, words: deps.words }),
    handleForgetUploads(uploads),
    ...(overrides.handlers ?? []),
  ];
}

/** What the worker does by the clock, the first time at the start. */
export const periodicJobsOf = (overrides: Overrides): PeriodicJob[] => [
  ...(overrides.hasHourlyJobs === false ? [] : hourlyJobs),
  ...(overrides.checksData === false ? [] : [checkDatabaseDaily]),
  ...(overrides.makesBackups === false ? [] : [lookForDueBackupsHourly]),
  ...(overrides.periodic ?? []),
];
