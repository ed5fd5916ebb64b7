import { join } from "node:path";
import { receivePaymentEvent } from "@academy/contract/calls/orders";
import type { FastifyInstance } from "fastify";
import { type AppDeps, buildApp, defaultShedding, type Shedding } from "./app.ts";
import {
  canReadSecondFactors,
  createSampleAccounts,
  forgetExpiredHourly,
  handleForgetExpired,
  makeAccountFeature,
  makePasswords,
  offerOwnership,
  type PasswordHashing,
  type SampleSignIn,
} from "./features/account/public.ts";
import { makeCertificatePersonalData } from "./features/certificates/public.ts";
import { launchChecklist, unknownClaim, withholdFrom } from "./features/claims/public.ts";
import { contactPersonalData, handleMailGathered, mailGatheredHourly } from "./features/contact/public.ts";
import { seedStarterCourses, starterFilms } from "./features/courses/public.ts";
import { launchPlanPersonalData } from "./features/launch-plans/public.ts";
import { handleTellInterested, quizPersonalData, tellInterestedHourly } from "./features/leads/public.ts";
import {
  forgetImportsHourly,
  handleForgetImports,
  handleImportPeople,
  importPersonalData,
} from "./features/learners/public.ts";
import { bookmarkPersonalData } from "./features/lessons/public.ts";
import {
  forgetUploadsHourly,
  handleForgetUploads,
  handleTakeIn,
  openUploadFolder,
} from "./features/media/public.ts";
import { seedOffers } from "./features/offers/public.ts";
import {
  makeOrderPersonalData,
  makeReceipts,
  orderJobHandlers,
  reconcileHourly,
} from "./features/orders/public.ts";
import { handleDeliverEvents, openPaymentProvider, type StripeAddress } from "./features/payments/public.ts";
import { learningPersonalData, seedSampleHistory } from "./features/progress/public.ts";
import { makeQuizVersions } from "./features/quiz-texts/public.ts";
import { downloadPersonalData } from "./features/resources/public.ts";
import { makeReports } from "./features/results/public.ts";
import {
  forgetExchangesHourly,
  handleForgetExchanges,
  type Passage,
  publishPassages,
} from "./features/sage/public.ts";
import { countDaysHourly, handleCountDays } from "./features/today/public.ts";
import {
  forgetDeliveriesHourly,
  handleDeliverWebhooks,
  handleForgetDeliveries,
  type Network,
  webhookPersonalData,
} from "./features/webhooks/public.ts";
import { consentPersonalData, followWords, makeWords } from "./features/words/public.ts";
import { answerPersonalData, identifyWorkbooks } from "./features/workbooks/public.ts";
import { mailSender } from "./mail-sender.ts";
import { pageDeclarations } from "./page-declarations.ts";
import { backupEvery, backupJobHandlers } from "./platform/backups/backup-jobs.ts";
import { checkSecret } from "./platform/check-secret.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { openDatabase } from "./platform/db/database.ts";
import { checkDatabaseDaily, handleCheckDatabase } from "./platform/db/sqlite/check-daily.ts";
import type { Documents } from "./platform/documents/documents.ts";
import { documentsInThread } from "./platform/documents/documents-thread.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { handleRemoveBytes } from "./platform/files/remove-file.ts";
import type { Limits } from "./platform/http/limits/rate-limits.ts";
import { createMetrics } from "./platform/http/metrics.ts";
import { measureTraffic } from "./platform/http/traffic.ts";
import type { RetryPolicy } from "./platform/jobs/backoff.rules.ts";
import type { JobHandler, PeriodicJob } from "./platform/jobs/job.ts";
import { handlePruneJobs, pruneJobsHourly } from "./platform/jobs/prune-jobs.ts";
import { startWorker } from "./platform/jobs/worker.ts";
import type { Logs } from "./platform/log/log.ts";
import { attachmentsBy } from "./platform/mail/attachments-by.ts";
import { handleSendMail } from "./platform/mail/send-mail.ts";
import { keptMailTransport, smtpTransport } from "./platform/mail/transport.ts";
import { loadPages } from "./platform/pages/load-pages.ts";
import { replacePages } from "./platform/pages/replace-pages.ts";
import { readOrMakeSecret } from "./platform/secret.ts";
import { type Settings, SettingsError } from "./platform/settings.ts";
import { defaultLimits } from "./rate-limits.ts";
import { wordsRenderer } from "./render-words.ts";

