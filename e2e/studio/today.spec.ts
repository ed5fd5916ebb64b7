import type { Page } from "@playwright/test";
import { studioPage } from "../../packages/content/src/pages/studio/studio-page.ts";
import { studioTodayPage } from "../../packages/content/src/pages/studio/today-page.ts";
import type { LaunchView } from "../../packages/contract/src/studio/settings.ts";
import type { PeriodView, TodayView } from "../../packages/contract/src/studio/today.ts";
import { post } from "../support/people.ts";
import { inOrder, signInAsOwner } from "../support/studio.ts";
import { painted } from "../support/time.ts";
import { expect, onPhoneAlone, test, toasts } from "../support/visit.ts";

const words = studioTodayPage;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A hundred people who get as far as a step and leave there. */
async function leaveAt(page: Page, last: number) {
  const variant = "sequence";
  for (let step = 1; step <= last; step++) {
    const events = Array(100).fill({ event: "step", step, variant });
    const sent = await page.request.post("/api/funnel", { data: { events } });
    expect(sent.status()).toBe(204);
  }
  const events = Array(50)
    .fill([{ event: "seen" }, { event: "started", variant }])
    .flat();
  expect((await page.request.post("/api/funnel", { data: { events } })).status()).toBe(204);
}

/** What the server says, with something about it changed. */
const changeToday = (page: Page, change: (today: TodayView) => TodayView) =>
  page.route("**/api/studio/today", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as TodayView) });
  });

test(
  "the owner's day begins with what is new, where people leave the quiz, and how the academy is doing",
  onPhoneAlone,
  async ({ page }) => {
    const email = `today-${Date.now()}@example.org`;
    await post(page.request, "/api/subscribe-lead", {
      name: "Ann Example",
      email,
      phase1_answers: [{ questionId: 1, answer: "mystic" }],
    });
    await leaveAt(page, 23);
    await signInAsOwner(page);
    await page.goto("/studio?order=sequence");

    await test.step("what is new since the last visit", async () => {
      await expect(heading(page)).toHaveText(words.title);
      const nav = page.getByRole("navigation", { name: studioPage.nav });
      await expect(nav.locator("[aria-current]")).toHaveText("Today");
      await expect(section(page, words.news.label).getByRole("listitem").first()).toHaveText(
        /[1-9]\d* new leads?/,
      );
      const places = section(page, words.news.label).getByRole("link");
      await expect(places.nth(1)).toHaveAttribute("href", "/studio/orders");
      await expect(places.nth(2)).toHaveAttribute("href", "/studio/learners?progress=finished");
    });
    await test.step("what is left before the launch, with what comes next", async () => {
      const launch = section(page, words.launch.heading);
      await expect(launch).toContainText(/\d+ of 17 done/);
      await expect(launch.getByRole("heading", { name: /^Next: / })).toBeVisible();
      await expect(launch.getByRole("link")).toHaveAttribute("href", words.launch.open.to);
    });
    await test.step("the step that loses most people is named, with what it asks", async () => {
      const funnel = section(page, words.funnel.heading);
      await expect(funnel).toContainText(words.funnel.worst(23));
      await expect(funnel).toContainText(words.funnel.asked);
      const chart = funnel.getByRole("img", { name: words.funnel.chart.title });
      await expect(chart.locator("rect[data-marked] title")).toHaveText(/^23: \d/);
      await funnel.getByText(words.showTable).click();
      const steps = funnel.getByRole("table", { name: words.funnel.chart.title });
      await expect(steps.getByRole("row")).toHaveCount(61);
      await inOrder(page);
      await funnel.getByText(words.showTable).click();
    });
    await test.step("archetypes and revenue of a period that stands in the address", async () => {
      await page.getByRole("combobox", { name: words.period.label }).selectOption("7");
      await expect(page).toHaveURL(/period=7/);
      await expect(
        section(page, words.archetypes.heading).getByRole("row", { name: /Cosmic Mystic/ }),
      ).toBeVisible();
      await expect(section(page, words.revenue.heading)).toBeVisible();
      await page
        .getByRole("combobox", { name: words.period.label })
        .selectOption(words.period.options["last-month"]);
      await expect(page).toHaveURL(/period=last-month/);
      await expect(section(page, words.revenue.heading)).toContainText(words.revenue.none);
      await page.getByRole("combobox", { name: words.period.label }).selectOption("7");
      await expect(section(page, words.stuck.heading)).toBeVisible();
      await inOrder(page);
    });
    await test.step("whoever has chosen their own colors sees the charts in them", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      const drawn = section(page, words.archetypes.heading).locator("rect").first();
      const [fill, text] = await drawn.evaluate((bar) => [
        getComputedStyle(bar).fill,
        getComputedStyle(document.body).color,
      ]);
      expect(fill).toBe(text);
    });
  },
);

