import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { patient } from "./apps/server/src/testing/pace.ts";

/** Threads that tests start find compiled code where those of an ordinary start do. */
process.env.NODE_COMPILE_CACHE ??= new URL("node_modules/.compile-cache", import.meta.url).pathname;

/** Server tests that start neither a server nor a database. */
const withoutDatabase = [
  "apps/server/src/**/*.rules.test.ts",
  "apps/server/src/features/account/passwords/scrypt-hashing.test.ts",
  "apps/server/src/features/account/second-factor/totp.test.ts",
  "apps/server/src/features/media/ingest/hash-file.test.ts",
  "apps/server/src/platform/documents/documents-thread.test.ts",
  "apps/server/src/platform/secrets/encryption.test.ts",
  "apps/server/src/platform/pages/load-pages.test.ts",
];
/** What touches no database runs once, everything else on both engines. */
const rules = ["packages/**/*.test.ts", "scripts/**/*.test.ts", ...withoutDatabase];
const web = ["apps/web/*.test.ts", "apps/web/page-scripts/*.test.ts", "apps/web/app/**/*.test.ts"];
/**
 * Attacks on the product as it ships take longer than a minute in all: `npm run test:abuse` tries every one on both
 * engines, a whole run those on accounts and those that belong to one engine.
 */
const onlyOnRequest = process.env.ABUSE
  ? []
  : ["chat-flood", "ends-process", "worst-jobs", "wrong-or-silent"].map(
      (name) => `apps/server/src/abuse/${name}.test.ts`,
    );
/** Where what both engines need is left for the second one; removed at the end of the run. */
const onceFolder = join(tmpdir(), `academy-once-${randomUUID()}`);

const inServer = (file: string) => `apps/server/src/${file}`;
/**
 * What starts a server but says nothing about its database runs on one engine: pages, requests, files, mails and roles on
 * the quicker one; whatever anybody could send on the one that takes less, and exports on the one whose rows come from
 * another process. So does what renders real pages: with statements of its own on the one that no journey is about.
 */
const onOneEngine = {
  sqlite: [
    "calls.test.ts",
    "roles-matrix.test.ts",
    "stored-markup.test.ts",
    "platform/files/files.test.ts",
    "platform/http/limits/load-shedding.test.ts",
    "platform/http/{requests,responses}/*.test.ts",
    "platform/log/log.test.ts",
    "platform/mail/mail.test.ts",
    "platform/pages/serving/*.test.ts",
    "platform/secrets/check-secret.test.ts",
    "features/account/open-id/open-id.test.ts",
    "features/account/profile/picture.test.ts",
    "features/account/sessions/guise.test.ts",
    "features/account/sign-in/time-of-answers.test.ts",
    "features/certificates/credentials.test.ts",
    "features/claims/launch.test.ts",
    "features/courses/studio/cover.test.ts",
    "features/landing/landing.test.ts",
    "features/lessons/{film-left-standing,hosted-films}.test.ts",
    "features/media/what-is-sent.test.ts",
    "features/media/uploads/cut-and-killed.test.ts",
    "features/menu/menu.test.ts",
    "features/orders/studio/offers/change-offer.test.ts",
    "features/quiz-texts/quiz-texts.test.ts",
    "features/results/results.test.ts",
    "features/sage/sage.test.ts",
    "features/sage/model/{answer-with-model,lying-model,model-limits}.test.ts",
    "features/theme/theme.test.ts",
    "features/webhooks/kill.test.ts",
    "features/words/{everywhere,films}.test.ts",
    "features/words/mails/mails.test.ts",
  ],
  postgres: [
    "worst-input.test.ts",
    "features/funnel/headlines/headlines.test.ts",
    "features/leads/studio/kill-export.test.ts",
    "features/words/own-pages/published-pages.test.ts",
    "features/words/pictures/pictures.test.ts",
  ],
};

/** One that was renamed since would run twice, or not where it belongs, and nobody would notice. */
for (const file of [...rules, ...web, ...onlyOnRequest, ...Object.values(onOneEngine).flat().map(inServer)]) {
  if (globSync(file, { cwd: import.meta.dirname }).length === 0)
    throw new Error(`vitest.config.ts names ${file}, and there is no such test`);
}

/** A few promises are about one engine only; their files say which. */
const server = (only: "sqlite" | "postgres", other: "sqlite" | "postgres") => ({
  name: only,
  include: ["apps/server/src/**/*.test.ts"],
  exclude: [
    ...withoutDatabase,
    ...onlyOnRequest,
    ...onOneEngine[other].map(inServer),
    `**/*.${other}.test.ts`,
    "**/node_modules/**",
  ],
  provide: { engine: only, onceFolder },
  // One load of the server for all files of a worker: servers, not modules, are what tests start afresh.
  isolate: false,
  globalSetup: `apps/server/src/testing/servers/${only}-setup.ts`,
});

const source = (file: string) => new URL(`packages/documents/src/${file}`, import.meta.url).pathname;

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // One limit for all of them, far beyond what any takes: it ends what hangs and proves nothing.
    testTimeout: patient(300_000),
    hookTimeout: patient(300_000),
    expect: { poll: { timeout: patient(60_000) } },
    projects: [
      { extends: true, test: { name: "rules", include: rules, isolate: false } },
      // A browser's globals are a test's own; whatever else lives as long as a page is made anew by those about it.
      {
        extends: true,
        test: { name: "web", include: web, isolate: false, unstubGlobals: true, restoreMocks: true },
      },
      { extends: true, test: server("sqlite", "postgres") },
      { extends: true, test: server("postgres", "sqlite") },
    ],
  },
  // Sources, not builds: a test never sees an old template.
  resolve: {
    alias: {
      "@academy/documents/mails": source("mails/index.ts"),
      "@academy/documents/report": source("report/index.tsx"),
      "@academy/documents/link-preview": source("link-preview/index.ts"),
      "@academy/documents/workbook": source("workbook/index.tsx"),
      "@academy/documents/launch-plan": source("launch-plan/index.tsx"),
      "@academy/documents/writing": source("writing/index.tsx"),
      "@academy/documents/certificate": source("certificate/index.tsx"),
      "@academy/documents/receipt": source("receipt/index.tsx"),
      "@academy/documents/badge": source("badge/index.ts"),
      "@academy/documents/result-card": source("result-card/index.ts"),
    },
  },
  oxc: { jsx: { runtime: "automatic" } },
});
