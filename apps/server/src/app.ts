import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { debtLists } from "./deliveries.ts";
import { type AccountFeature, type Auth, peopleRoutes } from "./features/account/public.ts";
import { auditRoutes } from "./features/audit/studio/audit.routes.ts";
import { backupRoutes } from "./features/backups/public.ts";
import { benefitRoutes } from "./features/benefits/public.ts";
import { welcomeFilmRoutes } from "./features/blueprint/welcome-film.routes.ts";
import {
  bookingStudioRoutes,
  bookingsRoutes,
  madeFileRoutes,
  makeBookingFacts,
  makeSessionEvents,
} from "./features/bookings/public.ts";
import { businessRoutes } from "./features/business/public.ts";
import {
  certificateRoutes,
  credentialRoutes,
  makeCredentialSigner,
  verifyPageRoutes,
} from "./features/certificates/public.ts";
import { launchRoutes } from "./features/claims/public.ts";
import { contactRoutes, messageStudioRoutes } from "./features/contact/public.ts";
import { courseStudioRoutes, coursesRoutes } from "./features/courses/public.ts";
import { deskRoutes } from "./features/desk/desk.routes.ts";
import { devMailRoutes } from "./features/dev-mail/dev-mail.routes.ts";
import { filesRoutes } from "./features/files/files.routes.ts";
import { funnelRoutes } from "./features/funnel/funnel.routes.ts";
import { headlineRoutes } from "./features/funnel/headlines/headlines.routes.ts";
import {
  calendarRoutes,
  findOnCalendar,
  gatheringStudioRoutes,
  makeGatheringFacts,
} from "./features/gatherings/public.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { landingRoutes } from "./features/landing/landing.routes.ts";
import { launchPlanRoutes } from "./features/launch-plans/public.ts";
import {
  leadStudioRoutes,
  leadsRoutes,
  makeProofOfWork,
  proofLastsSeconds,
} from "./features/leads/public.ts";
import { learnerListRoutes, learnerRoutes, peopleImportRoutes } from "./features/learners/public.ts";
import { lessonsRoutes, openFilms } from "./features/lessons/public.ts";
import { libraryRoutes } from "./features/library/public.ts";
import { mailLogRoutes } from "./features/mail-log/mail-log.routes.ts";
import { makeReceiver, mediaRoutes, openUploadFolder, uploadRoutes } from "./features/media/public.ts";
import { menuRoutes } from "./features/menu/public.ts";
import {
  checkoutPageRoutes,
  makeOrderFacts,
  type OrderDeps,
  offerStudioRoutes,
  orderStudioRoutes,
  ordersRoutes,
  paymentEventRoutes,
  type Receipts,
} from "./features/orders/public.ts";
import { testCheckoutRoutes } from "./features/payments/public.ts";
import { makeLearningFacts, progressRoutes } from "./features/progress/public.ts";
import { type QuizVersions, quizStudioRoutes, quizTextsFileRoutes } from "./features/quiz-texts/public.ts";
import { recordingsRoutes, tellOfRecording } from "./features/recordings/public.ts";
import { courseFileRoutes, resourcesRoutes } from "./features/resources/public.ts";
import {
  type RenderResult,
  type Reports,
  resultPageRoutes,
  resultsRoutes,
} from "./features/results/public.ts";
import {
  findAskedKey,
  makeLessonPassages,
  makeMeanings,
  makeModel,
  makeNearLessons,
  makeSage,
  ratingRoutes,
  sageRoutes,
  sageStudioRoutes,
} from "./features/sage/public.ts";
import { socialProofRoutes } from "./features/social-proof/public.ts";
import { studioSearchRoutes } from "./features/studio-search/studio-search.routes.ts";
import { logoRoutes, themeRoutes } from "./features/theme/public.ts";
import { todayRoutes } from "./features/today/public.ts";
import { webhookStudioRoutes } from "./features/webhooks/public.ts";
import {
  findElsewhere,
  firstPart,
  mailStudioRoutes,
  ownPageRoutes,
  pageStudioRoutes,
  testimonialRoutes,
  type Words,
  wordsFileRoutes,
} from "./features/words/public.ts";
import {
  findNextItem,
  hasRecorder,
  workbookStudioRoutes,
  workbooksRoutes,
} from "./features/workbooks/public.ts";
import { pageDeclarations } from "./page-declarations.ts";
import type { Clock } from "./platform/clock.ts";
import { commitsTogether } from "./platform/db/commit-together.ts";
import type { DataPlace } from "./platform/db/copying/serve-pieces.ts";
import type { Database } from "./platform/db/database.ts";
import type { Documents } from "./platform/documents/documents.ts";
import type { FileStore } from "./platform/files/file-store.ts";
import { addRoutes } from "./platform/http/add-routes.ts";
import { type Limits, limitRates, onlyOnce } from "./platform/http/limits/rate-limits.ts";
import { type SheddingLimits, shedLoad } from "./platform/http/limits/shed-load.ts";
import type { Metrics } from "./platform/http/metrics.ts";
import { trackAllowedMethods } from "./platform/http/requests/allowed-methods.ts";
import { createHttpServer } from "./platform/http/server.ts";
import type { Traffic } from "./platform/http/traffic.ts";
import { accessTail } from "./platform/log/access-log.ts";
import type { Logs } from "./platform/log/log.ts";
import type { FindAttachment } from "./platform/mail/message.ts";
import type { Pages } from "./platform/pages/load-pages.ts";
import { createPageObserver } from "./platform/pages/serving/page-observer.ts";
import { createPageServer } from "./platform/pages/serving/serve-page.ts";
import { gatherSignedOutPages } from "./platform/pages/serving/signed-out-pages.ts";
import { answerUnknownPaths } from "./platform/pages/serving/unknown-path.ts";
import type { Settings } from "./platform/settings/settings.ts";

