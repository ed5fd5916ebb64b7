import { type BrowserContext, chromium } from "@playwright/test";
import { findBrowser } from "../../e2e/support/find-browser.ts";
import type { CourseSummary } from "../../packages/contract/src/learning/courses.ts";
import type { Running } from "../processes.ts";

export type Person = { email: string; password: string };

/** A phone that somebody with the Blueprint is signed in on. */
export async function onLearnersPhone<Result>(
  product: Running,
  person: Person,
  measure: (phone: BrowserContext, course: string) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const phone = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const signedIn = await phone.request.post("/api/auth/sign-in/email", { data: person });
    if (!signedIn.ok()) throw new Error(`signing in answered ${signedIn.status()}`);
    const courses = (await (await phone.request.get("/api/courses")).json()) as CourseSummary[];
    const course = courses.find(({ title }) => title.includes("Blueprint"));
    if (!course) throw new Error("there is no Blueprint");
    return await measure(phone, course.id);
  } finally {
    await browser.close();
  }
}
