import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { post } from "../people.ts";
import { startDemoAcademy } from "./demo-academies.ts";

const minuteMs = 60_000;

/** A demo of its own, whose clock a journey moves, and those of the browsers that look at it with it. */
export async function startMovingAcademy(browser: Browser, options: BrowserContextOptions) {
  const { academy, goAhead, stop } = await startDemoAcademy(mkdtempSync(join(tmpdir(), "moving-academy-")));
  const pages: Page[] = [];
  let ahead = 0;
  const now = () => Date.now() + ahead * minuteMs;
  /** Somebody with a browser of their own. */
  const openPage = async (): Promise<Page> => {
    const context = await browser.newContext({ ...options, baseURL: academy.url });
    const page = await context.newPage();
    await page.clock.install({ time: now() });
    pages.push(page);
    return page;
  };
  /** From here on it is that moment, for everybody. */
  const moveTo = async (moment: number): Promise<void> => {
    ahead = Math.ceil((moment - Date.now()) / minuteMs);
    goAhead(ahead);
    for (const page of pages) await page.clock.setSystemTime(now());
  };
  const signIn = (page: Page, { email, password }: { email: string; password: string }) =>
    post(page.request, "/api/auth/sign-in/email", { email, password });
  const end = async () => {
    for (const page of pages) await page.context().close();
    await stop();
  };
  return { academy, now, openPage, moveTo, signIn, end };
}