test("what waits for the owner has the one thing that helps", async ({ page }) => {
  const evil = "<img src=x onerror=alert(1)>";
  const id = "01900000-0000-7000-8000-000000000000";
  let isGone = false;
  await signInAsOwner(page);
  await changeToday(page, (today) => ({
    ...today,
    isFirstDay: false,
    waiting: {
      ...today.waiting,
      payments: [
        {
          orderId: "order",
          userId: id,
          name: evil,
          email: "ann@example.org",
          offer: "blueprintGuided",
          reason: "payment-missed",
          endsAt: "2031-05-01T10:00:00.000Z",
        },
      ],
      failedJobs: isGone
        ? []
        : [
            {
              id,
              kind: "mail",
              to: `${evil}@example.org`,
              template: "quiz-result",
              canBeRetried: true,
              failedAt: "2031-05-01T10:00:00.000Z",
            },
          ],
      differences: { count: 2, isMore: false },
    },
  }));
  await page.route(`**/api/studio/today/failed-jobs/${id}/retry`, (route) => {
    isGone = true;
    return route.fulfill({ status: 204 });
  });
  await page.goto("/studio");

  const waiting = section(page, words.waiting.heading);
  await expect(waiting).toContainText(`${evil}, Guided Journey & Implementation Support.`);
  await expect(waiting.getByRole("link", { name: evil, exact: true })).toHaveAttribute(
    "href",
    `/studio/learners/${id}`,
  );
  await expect(waiting.getByRole("link", { name: new RegExp(words.waiting.write) })).toHaveAttribute(
    "href",
    "mailto:ann%40example.org",
  );
  await expect(waiting.getByRole("link", { name: words.waiting.seeDifferences })).toHaveAttribute(
    "href",
    "/studio/differences",
  );
  await inOrder(page);
  await waiting.getByRole("button", { name: new RegExp(words.waiting.retry) }).click();
  await expect(toasts(page)).toContainText(words.waiting.retried);
  await expect(waiting.getByRole("button")).toHaveCount(0);

  await test.step("a backup is made when she asks for it", async () => {
    const backups = section(page, words.backups.heading);
    await backups.getByRole("button", { name: words.backups.now }).click();
    await expect(backups.getByText(/^The last backup was made on/)).toBeVisible();
  });
  await test.step("of few people the step is named, and that they are few", async () => {
    const steps = Array.from({ length: 60 }, (_, at) => (at < 7 ? 12 : 8));
    const few = { order: "sequence" as const, seen: 20, started: 12, steps, finished: 8, leads: 8 };
    await page.route("**/api/studio/today/period**", async (route) => {
      const response = await route.fetch();
      const period = (await response.json()) as PeriodView;
      await route.fulfill({ response, json: { ...period, funnel: [few] } });
    });
    await page.reload();
    const funnel = section(page, words.funnel.heading);
    await expect(funnel).toContainText(words.funnel.worst(7));
    await expect(funnel).toContainText(words.funnel.few(12));
  });
  await test.step("the checklist stands there until it is done", async () => {
    await expect(section(page, words.launch.heading)).toBeVisible();
    await page.route("**/api/studio/settings/launch", async (route) => {
      const response = await route.fetch();
      const launch = (await response.json()) as LaunchView;
      const checks = launch.checks.map(({ id }) => ({ id, isDone: true }));
      await route.fulfill({ response, json: { ...launch, checks } });
    });
    const [answer] = await Promise.all([
      page.waitForResponse("**/api/studio/settings/launch"),
      page.reload(),
    ]);
    await answer.finished();
    await expect(waiting).toBeVisible();
    await painted(page);
    await expect(section(page, words.launch.heading)).toHaveCount(0);
  });
  await test.step("before anybody has come she is told how to begin", async () => {
    await page.unroute("**/api/studio/today");
    await changeToday(page, (today) => ({ ...today, isFirstDay: true }));
    await page.reload();
    await expect(heading(page)).toHaveText(words.firstDay.title);
    await expect(page.getByRole("link", { name: words.firstDay.steps[0].link.label })).toHaveAttribute(
      "href",
      "/quiz",
    );
    await inOrder(page);
  });
});
