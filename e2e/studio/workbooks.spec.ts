import type { Locator, Page } from "@playwright/test";
import { studioWorkbookPage as words } from "../../packages/content/src/pages/studio/courses/workbook-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { test } from "../support/academies/demo-academy.ts";
import { admit } from "../support/learners.ts";
import { post } from "../support/people.ts";
import { inOrder, restoreVersion, showVersion, typeOver } from "../support/studio.ts";
import { expect, expectNoSidewaysScroll } from "../support/visit.ts";

// Whoever has every course has this one too, and other journeys count them.
test.use({ baseURL: ({ academy }, use) => use(academy.url) });

/** With one lesson. */
async function makeCourse(page: Page) {
  const make = async (path: string, title: string) =>
    ((await (await page.request.post(`/api/studio/${path}`, { data: { title } })).json()) as { id: string })
      .id;
  const course = await make("courses", "A course with pages");
  const module = await make(`courses/${course}/modules`, "One");
  const lesson = await make(`modules/${module}/lessons`, "The first lesson");
  await post(page.request, `/api/studio/lessons/${lesson}/publish`, { revision: 0 });
  await page.request.put(`/api/studio/courses/${course}/state`, { data: { state: "published" } });
  await page.request.put(`/api/studio/courses/${course}/package`, { data: { isInPackage: true } });
  return { course, lesson };
}

const dialog = (page: Page) => page.getByRole("dialog");
const done = (page: Page) => dialog(page).getByRole("button", { name: words.itemForm.confirm }).click();

