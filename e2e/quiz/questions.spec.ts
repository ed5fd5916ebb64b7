import type { Page } from "@playwright/test";
import { quizPauses } from "../../packages/content/src/pages/quiz/quiz-pauses.ts";
import { shownAnswers } from "../../packages/quiz/src/items.ts";
import { questions } from "../../packages/quiz/src/texts/questions.ts";
import {
  choice,
  given,
  keptAttempt,
  middleOf,
  openAt,
  place,
  previous,
  settleAtOnce,
} from "../support/quiz-walk.ts";
import { expectStill } from "../support/time.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, onPhoneAlone, test } from "../support/visit.ts";

test("questions are answered by choosing", async ({ page }) => {
  await openAt(page, 0);
  await test.step("odd ones show the first five answers, even ones the other five, and none is an answer", async () => {
    for (const question of questions.slice(0, 2)) {
      for (const { label, answer } of shownAnswers(question)) {
        await expect(choice(page, label)).toContainText(answer.text.replaceAll("**", ""));
        await expect(choice(page, label).locator("strong")).toHaveCount(1);
      }
      await expect(choice(page, "F")).toContainText("None of the above");
      await expect(page.locator(".quiz-step-now .choice")).toHaveCount(6);
      await choice(page, "B").click();
    }
    await choice(page, "F").click();
    await expect(place(page)).toHaveText("Question 4 of 60");
    expect(await given(page)).toEqual(["B", "G", "none"]);
  });
  await test.step("a double click answers one question, not two", async () => {
    await choice(page, "C").dblclick();
    await expect(place(page)).toHaveText("Question 5 of 60");
    expect(await given(page)).toHaveLength(4);
  });
  await test.step("less motion means none between steps", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await choice(page, "A").click();
    const moving = await page.locator(".quiz-flow").evaluate((flow) =>
      flow
        .getAnimations({ subtree: true })
        // Closes the answers for a moment and moves nothing.
        .filter((animation) => (animation as CSSAnimation).animationName !== "settle"),
    );
    expect(moving).toHaveLength(0);
    await expect(place(page)).toHaveText("Question 6 of 60");
  });
});

test("questions are answered with a finger", onPhoneAlone, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, 0);
  await test.step("a double tap answers one question, not two", async () => {
    const box = await choice(page, "C").boundingBox();
    const tap = () => page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
    // Somebody has read the question first.
    await expectStill(page);
    const session = await context.newCDPSession(page);
    // For a moment the next answers are closed, and that moment lasts until the second tap.
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await tap();
    await expect(place(page)).toHaveText("Question 2 of 60");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tap();
    await expect(place(page)).toHaveText("Question 2 of 60");
    expect(await given(page)).toHaveLength(1);
    await session.detach();
  });
  await test.step("a finger that rests on an answer sees which one, and none after it has scrolled", async () => {
    const session = await context.newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await expectStill(page);
    const point = await middleOf(choice(page, "C"));
    const pressed = page.locator("[data-pressed]");
    // Noted as it comes: a browser soon ends a press that it takes for a long one, and the mark with it.
    await page.evaluate(() => {
      const marked: string[] = [];
      Object.assign(window, { marked });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          if ((target as Element).matches("[data-pressed]")) marked.push(target.textContent?.[0] ?? "");
        }
      }).observe(document.body, { subtree: true, attributeFilter: ["data-pressed"] });
    });
    await touch("touchStart", point);
    const marked = () => page.evaluate(() => (window as unknown as { marked: string[] }).marked);
    await expect.poll(marked).toEqual(["C"]);
    await touch("touchMove", { ...point, y: point.y - 60 });
    await touch("touchEnd");
    await expect(pressed).toHaveCount(0);
    await expect(place(page)).toHaveText("Question 2 of 60");
    await session.detach();
  });
  await test.step("every one fits the phone without scrolling, also after coming back", async () => {
    await settleAtOnce(page);
    await previous(page).click();
    for (const { id } of questions) {
      await expect(place(page)).toHaveText(`Question ${id} of 60`);
      await expectAllInSight(page);
      await choice(page, "F").click();
    }
    await expectPauseReadOnce(page);
    const lengthOf = (question: (typeof questions)[number]) =>
      question.question.length +
      shownAnswers(question).reduce((sum, { answer }) => sum + answer.text.length, 0);
    const [longest] = [...questions].sort((one, other) => lengthOf(other) - lengthOf(one));
    await page.evaluate(
      (attempt) => localStorage.setItem("quiz-attempt", attempt),
      keptAttempt((longest?.id ?? 2) - 1),
    );
    await page.reload();
    await expect(place(page)).toHaveText(`Question ${longest?.id} of 60`);
    await expectAllInSight(page);
  });
});

/** After question 20: a moment that is no step, which neither Previous nor a reload leads to. */
async function expectPauseReadOnce(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(quizPauses[2].heading);
  await expect(page.getByText("20 of 60 answered")).toBeVisible();
  expect(await given(page)).toHaveLength(20);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await previous(page).click();
  await expect(place(page)).toHaveText("Question 20 of 60");
  await choice(page, "F").click();
  await expect(heading).toHaveText(quizPauses[2].heading);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(place(page)).toHaveText("Question 21 of 60");
  await previous(page).click();
  await choice(page, "F").click();
  await expect(place(page)).toHaveText("Question 21 of 60");
  await page.reload();
  await expect(place(page)).toHaveText("Question 21 of 60");
}

/** The whole of the question, from how far one is to the way back. */
async function expectAllInSight(page: Page) {
  const shares = () =>
    page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<number[]>();
      const observer = new IntersectionObserver((parts) => {
        observer.disconnect();
        resolve(parts.map(({ intersectionRatio }) => intersectionRatio));
      });
      const now = ["h1", "li:first-child > .choice", "li:last-child > .choice"];
      const all = ["#quiz-place", ...now.map((part) => `.quiz-step-now ${part}`), ".quiz-foot > .button"];
      for (const selector of all)
        for (const part of document.querySelectorAll(selector)) observer.observe(part);
      return promise;
    });
  await expect.poll(shares).toEqual([1, 1, 1, 1, 1]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectNoSidewaysScroll(page);
}
