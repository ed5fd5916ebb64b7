import { join } from "node:path";
import { buildApp } from "./app.ts";
import { deliveryChecks } from "./deliveries.ts";
import { createOwnerLink, makeAccountFeature, makePasswords } from "./features/account/public.ts";
import { forgetOrder, noteRestored } from "./features/backups/public.ts";
import { makeDelivery } from "./features/benefits/public.ts";
import { sessionAttachment } from "./features/bookings/public.ts";
import { mailSender, usualPaper } from "./features/business/public.ts";
import { followClaims, unknownClaim } from "./features/claims/public.ts";
import { starterFilms } from "./features/courses/public.ts";
import { tellOfNews } from "./features/leads/public.ts";
import { makeReceipts } from "./features/orders/public.ts";
import { openPaymentProvider } from "./features/payments/public.ts";
import { makeQuizVersions } from "./features/quiz-texts/public.ts";
import { makeReports } from "./features/results/public.ts";
import { type Passage, publishPassages } from "./features/sage/public.ts";
import { followWords, makeWords } from "./features/words/public.ts";
import { pageDeclarations } from "./page-declarations.ts";
import { systemClock } from "./platform/clock.ts";
import { type Db, openDatabase } from "./platform/db/database.ts";
import { documentsInThread } from "./platform/documents/documents-thread.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { giveBackMemory } from "./platform/give-back-memory.ts";
import { defaultShedding } from "./platform/http/limits/shed-load.ts";
import { createMetrics } from "./platform/http/metrics.ts";
import { measureTraffic } from "./platform/http/traffic.ts";
import { startWorker } from "./platform/jobs/worker.ts";
import type { Logs } from "./platform/log/log.ts";
import { attachmentsBy } from "./platform/mail/attachments-by.ts";
import { keptMailTransport, smtpTransport } from "./platform/mail/transport.ts";
import { asServed } from "./platform/pages/html-page.ts";
import { loadPages, reloadPages } from "./platform/pages/load-pages.ts";
import { replacePages } from "./platform/pages/replace-pages.ts";
import { readOrMakeSecret } from "./platform/secrets/secret.ts";
import { findSeller } from "./platform/settings/chosen-seller.ts";
import { findSender } from "./platform/settings/chosen-sender.ts";
import { type Settings, SettingsError } from "./platform/settings/settings.ts";
import { defaultLimits } from "./rate-limits.ts";
import { resultRenderer } from "./render-results.ts";
import { wordsRenderer } from "./render-words.ts";
import { jobHandlersOf, periodicJobsOf } from "./start/jobs.ts";
import type { Overrides } from "./start/overrides.ts";
import { personalDataOf } from "./start/personal-data.ts";
import { seed } from "./start/seed.ts";

/** How long answers that are under way may still take when the server stops: a film left standing must not hold it up. */
const defaultPatienceMs = 8000;

/** From here on calls go before jobs: a lead is answered at once, its mail may come a little later. */
const busyPerSecond = 100;

function refuseUnknownClaims({ confirmedClaims }: Settings): void {
  const unknown = unknownClaim(confirmedClaims);
  if (unknown) {
    throw new SettingsError(
      `CONFIRMED_CLAIMS names ${unknown}, which is none of those in docs/operations.md`,
    );
  }
}

/** Real money and nobody who takes it: a receipt says from whom it is. */
async function refuseUnnamedSeller(db: Db, settings: Settings): Promise<void> {
  if (settings.isDemo || !settings.stripe || (await findSeller(db, settings)).isNamed) return;
  throw new SettingsError(
    "nobody has said who sells, and STRIPE_SECRET_KEY is set: name the seller in the studio first, or set SELLER_NAME and SELLER_ADDRESS. Receipts show them",
  );
}

const webBuild = join(import.meta.dirname, "../../web/build");

