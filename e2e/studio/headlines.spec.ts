import { homePage } from "../../packages/content/src/pages/home-page.ts";
import { quizPage } from "../../packages/content/src/pages/quiz/quiz-page.ts";
import { studioHeadlines } from "../../packages/content/src/pages/studio/settings/headlines.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { typeOver } from "../support/studio.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneAlone,
  toasts,
  watchLayoutShifts,
} from "../support/visit.ts";

const { form, compared, end } = studioHeadlines;

test(
  "the owner compares two headlines: a visitor reads one of them from the first paint on, and is counted",
  onPhoneAlone,
  async ({ page, academy }) => {
    const other = "Which light do you carry? & <why>";
    const heading = page.getByRole("heading", { level: 1 });
    await post(page.request, `${academy.url}/api/auth/sign-in/email`, academy.owner);

    await test.step("she writes another one", async () => {
      await page.goto(`${academy.url}/studio/settings/quiz`);
      const section = page.getByRole("region", { name: studioHeadlines.heading, exact: true });
      await section.getByRole("button", { name: form.start }).click();
      await expect(section.getByText(form.needed)).toBeVisible();
      await typeOver(section.getByLabel(form.heading), other);
      await section.getByRole("button", { name: form.start }).click();
      await expect(toasts(page).filter({ hasText: form.started })).toBeVisible();
      await expect(page.getByText(compared.tooEarly)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    await test.step("a visitor reads the one that was drawn, before and after the page's scripts have run", async () => {
      await page.goto("about:blank");
      await page.context().clearCookies();
      const counted = page.waitForResponse((response) => response.url().endsWith("/api/funnel"));
      // What is drawn is drawn once; a second visit has to find it kept.
      await page.addInitScript(() => {
        Math.random = () => (localStorage.getItem("headline-experiment") ? 0.1 : 0.9);
      });
      const shifts = await watchLayoutShifts(page);
      await page.goto(`${academy.url}/quiz`, { waitUntil: "commit" });
      await expect(heading).toHaveText(other);
      await expect(page.getByText(quizPage.opening)).toBeVisible();
      expect((await counted).status()).toBe(204);
      await expect(heading).toHaveText(other);
      expect(await shifts()).toEqual([]);

      await page.goto(`${academy.url}/home`);
      await page.getByRole("main").getByRole("link", { name: homePage.hero.discover.label }).first().click();
      await expect(heading).toHaveText(other);
    });

    await test.step("she ends it, and everyone reads the winner", async () => {
      await post(page.request, `${academy.url}/api/auth/sign-in/email`, academy.owner);
      await page.goto(`${academy.url}/studio/settings/quiz`);
      await expect(page.getByText(end.early)).toBeVisible();
      const { comparison } = await (await page.request.get(`${academy.url}/api/studio/headlines`)).json();
      expect(comparison.arms.map(({ seen }: { seen: number }) => seen)).toEqual([0, 1]);
      await page.getByRole("radio", { name: end.choices.alternative.label }).check();
      await page.getByRole("button", { name: end.save }).click();
      await expect(toasts(page).filter({ hasText: end.saved })).toBeVisible();
      await expect(page.getByText(compared.chosen.alternative)).toBeVisible();
      await page.context().clearCookies();
      expect(await (await page.request.get(`${academy.url}/quiz`)).text()).toContain(
        "Which light do you carry? &amp; &lt;why&gt;</h1>",
      );
    });
  },
);
