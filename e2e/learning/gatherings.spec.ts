import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { Page } from "@playwright/test";
import { bringNear, newLearner } from "../support/learners.ts";
import { signInAsOwner, typeOver } from "../support/studio.ts";
import { expect, inOrder, test } from "../support/visit.ts";

const room = "https://meet.example.org/room-7";
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** With the keys alone, from field to field. */
async function typeGathering(page: Page, title: string) {
  await page.getByLabel("Title").click();
  await page.keyboard.type(title);
  await page.getByLabel("Host").click();
  await page.keyboard.type("Elena");
  // A day field takes its day in parts, which differ by locale.
  await page.getByLabel("First date").fill(inDays(3));
  await page.getByLabel("Time", { exact: true }).fill("19:00");
  await typeOver(page.getByLabel("Meeting link"), room);
  await page.getByLabel("Repeat").selectOption("month-day");
  await typeOver(page.getByLabel("How many dates"), "6");
  await page.getByLabel("Monthly group support calls").press("Space");
}

test("the owner sets a monthly call, a learner says she’ll be there and asks, and joins when it’s time", async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `The call of ${Date.now()}`;
  await signInAsOwner(page);
  await page.goto("/studio/gatherings");
  await page.getByRole("link", { name: "Add a gathering" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Add a gathering" })).toBeVisible();
  await page.getByRole("button", { name: "Add to the calendar" }).press("Enter");
  await expect(page.getByText("Please enter a title.")).toBeVisible();
  await typeGathering(page, title);
  await inOrder(page);
  await page.getByRole("button", { name: "Add to the calendar" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Gatherings" })).toBeVisible();
  // Among what others have put there before.
  const more = page.getByRole("button", { name: studioPage.more });
  const dates = page.getByRole("link", { name: title });
  await expect(async () => {
    if (await more.isVisible()) await more.press("Enter", { timeout: 1000 });
    expect(await dates.count()).toBe(6);
  }).toPass();
  await inOrder(page);

  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: page.viewportSize(),
    timezoneId: "Europe/Berlin",
  });
  const learner = await context.newPage();
  await context.route(`${room}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The room</h1>" }),
  );
  await newLearner(learner, "blueprintGuided");
  await learner.goto("/calendar");
  await expect(learner.getByText("Berlin")).toBeVisible();
  const date = learner.getByRole("article").filter({ hasText: title }).first();
  await date.getByRole("button", { name: /^I’ll be there/ }).press("Enter");
  await expect(date.getByText("You’ll be there")).toBeVisible();
  await date.getByRole("button", { name: /^Ask something beforehand/ }).press("Enter");
  await learner.keyboard.press("Tab");
  await learner.keyboard.press("Enter");
  await expect(date.getByText(calendarPage.date.noQuestion)).toBeVisible();
  await expect(date.getByLabel(calendarPage.date.yourQuestion)).toBeFocused();
  await learner.keyboard.type("What if nobody comes?");
  await learner.keyboard.press("Tab");
  await learner.keyboard.press("Enter");
  await expect(date.getByText("What if nobody comes?")).toBeVisible();
  expect(await learner.content()).not.toContain(room);
  await inOrder(learner);

  await page.getByRole("link", { name: title }).first().press("Enter");
  await expect(page.getByText("What if nobody comes?")).toBeVisible();
  await expect(page.getByText("Nobody has said so yet.")).toBeHidden();
  await inOrder(page);

  await bringNear(title, 10);
  await learner.goto("/");
  const next = learner.getByRole("region", { name: "Your next gathering" });
  await expect(next.getByText(title).first()).toBeVisible();
  await next.getByRole("button", { name: /^Join/ }).press("Enter");
  await expect(learner.getByRole("heading", { name: "The room" })).toBeVisible();
  await learner.goto("/");
  await inOrder(learner);
  await next.getByRole("link").press("Enter");
  const now = learner.getByRole("article").filter({ hasText: title }).first();
  await now.getByRole("button", { name: /^Join/ }).press("Enter");
  await expect(learner.getByRole("heading", { name: "The room" })).toBeVisible();
  await context.close();
  // Others have a next one of their own.
  await bringNear(title, 30 * 24 * 60);
});
