import type { Page } from "@playwright/test";
import { publicPaths } from "../../packages/content/src/public-paths.ts";
import { courseCalled, read, signInSample } from "../support/learners.ts";
import { openAt } from "../support/quiz-walk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

const pages = [...publicPaths, "/sign-in", "/dev/mail", "/dev/ui"];

/** Those that are no page of their own for everybody: where they are, and what says that one is there. */
const screens: [name: string, heading: string | RegExp, open: (page: Page) => Promise<unknown>][] = [
  ["the form after the quiz", /^Well done/, (page) => openAt(page, 60)],
  ["a course", "Healer's Business Blueprint", async (page) => page.goto(`/course/${await begun(page)}`)],
  [
    "a lesson with a film",
    "The signature offer",
    async (page) => {
      const id = await begun(page);
      const { modules } = await courseCalled(page, "Healer's Business Blueprint");
      const lesson = modules
        .flatMap(({ lessons }) => lessons)
        .find(({ title }) => title === "The signature offer");
      await page.goto(`/course/${id}/lesson/${lesson?.id}`);
    },
  ],
  [
    "the files of a learner",
    "Resources",
    async (page) => {
      await signInSample(page);
      await page.goto("/resources");
    },
  ],
  [
    "a certificate",
    "Maya Lindqvist",
    async (page) => {
      await signInSample(page);
      const [certificate] = await read<{ id: string }[]>(page, "/api/my-certificates");
      await page.goto(`/verify/${certificate?.id}`);
    },
  ],
];

/** The course that the sample learner is in the middle of. */
async function begun(page: Page): Promise<string> {
  await signInSample(page);
  return (await courseCalled(page, "Healer's Business Blueprint")).id;
}

async function expectInOrder(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

for (const path of pages) {
  test(`${path} is accessible and fits the screen`, onPhoneAlone, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The specimens of waiting wait for ever.
    if (path !== "/dev/ui")
      await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
    await expectInOrder(page);
  });
}

for (const [name, heading, open] of screens) {
  test(`${name} is accessible and fits the screen`, onPhoneAlone, async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expectInOrder(page);
  });
}
