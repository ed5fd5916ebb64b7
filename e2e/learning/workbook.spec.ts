import { workbookPage } from "../../packages/content/src/pages/learning/workbook-page.ts";
import { courseCalled, lessonsOf, newLearner } from "../support/learners.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";

test("a workbook is filled in inside its lesson, offline too, on two devices, and printed with one's words", async ({
  page,
  browser,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED \S+\/answers$/);
  await newLearner(page);
  const course = await courseCalled(page, "Healer’s Business Blueprint");
  const lesson = lessonsOf(course).find(({ title }) => title === "One sentence about your work");
  const draft = page.getByLabel(/^First draft, found/);
  const heap = "What people come for: the C heap, Mine";
  const state = page.locator(".workbook-state");

  await test.step("in its lesson, kept within seconds", async () => {
    await page.goto(`/course/${course.id}/lesson/${lesson?.id}`);
    await expect(page.getByRole("region", { name: "Your workbook" })).toBeVisible();
    await draft.fill("Feet, after a night shift");
    await page.getByLabel("My sentence, Mine").fill("I work on tired feet.");
    await page.getByLabel("One breath: about twenty-five words.").check();
    await expect(state).toHaveText("Saved");
    await expectAccessible(page);
  });

  await test.step("how others filled it in is read beside it, and stays out of one's own words", async () => {
    const mine = page.getByLabel("My sentence, Mine");
    const beside = page.locator("details.examples").filter({ hasText: "The frame. This is what" });
    await beside.getByText("See how Dilnoza filled this in").click();
    await expect(beside.getByText("Dilnoza is fifty-one.")).toBeVisible();
    await beside.getByRole("button", { name: "Keiko" }).click();
    await expect(beside.getByText("Keiko is thirty-nine")).toBeVisible();
    await expect(page.getByText("See how Keiko filled this in").first()).toBeVisible();
    await expect(mine).toHaveValue("I work on tired feet.");
    await expectAccessible(page, "details[open]");
  });

  const other = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  await test.step("another device has it, and goes on", async () => {
    await other.goto(`/course/${course.id}/workbook/the-gift-book`);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("The Gift Book");
    await expect(other.getByText(/^3 of \d+ filled in$/)).toBeVisible();
    await other.getByLabel(/^First draft, found/).fill("Feet, after a night shift\nand necks");
    await other.getByLabel(heap).pressSequentially("Tired feet");
    await expect(other.locator(".workbook-state")).toHaveText("Saved");
  });

  await test.step("what was written meanwhile without a line is joined with it", async () => {
    await page.context().setOffline(true);
    await draft.fill("Feet, after a night shift\nand backs");
    await page.getByLabel(heap).pressSequentially("Quiet backs");
    await expect(state).toContainText("Saved on this device");
    await page.context().setOffline(false);
    await expect(draft).toHaveValue("Feet, after a night shift\nand backs\nand necks");
    await expect(page.getByLabel(heap), "the same cell, too").toHaveValue("Quiet backs\nTired feet");
    await expect(state).toHaveText(workbookPage.states.merged);
  });

  await test.step("a box that asks for words has room for them", async () => {
    await other.goto(`/course/${course.id}/workbook/the-launch-book`);
    const box = "It hangs where I stand every day, which is:";
    await other.getByRole("checkbox", { name: box }).press("Space");
    await other.keyboard.press("Tab");
    await other.keyboard.type("by the kettle");
    await expect(other.locator(".workbook-state")).toHaveText("Saved");
    await other.reload();
    await expect(other.getByRole("checkbox", { name: box })).toBeChecked();
    await expect(other.getByRole("textbox", { name: box })).toHaveValue("by the kettle");
    await expectAccessible(other, ".workbook-box");
  });

  await test.step("the sentence has traveled into the plan, until it is changed there by hand", async () => {
    await other.goto(`/course/${course.id}/workbook/the-90-day-launch-plan`);
    const sentence = other.getByLabel("My sentence, In my words");
    await expect(sentence).toHaveValue("I work on tired feet.");
    await expect(other.getByText("From The Gift Book: One sentence about your work")).toBeVisible();
    await sentence.fill("Mine, here.");
    await other.getByRole("button", { name: "Use it again: the words from The Gift Book" }).click();
    await expect(sentence).toHaveValue("I work on tired feet.");
    await expectAccessible(other);
    await other.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(other);
    const [download] = await Promise.all([
      other.waitForEvent("download"),
      other.getByRole("link", { name: "Print with my words" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("the-90-day-launch-plan.pdf");
    expect(await download.failure()).toBeNull();
  });
  await other.context().close();
});
