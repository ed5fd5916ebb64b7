import { afterAll, onTestFinished } from "vitest";
import { createLogs } from "../../platform/log/log.ts";
import { type Environment, parseSettings } from "../../platform/settings/settings.ts";
import { sameLimits } from "../../rate-limits.ts";
import type { Overrides } from "../../start/overrides.ts";
import { startServer } from "../../start-server.ts";
import { cheapHashing } from "../data/cheap-hashing.ts";
import { documentsOfTests } from "./documents-of-tests.ts";
import { renderOnce } from "./once-in-a-run.ts";
import { samplePages } from "./sample-pages.ts";
import { type DatabaseEnv, seededDatabase, type WhenOver } from "./test-database.ts";

/** What the server under test believes its address to be; tests that act as a browser send it as Origin. */
export const testOrigin = "http://localhost:5000";

type Options = Overrides & { env?: Environment; databaseEnv?: DatabaseEnv; logLevel?: string };

export const noLimits = sameLimits({ points: 100_000, perSeconds: 60 });
/** A busy test machine must not look like an overloaded server: zero switches the measuring off. */
const noShedding = { maxEventLoopDelayMs: 0, maxHeapBytes: 0 };

/** The whole server, on a port of its own and a database of its own, until the test is over. */
export const startApi = (options: Options = {}) => start(options, onTestFinished);

/**
 * One server for the tests of a file that make the people and things they look at themselves, and count no others: the
 * first that asks for it starts it. What such a test leaves behind must not matter to any other, in whatever order they
 * run; one that needs an empty academy, or changes what all of it shows, starts its own.
 */
export function shareApi(
  options: (whenOver: WhenOver) => Options = () => ({}),
): () => ReturnType<typeof startApi> {
  let shared: ReturnType<typeof startApi> | undefined;
  const cleanUps: Parameters<WhenOver>[0][] = [];
  const whenOver: WhenOver = (cleanUp) => void cleanUps.unshift(cleanUp);
  afterAll(async () => {
    for (const cleanUp of cleanUps.splice(0)) await cleanUp();
    shared = undefined;
  });
  return () => {
    shared ??= start(options(whenOver), whenOver);
    return shared;
  };
}

async function start(
  { env = {}, databaseEnv, logLevel = "debug", ...overrides }: Options,
  whenOver: WhenOver,
) {
  const where = databaseEnv ?? (await seededDatabase(whenOver));
  const settings = parseSettings({ BASE_URL: testOrigin, HOST: "127.0.0.1", ...where, ...env, PORT: "0" });
  const logLines: string[] = [];
  const logs = createLogs(logLevel, { write: (line: string) => void logLines.push(line) });
  const server = await startServer(settings, logs, {
    limits: noLimits,
    shedding: noShedding,
    pages: samplePages(),
    documents: documentsOfTests,
    wordsRenderer: renderOnce,
    pollMs: 40,
    // A thread of its own for every server would take longer than most tests.
    checksData: false,
    readsInThreads: false,
    makesBackups: false,
    // Nor six jobs for every server.
    hasHourlyJobs: false,
    // Nor a workbook that no test reads.
    printsAhead: false,
    // Only a few tests are about what the sample learner has done; for all others it would be written for nothing.
    hasSampleHistory: false,
    passwordHashing: cheapHashing,
    ...overrides,
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await server.stop();
  };
  whenOver(stop);

  const call = (path: string, init: RequestInit = {}) =>
    fetch(server.address + path, { redirect: "manual", ...init });
  return {
    url: server.address,
    db: server.database.db,
    database: server.database,
    sampleSignIns: server.sampleSignIns,
    ownerLink: server.ownerLink,
    auth: server.auth,
    settings,
    logLines,
    stop,
    call,
    get: (path: string, headers: Record<string, string> = {}) => call(path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}
