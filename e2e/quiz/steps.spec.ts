import type { CDPSession, Locator, Page } from "@playwright/test";
import { shownAnswers } from "../../packages/quiz/src/items.ts";
import { questions } from "../../packages/quiz/src/questions.ts";
import { choice, keptAttempt, openAt, option, place, placeAt, placeNumber } from "../support/quiz-walk.ts";
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

test("odd questions show the first five answers, even ones the other five, and none is an answer", async ({
  page,
}) => {
  await openAt(page, 0);
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

test(
  "a double click or double tap answers one question, not two",
  onPhoneToo,
  async ({ page, context }, { project }) => {
    await openAt(page, 0);
    const target = choice(page, "C");
    if (project.name === "phone") {
      const box = await target.boundingBox();
      const tap = () => page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
      // Somebody has read the question first.
      await expectStill(page);
      const session = await context.newCDPSession(page);
      // For a moment the next answers are closed, and that moment lasts until the second tap.
      await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
      await tap();
      await expect(place(page)).toHaveText("Question 2 of 60");
      await tap();
    } else await target.dblclick();
    await expect(place(page)).toHaveText("Question 2 of 60");
    expect(await given(page)).toHaveLength(1);
  },
);

test("Previous deletes what was given at the step it returns to", async ({ page }) => {
  await openAt(page, 22);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(place(page)).toHaveText("Question 22 of 60");
  await expect(page.locator(".quiz-step-now .unranked-option")).toHaveCount(4);
  expect(await given(page)).toHaveLength(21);
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(place(page)).toHaveText("Question 20 of 60");
  expect(await given(page)).toHaveLength(19);
});

test(
  "every question of phase 1 fits a phone without scrolling, also after coming back",
  onPhoneAlone,
  async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAt(page, 0);
    for (const { id } of questions) {
      await expect(place(page)).toHaveText(`Question ${id} of 60`);
      await expectAllInSight(page);
      await choice(page, "F").click();
    }
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
  },
);

async function expectAllInSight(page: Page) {
  const all = [
    place(page),
    page.getByRole("heading", { level: 1 }),
    choice(page, "A"),
    choice(page, "F"),
    page.getByRole("button", { name: "Previous" }),
  ];
  for (const part of all) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectNoSidewaysScroll(page);
}

test(
  "a ranking is made by tapping numbers: taken ones are closed, × opens them again",
  onPhoneToo,
  async ({ page }) => {
    await openAt(page, 20);
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
  },
);

test("options are dragged onto their places", onPhoneToo, async ({ page, context }, { project }) => {
  await openAt(page, 20);
  const drag =
    project.name === "phone" ? fingerDrag(page, await context.newCDPSession(page)) : mouseDrag(page);
  await drag(option(page, "medicineKeeper").locator(".unranked-text"), placeAt(page, 1));
  await expect(placeAt(page, 1).locator(".ranked")).toBeVisible();
  await drag(option(page, "earthGuardian").locator(".unranked-text"), placeAt(page, 4));
  await expect(placeAt(page, 4).locator(".ranked")).toBeVisible();
  // A taken place refuses, an empty one takes over from another.
  await drag(option(page, "mystic").locator(".unranked-text"), placeAt(page, 1));
  await expect(option(page, "mystic")).toBeVisible();
  await drag(placeAt(page, 1).locator(".ranked-text"), placeAt(page, 2));
  await expect(placeAt(page, 1).locator(".ranked")).toHaveCount(0);
  await expect(placeAt(page, 2).locator(".ranked")).toBeVisible();
  await expect(place(page)).toHaveText("Question 21 of 60");
});

test("placed options move up and down by buttons, and it is said aloud", async ({ page }) => {
  await openAt(page, 20, "sequence", { unfinished: ["mystic", "artist", null, null] });
  const isSaid = (words: string) =>
    expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);
  await page
    .getByRole("button", { name: /^Move down:/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await isSaid("moved to place 2 of 4.");
  await expect(placeAt(page, 2).getByRole("button", { name: /^Move down:/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await isSaid("moved to place 4 of 4.");
  await expect(placeAt(page, 4).getByRole("button", { name: /^Move up:/ })).toBeFocused();
  await expect(placeAt(page, 1).locator(".ranked")).toBeVisible();
  await placeAt(page, 4)
    .getByRole("button", { name: /^Remove:/ })
    .press("Enter");
  await isSaid("taken out of its place.");
  await expect(option(page, "mystic").locator("button:enabled").first()).toBeFocused();
});

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

test("less motion means none between steps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, 0);
  await choice(page, "A").click();
  const moving = await page.locator(".quiz-flow").evaluate((flow) =>
    flow
      .getAnimations({ subtree: true })
      // Closes the answers for a moment and moves nothing.
      .filter((animation) => (animation as CSSAnimation).animationName !== "settle"),
  );
  expect(moving).toHaveLength(0);
});

async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { x: box.x + Math.min(box.width / 2, 80), y: box.y + box.height / 2 };
}

const mouseDrag = (page: Page) => async (from: Locator, to: Locator) => {
  const start = await middleOf(from);
  const end = await middleOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
};

const fingerDrag = (page: Page, session: CDPSession) => async (from: Locator, to: Locator) => {
  const start = await middleOf(from);
  const end = await middleOf(to);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [start]);
  await expect(page.locator(".is-dragged")).toHaveCount(1);
  for (let share = 1; share <= 8; share++) {
    const at = (one: number, other: number) => one + ((other - one) * share) / 8;
    await touch("touchMove", [{ x: at(start.x, end.x), y: at(start.y, end.y) }]);
  }
  await touch("touchEnd", []);
};
