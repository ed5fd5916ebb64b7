import type { Locator } from "@playwright/test";
import { workbookPage } from "../../packages/content/src/pages/learning/workbook-page.ts";
import { courseCalled, lessonsOf, newLearner } from "../support/learners.ts";
import { typeOver } from "../support/studio.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/visit.ts";
import { fillTheRest, write } from "../support/workbooks.ts";

test("a workbook is filled in inside its lesson, offline too, on two devices, and printed with one's words", async ({
  page,
  browser,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED \S+\/answers$/);
  await newLearner(page);
  const course = await courseCalled(page, "Healer’s Business Blueprint");
  const lesson = lessonsOf(course).find(({ title }) => title === "One sentence about your work");
  const planLesson = lessonsOf(course).find(({ title }) => title === "The ninety-day launch plan");
  const draft = page.getByLabel(/^First draft, found/);
  const heap = "What people come for: the C heap, Mine";
  const state = page.locator(".workbook-state");

  await test.step("in its lesson, kept within seconds", async () => {
    await page.goto(`/course/${course.id}/lesson/${lesson?.id}`);
    await expect(page.getByRole("region", { name: "Your workbook" })).toBeVisible();
    await typeOver(draft, "Feet, after a night shift");
    await typeOver(page.getByLabel("My sentence, Mine"), "I work on tired feet.");
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
    await typeOver(other.getByLabel(/^First draft, found/), "Feet, after a night shift\nand necks");
    await other.getByLabel(heap).pressSequentially("Tired feet");
    await expect(other.locator(".workbook-state")).toHaveText("Saved");
  });

  await test.step("what was written meanwhile without a line is joined with it", async () => {
    await page.context().setOffline(true);
    await typeOver(draft, "Feet, after a night shift\nand backs");
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

  await test.step("the sentence has traveled into the plan, of which there is one, until it is changed there by hand", async () => {
    await other.goto(`/course/${course.id}/lesson/${planLesson?.id}`);
    const toPlan = other.getByRole("link", {
      name: "For this lesson there is also your 90-day launch plan.",
    });
    await toPlan.focus();
    await other.keyboard.press("Enter");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Your 90-day launch plan");
    await other.getByRole("button", { name: "Fill in the boxes" }).press("Enter");
    await expect(other.getByRole("region", { name: "The thirteen weeks" })).toHaveCount(1);
    // An address of the printed plan that was kept somewhere leads here, too.
    await other.goto(`/course/${course.id}/workbook/the-90-day-launch-plan#item-plan.start`);
    await expect(other).toHaveURL(new RegExp(`/course/${course.id}/plan#item-plan.start$`));
    const sentence = other.getByLabel("My sentence, In my words");
    await expect(sentence).toHaveValue("I work on tired feet.");
    await expect(other.getByText("From The Gift Book: One sentence about your work")).toBeVisible();
    await sentence.press("ControlOrMeta+A");
    await sentence.pressSequentially("Mine, here.");
    await other.getByRole("button", { name: "Use it again: the words from The Gift Book" }).click();
    await expect(sentence).toHaveValue("I work on tired feet.");
    await expectAccessible(other);
    const [empty] = await Promise.all([
      other.waitForEvent("download"),
      other.getByRole("link", { name: "Print an empty plan (PDF)" }).click(),
    ]);
    expect(await empty.failure()).toBeNull();
    await other.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(other);
    await other.goto(`/course/${course.id}/workbook/the-gift-book`);
    const [download] = await Promise.all([
      other.waitForEvent("download"),
      other.getByRole("link", { name: "Print with my words" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("the-gift-book.pdf");
    expect(await download.failure()).toBeNull();
  });

  await test.step("more than one PDF can hold is said on the page, with where else it can be had", async () => {
    expectedConsole.push(/413 .*\/filled\.pdf$/);
    await fillTheRest(other, course.id, "the-gift-book", "Tired feet, again and again. ".repeat(340));
    await other.reload();
    await other.getByRole("link", { name: "Print with my words" }).press("Enter");
    await expect(other.getByRole("alert")).toContainText("This is more than one PDF can hold.");
    await expectAccessible(other, "[role=alert]");
  });
  await other.context().close();
});

test("exercises are for a thumb: tapped, struck, counted and added up, a few at a time, with what lessons before gave", async ({
  page,
}) => {
  await newLearner(page, "blueprintSelfGuided");
  const course = await courseCalled(page, "Healer’s Business Blueprint");
  const saved = page.locator(".workbook-state");
  const open = async (title: string) => {
    const lesson = lessonsOf(course).find((each) => each.title === title);
    await page.goto(`/course/${course.id}/lesson/${lesson?.id}`);
    await expect(page.getByRole("region", { name: "Your workbook" })).toBeVisible();
  };
  const group = (name: string) => page.getByRole("group", { name, exact: true });
  const type = async (label: string, words: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(words);
  };
  const press = async (button: ReturnType<typeof page.getByRole>) => {
    await button.focus();
    await page.keyboard.press("Space");
  };

  await test.step("what people come for is sorted onto heaps, and taken back with another tap", async () => {
    await write(page, course.id, { "come-for.inventory": { "3.heap": "C, I think" } });
    await open("What people already come for");
    await type("Line 1, Training, habit or odd job", "Foot massage");
    const heap = group("Line 1, C, S or R");
    await press(heap.getByRole("button", { name: "C" }));
    await expect(heap.getByRole("button", { name: "C" })).toHaveAttribute("aria-pressed", "true");
    await press(heap.getByRole("button", { name: "R" }));
    await expect(heap.getByRole("button", { name: "C" })).toHaveAttribute("aria-pressed", "false");
    await press(heap.getByRole("button", { name: "R" }));
    await expect(heap.locator("[aria-pressed=true]")).toHaveCount(0);
    await press(heap.getByRole("button", { name: "C" }));
    // By its handle with a mouse, and with a finger from one heap to another; beside all of them it changes nothing.
    const chosen = heap.locator("[aria-pressed=true]");
    const middleOf = async (what: Locator) => {
      const box = await what.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const heapOf = (name: string) => heap.getByRole("button", { name });
    await heapOf("S").scrollIntoViewIfNeeded();
    const [grip, middle, last] = [
      await middleOf(heap.locator(".workbook-grip")),
      await middleOf(heapOf("S")),
      await middleOf(heapOf("R")),
    ];
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(middle.x, middle.y, { steps: 4 });
    await expect(page.locator(".workbook-carried")).toHaveText("Foot massage");
    await expect(heapOf("S")).toHaveAttribute("data-over", "");
    await page.mouse.up();
    await expect(chosen).toHaveText("S");
    await expect(page.locator(".workbook-carried")).toHaveCount(0);
    const touch = await page.context().newCDPSession(page);
    const finger = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
    await finger("touchStart", middle);
    for (const part of [0.3, 0.6, 1])
      await finger("touchMove", { x: middle.x + (last.x - middle.x) * part, y: middle.y });
    await finger("touchEnd");
    await expect(chosen).toHaveText("R");
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, grip.y - 120, { steps: 3 });
    await page.mouse.up();
    await expect(chosen).toHaveText("R");
    await press(heapOf("C"));
    // What was typed before there was anything to tap is there, and chosen.
    await expect(group("Line 3, C, S or R").locator("[aria-pressed=true]")).toHaveText("C, I think");
    await type("Line 1, In exactly their words", "You do my feet and you don’t ask");
    await expect(saved).toHaveText("Saved");
    await expectAccessible(page, ".workbook-in-lesson");
  });

  await test.step("hours add themselves up, and heap C and the fence come to the sentence", async () => {
    await open("Where you give it away");
    await expect(page.getByText("It appears here once it’s filled in: Where you give it away")).toBeVisible();
    for (const [row, hours] of [1.5, 2].entries()) {
      await type(`Line ${row + 1}, Hours`, String(hours));
      await press(group(`Line ${row + 1}, G or L`).getByRole("button", { name: "L" }));
    }
    const leaked = page.getByRole("definition").filter({ hasText: /^3\.5$/ });
    await expect(leaked).toBeVisible();
    await page.getByLabel(/^The fence around the largest leak/).focus();
    await page.keyboard.type("One letter is free. For the case I charge.");
    await expect(saved).toHaveText("Saved");
    await open("One sentence about your work");
    await expect(page.getByRole("definition").filter({ hasText: "Foot massage" })).toBeVisible();
    await expect(page.getByLabel("What people come for: the C heap, Mine")).toHaveValue("Foot massage");
    await expect(page.getByLabel("My fence, Mine")).toHaveValue(/^One letter is free/);
  });

  await test.step("at the end of the week one's own sentence is shown back", async () => {
    await type("My sentence, Mine", "I work on tired feet.");
    await expect(saved).toHaveText("Saved");
    await press(page.getByRole("button", { name: "Mark complete" }));
    const own = page.getByRole("figure").filter({ hasText: "in your own words" });
    await expect(own.getByText("I work on tired feet.")).toBeVisible();
    await expectAccessible(page, ".lesson-completion");
  });

  await test.step("a week is added up, a day in it is struck, and brought back", async () => {
    await open("A business model that fits");
    // A thumb gets the keys for numbers.
    await expect(page.getByLabel("Monday, People")).toHaveAttribute("inputmode", "decimal");
    await type("Monday, People", "3");
    await type("Tuesday, People", "4");
    await expect(page.getByLabel("The whole week, People")).toHaveValue("7");
    for (const model of ["Suits my gift?", "Adds up?", "Can I keep it up?"]) {
      await press(group(`Sessions, ${model}`).getByRole("button", { name: "3" }));
    }
    await expect(page.getByLabel("Sessions, Total")).toHaveValue("9");
    const strike = page.getByRole("button", { name: "Strike out: Monday" });
    await press(strike);
    await expect(strike).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByLabel("Monday, People")).toHaveCSS("text-decoration-line", "line-through");
    await press(strike);
    await expect(strike).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("button", { name: "Strike out: The whole week" })).toHaveCount(0);
    await expectAccessible(page, ".workbook-in-lesson");
  });

  await test.step("words count themselves, beside the five answers of week one", async () => {
    await open("Saying it in your own voice");
    await expect(page.getByRole("definition").filter({ hasText: "You do my feet" })).toBeVisible();
    const start = page.getByLabel(/^The page, parts one to three/);
    await start.focus();
    await page.keyboard.type("I press the places that have gone hard.");
    await expect(start).toHaveAccessibleDescription("8 words, of about 105");
    await expect(page.getByRole("definition").filter({ hasText: /^8$/ })).toBeVisible();
  });

  await test.step("a course that one doesn't have is named as such", async () => {
    await open("A price you can say aloud");
    const text = page.locator(".lesson-text");
    await expect(text).toContainText("in Foundation & Mindset (a separate course)");
    await expect(text.getByRole("link", { name: "Foundation & Mindset" }).first()).toHaveAttribute(
      "href",
      /^\/course\//,
    );
  });

  await test.step("on a phone the boxes come a few at a time, with what is left said", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("The person you would do it for again");
    await expect(page.getByText(/It takes about \d+ minutes with a thumb\./)).toBeVisible();
    await expect(page.getByText(/^5 more exercises after this, about \d+ minutes$/)).toBeVisible();
    await expect(page.getByLabel(/^I would do it again for someone who/)).toBeHidden();
    await press(page.getByRole("button", { name: "Go on" }));
    await expect(page.getByLabel("The shoes, What I saw or heard")).toBeFocused();
    await expect(page.getByText(/^\d more exercises after this/)).toBeVisible();
    await press(page.getByRole("button", { name: "3 more lines" }));
    await expect(page.getByLabel("How they found me, What I saw or heard")).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, ".workbook-in-lesson");
  });
});