async function addItem(page: Page, kind: string) {
  await page.getByRole("button", { name: words.parts.addItemNamed.replace("{title}", "Begin") }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
}

async function publish(page: Page) {
  await page.getByRole("button", { name: studioEditor.publish, exact: true }).click();
  await expect(page.locator(".editor-acts")).toContainText(words.states.published);
}

const handleOf = (page: Page, title: string) =>
  page.getByRole("button", { name: words.parts.handle.replace("{title}", title) });

/** By its handle, until the place says that it would be let go there. */
async function dragOnto(page: Page, title: string, place: Locator, mark: "before" | "after") {
  await handleOf(page, title).hover();
  await page.mouse.down();
  // What stands where may change with the first move: a dragged part leaves only the heads of the others.
  const from = await handleOf(page, title).boundingBox();
  await page.mouse.move(200, (from?.y ?? 0) + 40);
  await expect(page.locator("[data-dragged]")).toBeVisible();
  const to = await place.boundingBox();
  await page.mouse.move(200, (to?.y ?? 0) + 12, { steps: 8 });
  await expect(place).toHaveAttribute("data-over", mark);
  await page.mouse.up();
  await expect(page.locator("[data-dragged], [data-over], [data-sorting]")).toHaveCount(0);
}

test("the owner makes a workbook and changes it between two visits of a learner, whose words stay", async ({
  page,
  browser,
  academy,
}) => {
  await post(page.request, "/api/auth/sign-in/email", academy.owner);
  const { course, lesson } = await makeCourse(page);
  const learner = await (await browser.newContext()).newPage();
  await admit(page, learner);

  await test.step("she makes it, part by part, and publishes it", async () => {
    await page.goto(`/studio/courses/${course}`);
    await page.getByRole("button", { name: words.list.add }).click();
    await typeOver(dialog(page).getByLabel(words.form.name), "My own pages");
    await dialog(page).getByRole("button", { name: words.form.confirm }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My own pages");
    await page.getByRole("button", { name: words.parts.add }).click();
    await typeOver(dialog(page).getByLabel(words.partForm.name), "Begin");
    await dialog(page).getByLabel(words.partForm.lesson).selectOption(lesson);
    await done(page);
    await addItem(page, words.kinds.question);
    await typeOver(dialog(page).getByLabel(words.itemForm.question), "What brings you here?");
    await done(page);
    await addItem(page, words.kinds.question);
    await typeOver(dialog(page).getByLabel(words.itemForm.question), "Whom do you see first?");
    await done(page);
    await addItem(page, words.kinds.checklist);
    await typeOver(dialog(page).getByLabel(words.itemForm.boxes), "I have a chair\nI have a door");
    await inOrder(page);
    await done(page);
    await expect(page.locator(".lesson-line")).toHaveCount(3);
    await inOrder(page);
    await publish(page);
  });

  await test.step("a learner fills it in, in its lesson", async () => {
    await learner.goto(`/course/${course}/lesson/${lesson}`);
    await typeOver(learner.getByLabel("What brings you here?"), "My grandmother’s hands");
    await typeOver(learner.getByLabel("Whom do you see first?"), "Nurses after the night");
    await learner.getByLabel("I have a door").check();
    await expect(learner.locator(".workbook-state")).toHaveText("Saved");
  });

  await test.step("she changes a question, takes one out, adds one and moves it up with the keys", async () => {
    await page.getByRole("button", { name: "What brings you here?", exact: true }).click();
    await typeOver(dialog(page).getByLabel(words.itemForm.question), "What brought you to this work?");
    await done(page);
    await page.getByRole("button", { name: "Whom do you see first?", exact: true }).click();
    await dialog(page).getByRole("button", { name: words.itemForm.remove }).click();
    await addItem(page, words.kinds.text);
    await typeOver(dialog(page).getByLabel(words.itemForm.text, { exact: true }), "Take your time.");
    await done(page);
    const handle = handleOf(page, "Take your time.");
    await handle.press("ArrowUp");
    await expect(handle).toBeFocused();
    await handle.press("ArrowUp");
    await expect(page.locator(".lesson-line").first()).toContainText("Take your time.");
    await page.reload();
    await expect(page.locator(".lesson-line").first()).toContainText("Take your time.");
  });

  await test.step("she drags an item into another part, and that part to the top", async () => {
    await page.getByRole("button", { name: words.parts.add }).click();
    await typeOver(dialog(page).getByLabel(words.partForm.name), "The room");
    await done(page);
    const parts = page.locator(".module-edit");
    await dragOnto(page, "I have a chair", parts.nth(1).locator(".module-edit-end"), "before");
    await expect(parts.nth(1)).toContainText("I have a chair");
    await expect(page.getByText("“I have a chair” is now number 1 of 1 in “The room”.")).toBeAttached();
    await dragOnto(page, "Begin", parts.nth(1), "after");
    await expect(parts.nth(0)).toContainText("I have a chair");
    await expect(handleOf(page, "Begin")).toBeFocused();
    await expect(page.getByText("“Begin” is now part 2 of 2.")).toBeAttached();
    await dragOnto(page, "Begin", parts.nth(0), "before");
    await dragOnto(page, "The room", parts.nth(0), "before");
    await expect(handleOf(page, "The room")).toBeFocused();
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["The room", "Begin"]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 3 })).toHaveText(["The room", "Begin"]);
    await expect(parts.nth(0)).toContainText("I have a chair");
    await publish(page);
  });

  await test.step("the learner comes back: their words stand, the question has its new ones", async () => {
    await learner.goto(`/course/${course}/workbook/my-own-pages`);
    await expect(learner.getByLabel("What brought you to this work?")).toHaveValue("My grandmother’s hands");
    await expect(learner.getByText("Take your time.")).toBeVisible();
    await expect(learner.getByLabel("I have a door")).toBeChecked();
    await expect(learner.getByLabel("Whom do you see first?")).toHaveCount(0);
    const earlier = learner.getByRole("region", { name: "From an earlier version" });
    await expect(earlier).toContainText("Whom do you see first?");
    await expect(earlier).toContainText("Nurses after the night");
  });

  await test.step("on a phone, and out of the history", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expect(await showVersion(page, "oldest")).toContainText("Whom do you see first?");
    await restoreVersion(page);
    await expect(page.getByRole("button", { name: "Whom do you see first?", exact: true })).toBeVisible();
    await publish(page);
    await learner.reload();
    await expect(learner.getByLabel("Whom do you see first?")).toHaveValue("Nurses after the night");
  });
  await learner.context().close();
});
