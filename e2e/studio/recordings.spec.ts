import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { lessonPage } from "../../packages/content/src/pages/learning/lesson-page.ts";
import { recordingsPage } from "../../packages/content/src/pages/learning/recordings-page.ts";
import { studioLessonPage } from "../../packages/content/src/pages/studio/courses/lesson-page.ts";
import { studioShelvesPage } from "../../packages/content/src/pages/studio/courses/shelves-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { test as base } from "../support/academies/demo-academy.ts";
import { admit } from "../support/learners.ts";
import { control, speedUp } from "../support/lessons.ts";
import { newestMail } from "../support/mailbox.ts";
import { post } from "../support/people.ts";
import { inOrder } from "../support/studio.ts";
import { expect } from "../support/visit.ts";

// Everybody who may is told of what is put up here.
const test = base.extend({ baseURL: async ({ academy }, use) => use(academy.url) });

const [shelves, lesson] = [studioShelvesPage, studioLessonPage];
const film = readFileSync(new URL("../../packages/content/films/business-strategy.mp4", import.meta.url));
const vtt = "WEBVTT\n\n00:00.500 --> 00:09.000\nA singing bowl and a xylophone.\n";
const title = "Masterclass: Nine ways to ask";

/** By the keys alone. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
}

async function putUp(page: Page): Promise<void> {
  await page.goto("/studio/courses");
  const shelf = page.getByRole("link", { name: "Masterclasses", exact: true });
  await expect(shelf).toBeVisible();
  await inOrder(page);
  await shelf.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Masterclasses" })).toBeVisible();
  await inOrder(page);
  await press(page, shelves.shelf.addRecording);
  await page.getByRole("dialog").getByLabel(shelves.addRecording.name).focus();
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  // It opens where the film goes.
  await expect(page.getByRole("heading", { name: lesson.film.heading, exact: true })).toBeFocused();
  // Others may have come in before.
  await expect(
    page.getByRole("switch", { name: /^Email [1-9]\d* (?:person|people) who can open this shelf/ }),
  ).toBeChecked();
  await press(page, lesson.film.choose);
  // What is uploaded here is what is meant.
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({ name: "nine-ways.mp4", mimeType: "video/mp4", buffer: film });
  await expect(page.getByText(lesson.film.noCaptions)).toBeVisible();
  await page
    .locator("input[accept*='.vtt']")
    .setInputFiles({ name: "nine.vtt", mimeType: "text/vtt", buffer: Buffer.from(vtt) });
  await expect(page.getByText(lesson.film.captionLines(1), { exact: true })).toBeVisible();
  await inOrder(page);
  await press(page, studioEditor.publish);
  await expect(page.getByText(lesson.published, { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: shelves.telling.heading })).toContainText("People were told");
}

test("the owner puts a recording on its shelf; who was promised it is told, watches it and has seen it; to others it stays closed", async ({
  page,
  browser,
  academy,
}) => {
  await post(page.request, "/api/auth/sign-in/email", academy.owner);
  const [guided, self] = [await browser.newContext(), await browser.newContext()];
  const [learner, other] = [await guided.newPage(), await self.newPage()];
  const { email } = await admit(page, learner, "blueprintGuided");
  await admit(page, other, "blueprintSelfGuided");
  await putUp(page);

  const { text } = await newestMail(learner.request, email, /recording/, title);
  const [, way] = /(\/course\/\S+\/lesson\/\S+)/.exec(text) ?? [];
  await learner.goto("/recordings");
  await expect(learner.getByRole("heading", { name: "Masterclasses", exact: true })).toBeVisible();
  const line = learner.getByRole("listitem").filter({ hasText: title });
  await expect(line).toContainText(recordingsPage.notSeen);
  await inOrder(learner);
  await learner.getByLabel(recordingsPage.search.label).focus();
  await learner.keyboard.type("xylophone");
  await learner.keyboard.press("Enter");
  await expect(learner.getByRole("listitem").filter({ hasText: "xylophone" })).toContainText(
    recordingsPage.search.kinds.transcript,
  );
  await inOrder(learner);
  await learner.getByRole("link", { name: title }).focus();
  await learner.keyboard.press("Enter");
  await expect(learner.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(new URL(learner.url()).pathname).toBe(way);
  await inOrder(learner);
  await control(learner, "Play").click();
  await speedUp(learner, 16);
  await expect(learner.getByText(lessonPage.recording.completion.byItself)).toBeVisible();
  await learner.getByRole("link", { name: lessonPage.recording.neighbors.next }).first().isVisible();
  await learner.getByRole("link", { name: "Masterclasses", exact: true }).first().focus();
  await learner.keyboard.press("Enter");
  await expect(line).toContainText(recordingsPage.seen);
  await expect(line).not.toContainText(recordingsPage.notSeen);

  await other.goto("/recordings");
  const closed = other.getByRole("region", { name: "Masterclasses" });
  await expect(closed).toContainText(recordingsPage.closed.text);
  await expect(closed.getByRole("link").first()).toBeVisible();
  await expect(other.getByText(title)).toHaveCount(0);
  await inOrder(other);
});