/** Settings → database → jobs → http. Stops in the opposite order. */
export async function startServer(settings: Settings, logs: Logs, overrides: Overrides = {}) {
  const { log } = logs;
  refuseUnknownClaims(settings);
  const now = overrides.now ?? systemClock;
  const database = await openDatabase({ ...settings, log, hold: true });
  try {
    const { db } = database;
    await noteRestored(database, settings.backup.folder, now());
    await refuseUnnamedSeller(db, settings);
    const secret = readOrMakeSecret(settings.dataDir, settings.secret);
    const store = await openFileStore(settings);
    const personalData = personalDataOf(now);
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
      tellOfNews,
    });
    const sampleSignIns = await seed(database, account, {
      isDemo: settings.isDemo,
      hasSampleHistory: overrides.hasSampleHistory !== false,
      now,
    });
    const ownerLink = await createOwnerLink({ ...account.deps, baseUrl: settings.baseUrl });
    const metrics = createMetrics(db);
    const sender = async () => {
      const { name, replyTo } = await findSender(db);
      return { from: mailSender(settings.mailFrom, name), replyTo: replyTo || undefined };
    };
    const mailTransport = settings.smtpUrl
      ? smtpTransport({ smtpUrl: settings.smtpUrl, sender, baseUrl: settings.baseUrl })
      : keptMailTransport({ db, sender, now });
    const documents = overrides.documents ?? documentsInThread({ paper: await usualPaper(db, settings) });
    const quizVersions = makeQuizVersions(db);
    const reports = makeReports({ db, documents, quizVersions, baseUrl: settings.baseUrl });
    const receipts = makeReceipts({ db, documents, settings });
    const findAttachment = attachmentsBy({
      "quiz-report": reports.findAttachment,
      receipt: receipts.findAttachment,
      session: sessionAttachment(db, settings.baseUrl),
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
    const checks = overrides.deliveryChecks ?? deliveryChecks;
    const delivery = makeDelivery({ isDemo: settings.isDemo, checks });
    const orders = { db, now, log, hash, baseUrl: settings.baseUrl, provider, delivery };
    const traffic = measureTraffic();
    const { readsInThreads = true } = overrides;
    let isDraining = false;
    const { isDemo, confirmedClaims: byOperator } = settings;
    const claims = await followClaims({ db, isDemo, byOperator });
    const pageOptions = {
      origin: settings.baseUrl,
      isDemo: settings.isDemo,
      editHtml: claims.editHtml,
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
          ...(overrides.wordsRenderer ?? wordsRenderer)(webBuild),
          replacePages: (rendered, files) => replacePages(pages, rendered, files, pageOptions),
          reloadPages: () => reloadPages(pages, { buildDir: webBuild, ...pageOptions }),
          publishPassages: (passages) => publishPassages(passages as readonly Passage[] | undefined),
        });
    // What was published before is what is served from the start.
    await words?.catchUp().catch((error: unknown) => {
      log.error(
        { err: error },
        "the published words could not be taken over: pages say what they were built with",
      );
    });
    /** Here or in another process, the owner has confirmed something or taken it back. */
    const followConfirmed = async () => {
      if (await claims.hasChanged()) await words?.makeAgain();
    };
    const results = words && resultRenderer(webBuild, words.said, log);
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
      followConfirmed,
      renderResult: async (view) => {
        const rendered = await results?.render(view);
        return rendered && asServed(rendered, pageOptions);
      },
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
    await app.ready();
    giveBackMemory();
    const worker = startWorker({
      database,
      handlers: jobHandlersOf({
        settings,
        database,
        store,
        secret,
        account,
        orders,
        app,
        testKey,
        words,
        mail: { transport: mailTransport, documents, findAttachment },
        readsInThreads,
        overrides,
      }),
      periodic: periodicJobsOf(overrides),
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
    forgetOrder(settings.backup.folder);
    // Another process publishes, or a command that was run beside the server.
    const catchUp = async () => {
      await words?.catchUp();
      await followConfirmed();
      documents.changeUsualPaper(await usualPaper(db, settings));
    };
    const following = words ? followWords({ catchUp }, log) : undefined;
    const { leftOut, stillSamples } = claims.launch();
    if (leftOut.length + stillSamples.length > 0) {
      log.warn(
        { leftOut, stillSamples },
        "launch checklist: the owner confirms in the studio what can be proven",
      );
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
        results?.end();
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