/** What a test or a measurement sets differently from an ordinary start. */
export type Overrides = {
  now?: Clock;
  limits?: Limits;
  shedding?: Shedding;
  pages?: AppDeps["pages"];
  documents?: Documents;
  filmsFolder?: string;
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

/** How long answers that are under way may still take when the server stops: a film left standing must not hold it up. */
const defaultPatienceMs = 8000;

/** From here on calls go before jobs: a lead is answered at once, its mail may come a little later. */
const busyPerSecond = 100;

const hourlyJobs: PeriodicJob[] = [
  pruneJobsHourly,
  forgetExpiredHourly,
  forgetExchangesHourly,
  forgetImportsHourly,
  mailGatheredHourly,
  reconcileHourly,
  tellInterestedHourly,
  countDaysHourly,
  forgetDeliveriesHourly,
  forgetUploadsHourly,
];

/** Through the whole of the HTTP side, without a socket. */
async function postEvent(app: FastifyInstance, body: string, signature: string): Promise<number> {
  const { method, path } = receivePaymentEvent;
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return (await app.inject({ method, url: path, headers, payload: body })).statusCode;
}

function checkLaunch({ isDemo, confirmedClaims: confirmed }: Settings) {
  const unknown = unknownClaim(confirmed);
  if (unknown) {
    throw new SettingsError(
      `CONFIRMED_CLAIMS names ${unknown}, which is none of those in docs/operations.md`,
    );
  }
  return launchChecklist({ isDemo, confirmed });
}

const webBuild = join(import.meta.dirname, "../../web/build");

/** Settings → database → jobs → http. Stops in the opposite order. */
export async function startServer(settings: Settings, logs: Logs, overrides: Overrides = {}) {
  const { log } = logs;
  const launch = checkLaunch(settings);
  const now = overrides.now ?? systemClock;
  const database = await openDatabase({ ...settings, log, hold: true });
  try {
    const { db } = database;
    const secret = readOrMakeSecret(settings.dataDir, settings.secret);
    const store = await openFileStore(settings);
    const personalData = [
      quizPersonalData,
      contactPersonalData,
      learningPersonalData,
      downloadPersonalData,
      launchPlanPersonalData,
      answerPersonalData,
      bookmarkPersonalData,
      importPersonalData,
      makeCertificatePersonalData(now),
      makeOrderPersonalData(now),
      webhookPersonalData,
      consentPersonalData,
    ];
    const passwords = makePasswords(overrides.passwordHashing);
    const account = makeAccountFeature({
      settings,
      database,
      store,
      secret,
      passwords,
      now,
      log,
      personalData,
    });
    const sampleSignIns = await database.inTurn(async (): Promise<SampleSignIn[]> => {
      await checkSecret({ db, secret, now: now(), canRead: () => canReadSecondFactors(db, secret) });
      await seedStarterCourses(db, now());
      await identifyWorkbooks(db);
      await seedOffers(db, now());
      if (!settings.isDemo) return [];
      const signIns = await createSampleAccounts({ ...account.deps, now: now() });
      if (overrides.hasSampleHistory !== false) await seedSampleHistory({ db, now: now() });
      return signIns;
    });
    const ownerLink = await offerOwnership({ ...account.deps, baseUrl: settings.baseUrl });
    const metrics = createMetrics(db);
    const from = () => mailSender(settings.mailFrom);
    const mailTransport = settings.smtpUrl
      ? smtpTransport({ smtpUrl: settings.smtpUrl, from, baseUrl: settings.baseUrl })
      : keptMailTransport({ db, from, now });
    const documents = overrides.documents ?? documentsInThread();
    const quizVersions = makeQuizVersions(db);
    const reports = makeReports({ db, documents, quizVersions, baseUrl: settings.baseUrl });
    const receipts = makeReceipts({ db, documents, seller: settings.seller });
    const findAttachment = attachmentsBy({
      "quiz-report": reports.findAttachment,
      receipt: receipts.findAttachment,
    });
    const { hash } = account.deps;
    const testKey = hash("test-checkout-events", "");
    const provider = await openPaymentProvider({
      settings,
      db,
      now,
      testKey,
      stripeAddress: overrides.stripeAddress,
    });
    const orders = { db, now, log, hash, baseUrl: settings.baseUrl, provider };
    const traffic = measureTraffic();
    const { readsInThreads = true } = overrides;
    let isDraining = false;
    const pageOptions = {
      origin: settings.baseUrl,
      isDemo: settings.isDemo,
      editHtml: withholdFrom(launch.withheld),
      ...pageDeclarations,
    };
    const pages = overrides.pages ?? loadPages({ buildDir: webBuild, ...pageOptions });
    // A server with pages of its own has none to render again.
    const words = overrides.pages
      ? undefined
      : makeWords({
          db,
          log,
          documents,
          ...wordsRenderer(webBuild),
          replacePages: (rendered, files) => replacePages(pages, rendered, files, pageOptions),
          publishPassages: (passages) => publishPassages(passages as readonly Passage[] | undefined),
        });
    // What was published before is what is served from the start.
    await words?.catchUp().catch((error: unknown) => {
      log.error(
        { err: error },
        "the published words could not be taken over: pages say what they were built with",
      );
    });
    const app = await buildApp({
      settings,
      database,
      account,
      documents,
      reports,
      quizVersions,
      orders,
      receipts,
      findAttachment,
      now,
      store,
      filmsFolder: overrides.filmsFolder ?? starterFilms,
      pages,
      words,
      metrics,
      traffic,
      logs,
      limits: overrides.limits ?? defaultLimits,
      shedding: overrides.shedding ?? defaultShedding,
      isDraining: () => isDraining,
      readsFrom: readsInThreads
        ? { dataDir: settings.dataDir, databaseUrl: settings.databaseUrl }
        : undefined,
      printsAhead: overrides.printsAhead ?? true,
    });
    const uploads = { db, now, folder: openUploadFolder(join(settings.dataDir, "uploads")) };
    const worker = startWorker({
      database,
      handlers: [
        handleSendMail({
          transport: mailTransport,
          documents,
          findAttachment,
          baseUrl: settings.baseUrl,
        }),
        handlePruneJobs(db, now),
        handleCheckDatabase({ database, log }),
        handleRemoveBytes(db, store),
        ...backupJobHandlers({ database, store, secret, settings, now, log, inThread: readsInThreads }),
        handleForgetExpired(account.deps),
        handleForgetExchanges({ db, now }),
        handleForgetImports({ db, now }),
        handleImportPeople(account.deps),
        handleMailGathered({ db, now }),
        ...orderJobHandlers(orders),
        handleTellInterested({ db, now, isPaymentOpen: provider !== undefined }),
        handleCountDays({ db, now }),
        handleDeliverEvents({
          key: testKey,
          now,
          post: (body, signature) => postEvent(app, body, signature),
        }),
        handleDeliverWebhooks({ db, now, secret, network: overrides.webhookNetwork }),
        handleForgetDeliveries({ db, now }),
        handleTakeIn({ ...uploads, store }),
        handleForgetUploads(uploads),
        ...(overrides.handlers ?? []),
      ],
      periodic: [
        ...(overrides.hasHourlyJobs === false ? [] : hourlyJobs),
        ...(overrides.checksData === false ? [] : [checkDatabaseDaily]),
        ...(overrides.makesBackups === false ? [] : backupEvery(settings.backup)),
        ...(overrides.periodic ?? []),
      ],
      log,
      now,
      onFinished: metrics.observeJob,
      isBusy: () => traffic.perSecond() > busyPerSecond,
      ...(overrides.pollMs ? { pollMs: overrides.pollMs } : {}),
      ...(overrides.retry ? { retry: overrides.retry } : {}),
    });
    const address = await app.listen({ host: settings.host, port: settings.port }).catch(async (error) => {
      await worker.stop({ graceMs: 0 });
      await documents.close();
      throw error;
    });
    // Another process publishes, or a command that was run beside the server.
    const following = words ? followWords(words, log) : undefined;
    const { leftOut, stillSamples } = launch;
    if (leftOut.length + stillSamples.length > 0) {
      log.warn({ leftOut, stillSamples }, "launch checklist: CONFIRMED_CLAIMS names what you have confirmed");
    }
    return {
      address,
      app,
      database,
      sampleSignIns,
      ownerLink,
      auth: account.auth,
      /** Lets what is under way finish: requests, then jobs, then the database. */
      async stop(): Promise<void> {
        isDraining = true;
        // A connection kept alive falls idle only when its last answer is out: look again until all are gone.
        const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
        const cut = setTimeout(
          () => app.server.closeAllConnections(),
          overrides.patienceMs ?? defaultPatienceMs,
        );
        await app.close();
        await following?.stop();
        words?.forget();
        clearInterval(sweep);
        clearTimeout(cut);
        await worker.stop();
        await documents.close();
        mailTransport.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
