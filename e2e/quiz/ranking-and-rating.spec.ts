import type { CDPSession, Locator, Page } from "@playwright/test";
import type { ArchetypeKey } from "../../packages/quiz/src/archetypes.ts";
import { setDesign } from "../../packages/quiz/src/design.ts";
import {
  given,
  middleOf,
  openAt,
  option,
  place,
  placeAt,
  placeNumber,
  previous,
} from "../support/quiz-walk.ts";
import { expect, expectAccessible, onPhoneToo, test } from "../support/visit.ts";

const continueRanking = (page: Page) => page.getByRole("button", { name: "Continue to the next set" });

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
