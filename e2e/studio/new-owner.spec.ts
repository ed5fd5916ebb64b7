import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { homePage } from "../../packages/content/src/pages/home-page.ts";
import { lessonPage } from "../../packages/content/src/pages/learning/lesson-page.ts";
import { studioCoursePage } from "../../packages/content/src/pages/studio/courses/course-page.ts";
import { studioCoursesPage } from "../../packages/content/src/pages/studio/courses/courses-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioOffersPage } from "../../packages/content/src/pages/studio/orders/offers-page.ts";
import { studioOwnPages } from "../../packages/content/src/pages/studio/own-pages.ts";
import { studioPagesPage } from "../../packages/content/src/pages/studio/pages-page.ts";
import { subscribePage } from "../../packages/content/src/pages/subscribe-page.ts";
import { type DemoAcademy, startDemoAcademy } from "../support/academies/demo-academies.ts";
import { aBuyer, act, comeIn, fillBuyer, heading, leadToTestCheckout } from "../support/buying.ts";
import { isAt, newMember, signOut } from "../support/people.ts";
import { typeOver } from "../support/studio.ts";
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, toasts } from "../support/visit.ts";

const test = base.extend<{ academy: DemoAcademy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  academy: async ({}, use) => {
    const { academy, stop } = await startDemoAcademy(mkdtempSync(join(tmpdir(), "demo-academy-")));
    await use(academy);
    await stop();
  },
  // All of it happens in an academy that nobody has touched.
  baseURL: async ({ academy }, use) => use(academy.url),
});
// The page that is edited runs nothing, not even axe.
// And a lesson that opens later is refused, as is a price that can't be.
test.use({
  expectedConsole: [
    /^Blocked script execution in 'about:srcdoc'|status of 4(?:03.*\/api\/lessons\/|00.*\/(?:offer|own-pages)$)/,
  ],
});

const [pages, course, lesson, offers] = [
  studioPagesPage,
  studioCoursePage,
  studioLessonPage,
  studioOffersPage,
];
const film = readFileSync(new URL("../../packages/content/films/business-strategy.mp4", import.meta.url));
const inOrder = async (page: Page) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A page of the academy, opened to be written, with one text of it changed and published. */
async function publishText(page: Page, where: string, change: () => Promise<void>): Promise<void> {
  await page.goto("/studio/pages");
  await page.getByRole("main").getByRole("link", { name: where, exact: true }).click();
  await change();
  await expect(page.getByText(`${pages.editor.saved}. ${pages.editor.waiting.one}`)).toBeVisible();
  await press(page, studioEditor.publish);
  const published = toasts(page).filter({ hasText: pages.editor.published });
  await expect(published).toBeVisible();
}

/** A lesson with a text, published. Ends on its page. */
async function writeLesson(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole("button", { name: course.contents.addLesson }).click();
  await typeOver(page.getByRole("dialog").getByLabel(course.lessonForm.name), title);
  await press(page, course.lessonForm.add);
  const writing = page.getByRole("textbox", { name: lesson.editor.label });
  await writing.click();
  await page.keyboard.type(text);
  await expect(page.getByText(studioEditor.status.saved)).toBeVisible();
  await press(page, studioEditor.publish);
  await expect(toasts(page).filter({ hasText: lesson.publishedInDraft })).toBeVisible();
}

