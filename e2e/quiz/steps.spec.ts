import type { CDPSession, Locator, Page } from "@playwright/test";
import { quizPauses } from "../../packages/content/src/pages/quiz/quiz-pauses.ts";
import type { ArchetypeKey } from "../../packages/quiz/src/archetypes.ts";
import { setDesign } from "../../packages/quiz/src/design.ts";
import { shownAnswers } from "../../packages/quiz/src/items.ts";
import { questions } from "../../packages/quiz/src/texts/questions.ts";
import {
  choice,
  keptAttempt,
  openAt,
  option,
  place,
  placeAt,
  placeNumber,
  settleAtOnce,
} from "../support/quiz-walk.ts";
import { expectStill } from "../support/time.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneAlone,
  onPhoneToo,
  test,
} from "../support/visit.ts";

const given = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("quiz-attempt") ?? "{}").given as unknown[]);
const continueRanking = (page: Page) => page.getByRole("button", { name: "Continue to the next set" });
const previous = (page: Page) => page.getByRole("button", { name: "Previous" });

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
  test.setTimeout(90_000);
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

test("a ranking", onPhoneToo, async ({ page, context }, { project }) => {
  const isPhone = project.name === "phone";
  await openAt(page, 20, "sequence", isPhone ? {} : { unfinished: ["mystic", "artist", null, null] });
  if (!isPhone) {
    await test.step("placed options move up and down by buttons, and it is said aloud", () =>
      expectMovedByButtons(page));
  }
  await test.step("is made by tapping numbers: taken ones are closed, × opens them again", async () => {
    await placeNumber(page, "mystic", 2).click();
    await expect(placeAt(page, 2).locator(".ranked")).toBeVisible();
    await expect(placeNumber(page, "artist", 2)).toBeDisabled();
    await expect(placeNumber(page, "artist", 1)).toBeEnabled();
    await placeNumber(page, "artist", 1).click();
    await placeNumber(page, "earthGuardian", 3).click();
    await expect(continueRanking(page)).toHaveCount(0);
    await placeNumber(page, "medicineKeeper", 4).click();
    await expect(continueRanking(page)).toBeVisible();
    await page
      .getByRole("button", { name: /^Remove:/ })
      .nth(1)
      .click();
    await expect(continueRanking(page)).toHaveCount(0);
    await expect(option(page, "mystic")).toBeVisible();
    await page.reload();
    await expect(option(page, "mystic")).toBeVisible();
    await expect(page.locator(".ranked")).toHaveCount(3);
    await placeNumber(page, "mystic", 2).click();
    await expectAccessible(page);
    await continueRanking(page).click();
    await expect(place(page)).toHaveText("Question 22 of 60");
    await expect(page.locator(".ranked")).toHaveCount(0);
    expect((await given(page)).at(-1)).toEqual(["artist", "mystic", "earthGuardian", "medicineKeeper"]);
  });
  await test.step("options are dragged onto their places", async () => {
    const drag = isPhone ? fingerDrag(page, await context.newCDPSession(page)) : mouseDrag(page);
    const [one, two, three] = setDesign[2] as [ArchetypeKey, ArchetypeKey, ArchetypeKey];
    await drag(option(page, one).locator(".unranked-text"), placeAt(page, 1));
    await expect(placeAt(page, 1).locator(".ranked")).toBeVisible();
    await drag(option(page, two).locator(".unranked-text"), placeAt(page, 4));
    await expect(placeAt(page, 4).locator(".ranked")).toBeVisible();
    // A taken place refuses, an empty one takes over from another.
    await drag(option(page, three).locator(".unranked-text"), placeAt(page, 1), "refuses");
    await expect(option(page, three)).toBeVisible();
    await drag(placeAt(page, 1).locator(".ranked-text"), placeAt(page, 2));
    await expect(placeAt(page, 1).locator(".ranked")).toHaveCount(0);
    await expect(placeAt(page, 2).locator(".ranked")).toBeVisible();
    await expect(place(page)).toHaveText("Question 22 of 60");
  });
  if (isPhone) return;
  await test.step("Previous deletes what was given at the step it returns to", async () => {
    await previous(page).click();
    await expect(place(page)).toHaveText("Question 21 of 60");
    await expect(page.locator(".quiz-step-now .unranked-option")).toHaveCount(4);
    expect(await given(page)).toHaveLength(20);
    await previous(page).click();
    await expect(place(page)).toHaveText("Question 20 of 60");
    expect(await given(page)).toHaveLength(19);
  });
});

/** From mystic and artist in the first two places to four that are empty. */
async function expectMovedByButtons(page: Page) {
  const isSaid = (words: string) =>
    expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Move down:/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await isSaid("moved to number 2 of 4.");
  await expect(placeAt(page, 2).getByRole("button", { name: /^Move down:/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await isSaid("moved to number 4 of 4.");
  await expect(placeAt(page, 4).getByRole("button", { name: /^Move up:/ })).toBeFocused();
  await expect(placeAt(page, 1).locator(".ranked")).toBeVisible();
  const remove = (from: number) => placeAt(page, from).getByRole("button", { name: /^Remove:/ });
  await remove(4).press("Enter");
  await isSaid("removed from your ranking.");
  await expect(option(page, "mystic").locator("button:enabled").first()).toBeFocused();
  await remove(1).press("Enter");
  await expect(page.locator(".quiz-step-now .ranked")).toHaveCount(0);
}

test("a rating has seven steps between two words, and arrow keys walk them", onPhoneToo, async ({ page }) => {
  await openAt(page, 40);
  await expect(page.getByText("Not me at all").first()).toBeVisible();
  await expect(page.getByText("Completely describes me").first()).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(7);
  await expect(page.getByRole("button", { name: "Next Question" })).toHaveCount(0);
  await page.getByRole("radio", { name: "3" }).check();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4" })).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: "4" })).toBeChecked();
  await page.getByRole("button", { name: "Next Question" }).click();
  await expect(place(page)).toHaveText("Question 42 of 60");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  expect((await given(page)).at(-1)).toBe(4);
});

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { x: box.x + Math.min(box.width / 2, 80), y: box.y + box.height / 2 };
}

/** Nobody lets go before the place below has lit up; a taken one never does. */
const untilLit = (place: Locator, answer: Answer) =>
  answer === "takes" ? expect(place).toHaveClass(/place-over/) : expect(place).not.toHaveClass(/place-over/);
type Answer = "takes" | "refuses";

const mouseDrag =
  (page: Page) =>
  async (from: Locator, to: Locator, answer: Answer = "takes") => {
    const start = await middleOf(from);
    const end = await middleOf(to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y + 10);
    // No hand is so quick that it lets go before the page has taken hold.
    await expect(page.locator(".is-dragged")).toHaveCount(1);
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await untilLit(to, answer);
    await page.mouse.up();
  };

const fingerDrag =
  (page: Page, session: CDPSession) =>
  async (from: Locator, to: Locator, answer: Answer = "takes") => {
    const start = await middleOf(from);
    const end = await middleOf(to);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await touch("touchStart", [start]);
    await expect(page.locator(".is-dragged")).toHaveCount(1);
    for (let share = 1; share <= 3; share++) {
      const at = (one: number, other: number) => one + ((other - one) * share) / 3;
      await touch("touchMove", [{ x: at(start.x, end.x), y: at(start.y, end.y) }]);
    }
    await untilLit(to, answer);
    await touch("touchEnd", []);
  };
