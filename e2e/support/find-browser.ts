import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const root = join(import.meta.dirname, "../..");

/** Chromium without a window of its own: a third quicker for the same pages. */
const headlessShell = "/usr/bin/chromium-headless-shell";
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
  return shellOfSystem() ?? systemBrowser() ?? downloadedBrowser() ?? installedBrowser() ?? fail();
}

function systemBrowser(): string | undefined {
  return systemBrowsers.find((path) => existsSync(path));
}

/** Where Debian's Chromium is, its shell is a small package away. */
function shellOfSystem(): string | undefined {
  if (!existsSync(headlessShell) && existsSync("/usr/bin/chromium") && mayInstall()) {
    install("chromium-headless-shell", "pipe");
  }
  const isGood = existsSync(headlessShell) && spawnSync(headlessShell, ["--version"]).status === 0;
  return isGood ? headlessShell : undefined;
}

function downloadedBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log("No Chromium or Chrome here; trying Playwright's own download.");
  run("playwright", ["install", "chromium"], 300_000);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installedBrowser(): string | undefined {
  if (!mayInstall()) return undefined;
  console.log("That failed; trying the distribution's package.");
  install("chromium-headless-shell");
  if (existsSync(headlessShell)) return headlessShell;
  install("chromium");
  return systemBrowser();
}

const mayInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

function install(name: string, output: "inherit" | "pipe" = "inherit"): void {
  run("apt-get", ["update"], 300_000, output);
  run("apt-get", ["install", "-y", "--no-install-recommends", name], 600_000, output);
}

function run(program: string, args: string[], timeout: number, stdio: "inherit" | "pipe" = "inherit"): void {
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  spawnSync(program, args, { stdio, timeout, env: { ...process.env, PATH: path } });
}

function fail(): never {
  throw new Error(
    "no browser: install Chromium or Chrome (on Debian and Ubuntu: apt-get install chromium) and run npm test again",
  );
}