test("a new owner makes the academy hers and a course of her own, and a visitor finds and buys it", async ({
  page,
  academy,
}) => {
  await test.step("she claims it, renames it, and changes a headline", async () => {
    await newMember(page, { firstName: "Runa" });
    await page.goto(academy.ownerPath);
    await press(page, "Make me the owner");
    await expect(heading(page)).toHaveText("The academy is yours");
    await publishText(page, "Name, footer and greeting", async () => {
      const texts = page.getByRole("region", { name: pages.list.heading });
      await texts.getByText("The academy", { exact: true }).click();
      await typeOver(texts.getByRole("textbox", { name: "Name", exact: true }), "Riverlight School");
    });
    await publishText(page, "Home", async () => {
      const headline = page.frameLocator("iframe").getByText(homePage.hero.heading);
      await expect(headline).toBeVisible();
      await typeOver(headline, "Work with your hands, and live from it");
    });
  });

  await test.step("she changes a price", async () => {
    await page.goto("/studio/offers");
    const names = page
      .getByRole("region", { name: offers.offers.heading })
      .getByRole("heading", { level: 3 });
    await expect(names.filter({ hasText: "The complete academy" })).toHaveCount(1);
    const before = await names.allTextContents();
    await page.getByRole("button", { name: `${offers.change.open}: The complete academy` }).press("Enter");
    await typeOver(page.getByRole("dialog").getByLabel(offers.change.price, { exact: true }), "888");
    await page.keyboard.press("Enter");
    await expect(toasts(page).filter({ hasText: offers.change.done })).toBeVisible();
    await expect(page.getByText("$888").first()).toBeVisible();
    // Each keeps its place.
    await expect(names).toHaveText(before);
  });

  await test.step("she makes a course with two lessons, one of them with a film", async () => {
    await page.goto("/studio/courses");
    await press(page, studioCoursesPage.add);
    await typeOver(page.getByRole("dialog").getByLabel(studioCoursesPage.make.name), "Hands that listen");
    await press(page, studioCoursesPage.make.confirm);
    await expect(heading(page)).toHaveText("Hands that listen");
    await press(page, course.contents.addModule);
    await typeOver(page.getByRole("dialog").getByLabel(course.moduleForm.name), "Beginning");
    await press(page, course.moduleForm.add);
    await writeLesson(page, "Warm hands", "Rub them until they are warm.");
    await page.getByRole("button", { name: lesson.film.choose }).click();
    const upload = { name: "hands.mp4", mimeType: "video/mp4", buffer: film };
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(upload);
    await expect(toasts(page).filter({ hasText: lesson.film.changed })).toBeVisible();
    await inOrder(page);
    await press(page, studioEditor.publish);
    await expect(toasts(page).filter({ hasText: lesson.publishedInDraft })).toBeVisible();
    await page.getByRole("link", { name: "Hands that listen" }).click();
    await writeLesson(page, "First touch", "Ask before you touch.");
    await page.getByRole("link", { name: "Hands that listen" }).click();
  });

  await test.step("a second module opens later as a whole", async () => {
    await press(page, course.contents.addModule);
    await page.getByRole("dialog").getByLabel(course.moduleForm.name).pressSequentially("Going on");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `${course.contents.addLesson}: Going on` }).click();
    await page.getByRole("dialog").getByLabel(course.lessonForm.name).pressSequentially("Warm feet");
    await page.keyboard.press("Enter");
    const writing = page.getByRole("textbox", { name: lesson.editor.label });
    await writing.click();
    await page.keyboard.type("The same, lower down.");
    await expect(page.getByText(studioEditor.status.saved)).toBeVisible();
    await press(page, studioEditor.publish);
    await page.getByRole("link", { name: "Hands that listen" }).click();
    const edit = page.getByRole("button", { name: `${course.contents.edit}: Going on` });
    await edit.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(course.opening.label).focus();
    await page.keyboard.press("S");
    const days = dialog.getByLabel(course.opening.dayCount);
    await typeOver(days, "0");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(course.opening.wrongDays)).toBeVisible();
    await expect(days).toBeFocused();
    await inOrder(page);
    await typeOver(days, "12");
    await page.keyboard.press("Enter");
    await expect(page.getByText(course.contents.dripDays(12))).toBeVisible();
    await inOrder(page);
  });

  await test.step("she puts the lessons in order by dragging, sets a price and publishes", async () => {
    const lines = page.locator(".lesson-line");
    await expect(lines).toContainText(["Warm hands", "First touch", "Warm feet"]);
    const handle = page.getByRole("button", { name: "Move “First touch”" });
    await handle.hover();
    await page.mouse.down();
    const first = await lines.first().boundingBox();
    await page.mouse.move(200, (first?.y ?? 0) + 8, { steps: 8 });
    await expect(lines.first()).toHaveAttribute("data-over", "before");
    await page.mouse.up();
    await expect(lines).toContainText(["First touch", "Warm hands", "Warm feet"]);
    await page.getByLabel(course.price.price).pressSequentially("49");
    await page.getByRole("checkbox", { name: course.price.inTwo }).press("Space");
    await typeOver(page.getByLabel(course.price.each), "20");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(course.price.each)).toBeFocused();
    await typeOver(page.getByLabel(course.price.each), "25");
    await press(page, course.price.sell);
    await expect(page.getByText("It will be sold by itself for $49")).toBeVisible();
    const inPackage = page.getByRole("switch", { name: course.price.inPackage });
    await expect(inPackage).not.toBeChecked();
    await inPackage.press("Space");
    await expect(toasts(page).filter({ hasText: course.price.isIn })).toBeVisible();
    await inPackage.press("Space");
    await expect(toasts(page).filter({ hasText: course.price.isOut })).toBeVisible();
    await press(page, course.state.publish);
    await press(page, course.state.confirm.published.confirm);
    await expect(page.getByText("It’s sold by itself for $49")).toBeVisible();
    await inOrder(page);
  });

  await test.step("she makes its sales page at an address to say aloud", async () => {
    const { making, editor } = studioOwnPages;
    await page.getByRole("button", { name: course.price.page }).press("Enter");
    const dialog = page.getByRole("dialog");
    const address = dialog.getByLabel(making.address);
    await expect(address).toHaveValue("/hands-that-listen");
    await typeOver(address, "/quiz");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("This address is the academy’s own")).toBeVisible();
    await inOrder(page);
    await typeOver(address, "/warm-hands");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toBeVisible();
    await expect(page.getByLabel(studioOwnPages.fields.course, { exact: true })).toHaveValue(/.+/);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await inOrder(page);
    }
    await press(page, studioEditor.publish);
    const published = editor.published.replace("{address}", "/warm-hands");
    await expect(toasts(page).filter({ hasText: published })).toBeVisible();
  });

  await test.step("a visitor reads the new headline and finds the course with its price", async () => {
    await signOut(page);
    await page.goto("/home");
    await expect(heading(page)).toHaveText("Work with your hands, and live from it");
    await page.goto("/subscribe");
    await expect(page).toHaveTitle(/Riverlight School/);
    await expect(page.getByText("$888").first()).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Hands that listen" });
    await page.getByRole("heading", { name: subscribePage.courses.heading }).scrollIntoViewIfNeeded();
    await expect(row).toContainText("This course by itself: $49, or 2 payments of $25");
    await expect(page.getByRole("heading", { name: subscribePage.courses.aloneHeading })).toBeVisible();
    await inOrder(page);
    await page.goto("/warm-hands");
    await expect(heading(page)).toHaveText("Hands that listen");
    await expect(page.getByRole("listitem").filter({ hasText: "First touch" }).first()).toBeVisible();
    const enroll = page.getByRole("link", { name: "Enroll in Hands that listen" });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      await expect(page.getByText("$49, or 2 payments of $25")).toBeVisible();
      await inOrder(page);
      await enroll.scrollIntoViewIfNeeded();
      await expect(enroll).toBeInViewport({ ratio: 1 });
    }
    // What a checkout has beside its form is unfolded where there is room for it when it opens.
    await page.setViewportSize({ width: 1280, height: 720 });
    await enroll.press("Enter");
  });

  await test.step("and buys it: it is open, in the order it was given, and its film plays", async () => {
    await expect(heading(page)).toHaveText("Hands that listen");
    await expect(page.getByText("Beginning")).toBeVisible();
    await inOrder(page);
    const buyer = aBuyer();
    await fillBuyer(page, buyer);
    await leadToTestCheckout(page);
    await act(page, "Pay");
    await expect(page).toHaveURL(isAt("/thank-you"));
    await expect(heading(page)).toHaveText("Thank you. Hands that listen is yours");
    await comeIn(page, buyer);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Hands that listen/ })
      .first()
      .click();
    await expect(heading(page)).toHaveText("Hands that listen");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Warm hands/ })
      .first()
      .click();
    await expect(page.getByText("Rub them until they are warm.")).toBeVisible();
    await page.getByRole("button", { name: lessonPage.film.play }).click();
    const seconds = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(seconds).toBeGreaterThan(0.2);
    await inOrder(page);
  });

  await test.step("the second module says when it opens: in the contents, in the search and on its lesson", async () => {
    const main = page.getByRole("main");
    const day = new Date(Date.now() + 12 * 24 * 60 * 60_000);
    const opens = new RegExp(`Opens ${day.toLocaleDateString("en-US", { month: "short", day: "numeric" })}`);
    await page.goto("/search?q=feet");
    await expect(main.getByRole("listitem")).toContainText(opens);
    await main.getByRole("link", { name: "Warm feet" }).click();
    await expect(heading(page)).toHaveText(lessonPage.later.heading);
    await page.getByRole("link", { name: lessonPage.later.back }).click();
    const chapter = main.locator("details").filter({ hasText: "Going on" });
    await expect(chapter.locator("summary")).toContainText(opens);
    await chapter.locator("summary").press("Enter");
    await expect(chapter.getByRole("link", { name: /Warm feet/ })).toHaveCount(0);
    await inOrder(page);
  });
});
