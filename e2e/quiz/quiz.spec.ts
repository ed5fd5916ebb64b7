import { choice, openAt, place } from "../support/quiz-walk.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneToo, test } from "../support/visit.ts";

const heading = "The Lightworker Archetype Quiz";

test("the intro reads without JavaScript: reminders, sample report, voices, all three buttons", async ({
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
  await expect(page.getByRole("button", { name: "Start with question 1" })).toBeVisible();
  await context.close();
});

test("from the first screen into the assessment and out again", onPhoneToo, async ({ page, isMobile }) => {
  await test.step("the first screen says what it is and lets one start; nothing of the assessment is loaded with it", async () => {
    const html = (await (await page.goto("/quiz"))?.text()) ?? "";
    expect(html).toContain("modulepreload");
    expect(html).not.toContain("question-stage");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Start the assessment" })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
  await test.step("the drawing breathes and can be held still; where less motion is wanted it is still", async () => {
    const running = () =>
      page
        .locator(".breath")
        .evaluate(
          (section) =>
            section.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running")
              .length,
        );
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
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step("the ten stand there in full; on a phone each is a row that opens, and the page is half as long", async () => {
    const essence = page.getByText("Someone stays after class").last();
    if (isMobile) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(8800);
      await expect(essence).toBeHidden();
      await page.locator("#teacher").click();
    }
    await expect(essence).toBeVisible();
  });
  await test.step("the second button starts the assessment as well", async () => {
    await page.getByRole("button", { name: "Discover your archetype now" }).click();
    await expect(place(page)).toHaveText("Question 1 of 60");
    await expect(page.getByText("0% Complete")).toBeVisible();
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    const disclaimer = /not psychological, medical, financial or legal advice/;
    await expect(page.getByRole("main").getByText(disclaimer)).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectAccessible(page);
  });
  await test.step("the paused intro is accessible and fits the screen", async () => {
    await choice(page, "A").click();
    await expect(place(page)).toHaveText("Question 2 of 60");
    await page.getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Continue the assessment" })).toBeVisible();
    await expect(page.getByText("You’ve paused at question 2 of 60.")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test("an attempt that is under way", async ({ page, context }) => {
  await test.step("goes on after the browser's Back, and the focus is left alone", async () => {
    await page.goto("/sign-in");
    await openAt(page, 7);
    await expect(place(page)).toHaveText("Question 8 of 60");
    await expect(page.getByText("Welcome back. You’re right where you left off.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
    await choice(page, "F").click();
    await expect(place(page)).toHaveText("Question 9 of 60");
    await page.goBack();
    await expect(page).toHaveURL(/sign-in/);
    await page.goForward();
    await expect(place(page)).toHaveText("Question 9 of 60");
  });
  await test.step("of two tabs the one that comes back into sight knows what the other did", async () => {
    const other = await context.newPage();
    await other.goto("/quiz");
    await choice(other, "A").click();
    await expect(place(other)).toHaveText("Question 10 of 60");
    await choice(page, "F").click();
    await expect(place(page)).toHaveText("Question 10 of 60");
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("quiz-attempt") ?? "{}"));
    expect(kept.given).toHaveLength(9);
    expect(kept.given[8]).toBe("none");
    await other.close();
  });
  await test.step("is paused at the intro, from where it goes on or starts over", async () => {
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.getByRole("button", { name: "Continue the assessment" }).click();
    await expect(place(page)).toHaveText("Question 10 of 60");
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByRole("button", { name: "Keep my answers" }).click();
    await expect(place(page)).toHaveText("Question 10 of 60");
    await page.getByRole("button", { name: "Start over" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await expect(place(page)).toHaveText("Question 1 of 60");
  });
});

test("garbage on the device is no obstacle, nor is a device that keeps nothing", async ({ page }) => {
  await test.step("garbage", async () => {
    await page.addInitScript(() => localStorage.setItem("quiz-attempt", '{"version":1,"given":[{'));
    await page.goto("/quiz");
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await expect(place(page)).toHaveText("Question 1 of 60");
  });
  await test.step("without storage the quiz still works", async () => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    );
    await page.reload();
    await page.getByRole("button", { name: "Start the assessment" }).click();
    await choice(page, "B").click();
    await expect(place(page)).toHaveText("Question 2 of 60");
  });
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
  await page.clock.install();
  await page.goto("/quiz?utm_source=Insta%20Gram");
  await page.getByRole("button", { name: "Start the assessment" }).click();
  await choice(page, "A").click();
  await page.getByRole("button", { name: "Previous" }).click();
  await choice(page, "A").click();
  await expect(place(page)).toHaveText("Question 2 of 60");
  await page.clock.fastForward(4000);
  await expect.poll(() => events.length).toBe(4);
  const source = "insta-gram";
  expect(events).toEqual([
    { event: "seen", source },
    { event: "started", variant: "sequence", source },
    { event: "step", step: 1, variant: "sequence", source },
    { event: "step", step: 2, variant: "sequence", source },
  ]);
});
