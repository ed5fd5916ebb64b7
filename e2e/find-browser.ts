import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const root = join(import.meta.dirname, "..");

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A browser for the journeys: the system's, else Playwright's own download, else Debian's package. */
export function findBrowser(): string {
  return systemBrowser() ?? downloadedBrowser() ?? installedBrowser() ?? fail();
}

function systemBrowser(): string | undefined {
  return systemBrowsers.find((path) => existsSync(path));
}

function downloadedBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log("No Chromium or Chrome here; trying Playwright's own download.");
  run("playwright", ["install", "chromium"], 300_000);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installedBrowser(): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  console.log("That failed; trying the distribution's package.");
  run("apt-get", ["update"], 300_000);
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], 600_000);
  return systemBrowser();
}

function run(program: string, args: string[], timeout: number): void {
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  spawnSync(program, args, { stdio: "inherit", timeout, env: { ...process.env, PATH: path } });
}

function fail(): never {
  throw new Error(
    "no browser: install Chromium or Chrome (on Debian and Ubuntu: apt-get install chromium) and run npm test again",
  );
}
