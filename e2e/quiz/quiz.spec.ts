import { newMember } from "../support/people.ts";
import { choice, keptAttempt, openAt, place } from "../support/quiz-walk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const heading = "The Lightworker Archetype Quiz";

test("the first screen says what it is and lets one start", onPhoneToo, async ({ page }) => {
  await page.goto("/quiz");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
});

test("the intro reads without JavaScript: reminders, sample report, voices, both buttons", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/quiz`);
  for (const reminder of [
    "Honor your first instinct",
    "Consider natural tendencies rather than learned behaviors",
    "Allow 15-20 minutes",
    "Trust the process - repetition is intentional",
    "Trust your inner knowing when several answers fit",
  ]) {
    await expect(page.getByText(reminder, { exact: true })).toBeVisible();
  }
  await expect(page.getByText("Sample report")).toBeVisible();
  await expect(page.locator(".preview-bars progress")).toHaveCount(10);
  await expect(page.locator(".voice")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Start the assessment" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Discover your archetype now" })).toBeVisible();
  await context.close();
});

test(
  "the drawing breathes and can be held still; where less motion is wanted it is still",
  onPhoneToo,
  async ({ page }) => {
    const running = () =>
      page
        .locator(".breath")
        .evaluate(
          (section) =>
            section.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running")
              .length,
        );
    await page.goto("/quiz");
    await page.locator(".breath").scrollIntoViewIfNeeded();
    await expect.poll(running).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Hold the drawing still" }).click();
    await expect.poll(running).toBe(0);
    await page.getByRole("button", { name: "Let it breathe" }).click();
    await expect.poll(running).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(running).toBe(0);
    await expect(page.getByText("Breathe in")).toBeVisible();
    await expect(page.getByText("Breathe out")).toBeVisible();
  },
);

test(
  "both buttons start the assessment, and nothing of it is loaded with the page",
  onPhoneToo,
  async ({ page }) => {
    const html = (await (await page.goto("/quiz"))?.text()) ?? "";
    expect(html).toContain("modulepreload");
    expect(html).not.toContain("question-stage");
    await page.getByRole("button", { name: "Discover your archetype now" }).click();
    await expect(place(page)).toHaveText("Question 1 of 60");
    await expect(page.getByText("0% Complete")).toBeVisible();
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    const disclaimer = /not psychological, medical, financial or legal advice/;
    await expect(page.getByRole("main").getByText(disclaimer)).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectAccessible(page);
  },
);

test("an attempt goes on after the browser's Back, and the focus is left alone", async ({ page }) => {
  await page.goto("/sign-in");
  await openAt(page, 7);
  await expect(place(page)).toHaveText("Question 8 of 60");
  await expect(page.getByText("Welcome back. You are where you left off.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  await choice(page, "F").click();
  await expect(place(page)).toHaveText("Question 9 of 60");
  await page.goBack();
  await expect(page).toHaveURL(/sign-in/);
  await page.goForward();
  await expect(place(page)).toHaveText("Question 9 of 60");
});

test("pausing leads to the intro, from where it goes on or starts over", async ({ page }) => {
  await openAt(page, 12);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await page.getByRole("button", { name: "Continue the assessment" }).click();
  await expect(place(page)).toHaveText("Question 13 of 60");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Keep my answers" }).click();
  await expect(place(page)).toHaveText("Question 13 of 60");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(place(page)).toHaveText("Question 1 of 60");
});

test("garbage on the device is no obstacle", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("quiz-attempt", '{"version":1,"given":[{'));
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await expect(place(page)).toHaveText("Question 1 of 60");
});

test("without storage the quiz still works", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto("/quiz");
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await choice(page, "B").click();
  await expect(place(page)).toHaveText("Question 2 of 60");
});

test("of two tabs the one that comes back into sight knows what the other did", async ({ page, context }) => {
  await openAt(page, 3);
  await expect(place(page)).toHaveText("Question 4 of 60");
  const other = await context.newPage();
  await other.goto("/quiz");
  await choice(other, "A").click();
  await expect(place(other)).toHaveText("Question 5 of 60");
  await choice(page, "F").click();
  await expect(place(page)).toHaveText("Question 5 of 60");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("quiz-attempt") ?? "{}"));
  expect(kept.given).toHaveLength(4);
  expect(kept.given[3]).toBe("none");
});

test("the way through is counted in batches, with its source and without a person", async ({ page }) => {
  const events: { event: string; step?: number; source?: string; variant?: string }[] = [];
  await page.exposeFunction("count", (body: string) => events.push(...JSON.parse(body).events));
  // A beacon is not among the requests that a browser tells of.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) {
        data.text().then((window as unknown as { count: (body: string) => void }).count);
      }
      return send(url, data);
    };
  });
  await page.goto("/quiz?utm_source=Insta%20Gram");
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await choice(page, "A").click();
  await page.getByRole("button", { name: "Previous" }).click();
  await choice(page, "A").click();
  await expect(place(page)).toHaveText("Question 2 of 60");
  await expect.poll(() => events.length, { timeout: 10_000 }).toBe(4);
  const source = "insta-gram";
  expect(events).toEqual([
    { event: "seen", source },
    { event: "started", variant: "sequence", source },
    { event: "step", step: 1, variant: "sequence", source },
    { event: "step", step: 2, variant: "sequence", source },
  ]);
});

test("a member sees the way to the newest result", async ({ page }) => {
  const member = await newMember(page);
  const { token } = await (
    await page.request.post("/api/subscribe-lead", { data: { name: "Ada", email: member.email } })
  ).json();
  await page.goto("/quiz");
  await expect(page.getByText("Your last result:").getByRole("link")).toHaveAttribute(
    "href",
    `/test-results?r=${token}`,
  );
});

test("intro and paused intro are accessible", onPhoneToo, async ({ page }) => {
  await page.goto("/quiz");
  await page.evaluate((attempt) => localStorage.setItem("quiz-attempt", attempt), keptAttempt(4));
  await page.reload();
  await page.getByRole("button", { name: "Pause" }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
