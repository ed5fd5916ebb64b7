import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { patient } from "../apps/server/src/testing/pace.ts";

/** One of many, so that a second run beside this one does not meet it; read again by every worker. */
process.env.JOURNEY_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
const port = Number(process.env.JOURNEY_PORT);
const root = join(import.meta.dirname, "..");
const results = join(root, "node_modules/.test-results");
mkdirSync(results, { recursive: true });
/** Read again by every worker: only the first makes a directory. The next `npm test` clears it away. */
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(results, "data-"));

/** Journeys of real people through the real product: the built pages, the real server, a real browser. */
export default defineConfig({
  testDir: ".",
  outputDir: join(results, "journeys"),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Far beyond what any takes: limits end what hangs and prove nothing.
  timeout: patient(300_000),
  expect: { timeout: patient(60_000) },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Where a page asks for a microphone there is one, and nobody has to be asked.
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        // No page lives long enough to earn back what it takes to optimize its code; the plain compiler pays at once.
        "--js-flags=--no-opt,--no-maglev",
      ],
    },
    // Recording every step of every journey takes a third of the time: only on demand, and without a film of it.
    trace: { mode: process.env.TRACE ? "retain-on-failure" : "off", screenshots: false },
  },
  // A wide screen, unless a journey says that it is for a phone too, or alone (support/visit.ts).
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone-alone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      grep: /@phone-(too|alone)/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "node --disable-warning=ExperimentalWarning e2e/support/academies/server.ts",
    cwd: root,
    env: { PORT: String(port), DATA_DIR: process.env.JOURNEY_DATA_DIR },
    url: `http://localhost:${port}/readyz`,
    timeout: patient(120_000),
    gracefulShutdown: { signal: "SIGTERM", timeout: patient(10_000) },
    stdout: "ignore",
    stderr: "pipe",
  },
});