export type AppDeps = {
  settings: Settings;
  database: Database;
  account: AccountFeature;
  documents: Documents;
  reports: Reports;
  quizVersions: QuizVersions;
  orders: OrderDeps;
  receipts: Receipts;
  findAttachment: FindAttachment;
  now: Clock;
  store: FileStore;
  /** Where the films of lessons are. */
  filmsFolder: string;
  pages: Pages;
  /** Undefined where there is no build to render pages from. */
  words: Words | undefined;
  /** Takes over what the owner has confirmed of the claims. */
  followConfirmed: () => Promise<void>;
  renderResult: RenderResult;
  metrics: Metrics;
  traffic: Traffic;
  logs: Logs;
  limits: Limits;
  shedding: SheddingLimits;
  isDraining: () => boolean;
  /** Where threads find the data for what takes long to read; without it that is read here. */
  readsFrom: DataPlace | undefined;
  printsAhead: boolean;
};

/** The whole product on one HTTP server: pages from memory first, then the routes of every feature. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings, database, metrics, logs, pages, documents, reports, quizVersions, now } = deps;
  const { db } = database;
  const { baseUrl } = settings;
  const auth: Auth = deps.account.auth;
  const signedOutPages = gatherSignedOutPages(pageDeclarations.signedOutPages);
  const app = createHttpServer({
    ...settings,
    log: logs.log,
    serveFirst: createPageServer(
      pages,
      signedOutPages.visibleTo(auth.hasSessionCookie),
      createPageObserver(metrics, logs.accessLog),
    ),
    onAnswered: ({ id, route, method, status, ms }) => {
      deps.traffic.count();
      metrics.observeRequest(route, method, status, ms / 1000);
      const fields = { method, route, status, ms: Math.round(ms * 10) / 10 };
      logs.accessLog.write(id, accessTail("request", fields));
    },
  });
  const allowedMethods = trackAllowedMethods(app);
  const addresses = addressesOf(pages, allowedMethods);
  app.decorate("admit", async ({ audience, wantsFreshProof }, request) => {
    await (audience === "members" ? auth.requireUser(request) : auth.requireStaff(request, audience));
    if (wantsFreshProof) await auth.requireFreshProof(request);
  });

  await addRoutes(app, healthRoutes({ ...deps, metricsToken: settings.metricsToken }));
  await app.register(async (guarded) => {
    await shedLoad(guarded, deps.shedding);
    guarded.addHook("onRequest", deps.account.refuseInGuise);
    const rates = limitRates(guarded, deps.limits, database.pool);
    await addRoutes(guarded, landingRoutes({ pages, auth }));
    await addRoutes(guarded, deps.account.routes);
    await addRoutes(guarded, filesRoutes({ db, store: deps.store }));
    const folder = openUploadFolder(join(settings.dataDir, "uploads"));
    await guarded.register(
      uploadRoutes({ db, now, folder, receiver: makeReceiver({ db, now, folder }), auth }),
    );
    await addRoutes(guarded, mediaRoutes({ db, now, store: deps.store, folder, auth }));
    const { hash } = deps.account.deps;
    const proofOfWork = makeProofOfWork({
      key: (purpose) => hash(purpose, ""),
      now,
      // Twice as long as a proof lasts: two machines' clocks may differ.
      isFirstUse: onlyOnce("proofs", 2 * proofLastsSeconds, database.pool),
    });
    const commitTogether = commitsTogether(database);
    await addRoutes(
      guarded,
      leadsRoutes({ db, commitTogether, now, baseUrl, hash, quizVersions, auth, rates, proofOfWork }),
    );
    await addRoutes(guarded, resultsRoutes({ db, documents, reports, quizVersions, auth, ...settings }));
    const { renderResult } = deps;
    await addRoutes(guarded, resultPageRoutes({ db, pages, baseUrl, auth, quizVersions, renderResult }));
    await addRoutes(guarded, funnelRoutes({ db, now, auth }));
    await addRoutes(guarded, headlineRoutes({ db, now, words: deps.words, auth }));
    await addRoutes(guarded, contactRoutes({ db, now, hash, auth, rates, findAskedKey }));
    await addRoutes(guarded, leadStudioRoutes({ db, now, auth, log: logs.log, readsFrom: deps.readsFrom }));
    await addRoutes(guarded, messageStudioRoutes({ db, now, auth }));
    await addRoutes(guarded, todayRoutes({ database, now, auth, settings, words: deps.words, debtLists }));
    await addRoutes(guarded, learnerListRoutes({ db, now, auth, log: logs.log, readsFrom: deps.readsFrom }));
    await addRoutes(guarded, peopleRoutes({ db, now, auth, baseUrl, documents }));
    await addRoutes(guarded, learnerRoutes({ ...deps.account.deps, baseUrl, documents, auth }));
    await guarded.register(peopleImportRoutes({ db, now, auth }));
    await addRoutes(guarded, studioSearchRoutes({ db, auth }));
    await addRoutes(guarded, webhookStudioRoutes({ db, now, auth, secret: deps.account.deps.secret }));
    await addRoutes(guarded, pageStudioRoutes({ db, now, words: deps.words, isDemo: settings.isDemo, auth }));
    await addRoutes(guarded, testimonialRoutes({ db, now, auth }));
    await addRoutes(guarded, mailStudioRoutes({ db, now, baseUrl, documents, settings, auth }));
    await addRoutes(guarded, ownPageRoutes({ db, now, words: deps.words, auth, addresses }));
    const look = {
      db,
      now,
      store: deps.store,
      words: deps.words,
      settings,
      auth,
    };
    await addRoutes(guarded, themeRoutes(look));
    await guarded.register(logoRoutes(look));
    await addRoutes(guarded, menuRoutes({ db, now, words: deps.words, auth }));
    await addRoutes(guarded, welcomeFilmRoutes({ db, store: deps.store }));
    await guarded.register(wordsFileRoutes({ words: deps.words }));
    await addRoutes(guarded, quizStudioRoutes({ db, now, words: deps.words, auth }));
    await guarded.register(quizTextsFileRoutes({ versions: quizVersions }));
    await addRoutes(guarded, ordersRoutes({ ...deps.orders, receipts: deps.receipts, auth, rates }));
    await addRoutes(
      guarded,
      orderStudioRoutes({ ...deps.orders, receipts: deps.receipts, auth, readsFrom: deps.readsFrom }),
    );
    await addRoutes(guarded, benefitRoutes({ db, now, delivery: deps.orders.delivery, auth }));
    await addRoutes(guarded, offerStudioRoutes({ ...deps.orders, words: deps.words, auth }));
    await guarded.register(paymentEventRoutes({ ...deps.orders, commitTogether }));
    await addRoutes(guarded, checkoutPageRoutes({ ...deps.orders, pages }));
    if (deps.orders.provider?.name === "test") await addRoutes(guarded, testCheckoutRoutes({ db, now }));
    await addRoutes(guarded, coursesRoutes({ db, now, auth }));
    const films = openFilms(deps.filmsFolder, deps.store);
    await addRoutes(guarded, lessonsRoutes({ db, now, films, auth }));
    const lessonPassages = makeLessonPassages(db, now);
    const meanings = makeMeanings({ db, now, log: logs.log });
    const findNearLessons = makeNearLessons(meanings, lessonPassages);
    await addRoutes(guarded, libraryRoutes({ db, now, films, auth, documents, findNearLessons }));
    await addRoutes(
      guarded,
      courseStudioRoutes({ db, now, films, store: deps.store, onFirstPublished: tellOfRecording, auth }),
    );
    await addRoutes(guarded, recordingsRoutes({ db, now, auth }));
    await addRoutes(
      guarded,
      resourcesRoutes({
        db,
        now,
        store: deps.store,
        documents,
        auth,
        log: logs.log,
        printsAhead: deps.printsAhead,
      }),
    );
    await addRoutes(guarded, courseFileRoutes({ db, now, auth }));
    const { secret } = deps.account.deps;
    await addRoutes(guarded, launchPlanRoutes({ db, now, baseUrl, secret, documents, auth }));
    const listSessionEvents = makeSessionEvents({ db, baseUrl });
    await addRoutes(guarded, calendarRoutes({ db, now, baseUrl, secret, hash, auth, listSessionEvents }));
    await addRoutes(guarded, gatheringStudioRoutes({ db, now, auth }));
    await addRoutes(guarded, workbooksRoutes({ db, now, documents, auth }));
    await addRoutes(guarded, workbookStudioRoutes({ db, now, auth }));
    const signer = makeCredentialSigner({ db, secret, now, baseUrl });
    const booking = { db, now, baseUrl, store: deps.store, auth };
    await addRoutes(guarded, bookingsRoutes(booking));
    await addRoutes(guarded, bookingStudioRoutes(booking));
    await guarded.register(madeFileRoutes(booking));
    await addRoutes(guarded, certificateRoutes({ db, now, baseUrl, documents, signer, auth }));
    await guarded.register(credentialRoutes({ db, baseUrl, signer }));
    await addRoutes(guarded, verifyPageRoutes({ db, pages }));
    await addRoutes(
      guarded,
      progressRoutes({ db, commitTogether, now, films, auth, findNextItem, findOnCalendar }),
    );
    const model = makeModel(settings, { rates, hash, now, log: logs.log });
    const sage = makeSage({
      db,
      now,
      commitTogether,
      model,
      log: logs.log,
      lessonPassages,
      meanings,
      ownFacts: [
        ...makeOrderFacts({ db, now }),
        ...makeLearningFacts({ db, now }),
        ...makeBookingFacts({ db, now }),
        ...makeGatheringFacts({ db, now }),
      ],
    });
    await addRoutes(guarded, sageRoutes({ sage, auth }));
    await addRoutes(guarded, ratingRoutes({ db }));
    await addRoutes(guarded, sageStudioRoutes({ db, now, auth, meanings }));
    await addRoutes(guarded, deskRoutes({ db, now, auth, debtLists }));
    await addRoutes(guarded, socialProofRoutes({ db, now, isDemo: settings.isDemo, auth }));
    await addRoutes(
      guarded,
      launchRoutes({
        db,
        now,
        settings,
        provider: deps.orders.provider,
        delivery: deps.orders.delivery,
        followConfirmed: deps.followConfirmed,
        auth,
      }),
    );
    await addRoutes(guarded, businessRoutes({ db, now, settings, auth }));
    await addRoutes(guarded, auditRoutes({ db, auth }));
    await addRoutes(guarded, mailLogRoutes({ db, now, auth }));
    await addRoutes(guarded, backupRoutes({ db, now, settings, auth }));
    if (settings.isDemo) {
      await guarded.register(devMailRoutes({ db, findAttachment: deps.findAttachment }));
    }
  });
  const isSignedIn = async (request: FastifyRequest) => (await auth.findUser(request)) !== undefined;
  const { isOnlyForSignedOut } = signedOutPages;
  answerUnknownPaths(app, {
    pages,
    allowedMethods,
    isSignedIn,
    isOnlyForSignedOut,
    hasRecorder,
    findElsewhere: (path) => findElsewhere(db, path, addresses.isOwn),
  });
  return app;
}

/** What is ours is ours with all that begins like it; of what the owner has made, only what there is. */
function addressesOf(pages: Pages, allowedMethods: (path: string) => string[]) {
  const built = [...pages.byPath.keys()].filter((path) => !pages.added.has(path));
  const ours = new Set([...built, ...pages.shellRoutes].map(firstPart));
  return {
    isOurs: (address: string) => ours.has(firstPart(address)) || allowedMethods(address).length > 0,
    isOwn: (address: string) => pages.added.has(address),
    isServed: (address: string) => pages.byPath.has(address) || pages.shellRoutes.includes(address),
  };
}
