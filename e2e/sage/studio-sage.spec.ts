import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { studioSagePage } from "../../packages/content/src/pages/studio/sage-page.ts";
import { studioPage } from "../../packages/content/src/pages/studio/studio-page.ts";
import { readFirstStart } from "../support/academies/first-start.ts";
import { newMember, post, signOut } from "../support/people.ts";
import * as sage from "../support/sage.ts";
import { typeOver } from "../support/studio.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, toasts } from "../support/visit.ts";

const path = "/studio/helper";
const words = studioSagePage;
const waiting = (page: Page) => page.getByRole("region", { name: words.questions.heading });
const taught = (page: Page) => page.getByRole("region", { name: words.answers.heading });
const row = (list: ReturnType<typeof waiting>, question: string) =>
  list.getByRole("listitem").filter({ hasText: question });
const dialog = (page: Page) => page.getByRole("dialog");

const ask = (page: Page, message: string) => post(page.request, "/api/chat", { message });

/** A name that nobody has heard of, in letters alone: numbers may be somebody's. */
const aName = () =>
  `Z${randomUUID()
    .replace(/[^a-f]/g, "")
    .slice(0, 7)}ux`;

async function signInAsOwner(page: Page) {
  const owner = readFirstStart().sampleSignIns.find(({ role }) => role === "owner");
  if (!owner) throw new Error("there is no sample owner");
  const { email, password } = owner;
  await post(page.request, "/api/auth/sign-in/email", { email, password });
}

/** Asks, and rates the answer badly. */
async function askAndRateBadly(page: Page, message: string): Promise<string> {
  const { id, response } = await ask(page, message);
  const rated = await page.request.post(`/api/chat/${id}/rating`, { data: { isHelpful: false } });
  expect(rated.status()).toBe(204);
  return response;
}

const lakes = ["Orrinmere", "Hespertarn", "Tamlinwater"];
/** Answered in these very words, whoever asks. */
const suggestions = [
  "Can I cancel the alumni group at any time?",
  "Who can join the alumni group?",
  "What does the alumni group cost?",
];

test("the owner answers what Sage didn’t know, dismisses what was rated badly, and teaches, changes and deletes", async ({
  page,
}) => {
  // One for each time it is repeated side by side. Words that mean something: what letters in no order are near to is chance.
  const nth = test.info().repeatEachIndex % lakes.length;
  const lake = lakes[nth] ?? "";
  const riddle = `Which heron keeps the lantern of ${lake}?`;
  for (const message of [riddle, riddle.toUpperCase()])
    expect((await ask(page, message)).sources).toEqual([]);
  const known = suggestions[nth] ?? "";
  const response = await askAndRateBadly(page, known);
  await signInAsOwner(page);
  await page.goto(path);

  await test.step("a badly rated answer is listed with what was said; dismissed it leaves", async () => {
    const asked = row(waiting(page), known);
    await expect(asked).toContainText(words.questions["badly-rated"]);
    await asked.getByText(words.questions.whatSageSaid).click();
    await expect(asked.locator("details p")).toHaveText(response);
    await asked.getByRole("button", { name: /^Dismiss/ }).click();
    await expect(asked).toHaveCount(0);
    await expect(toasts(page)).toContainText(words.questions.dismissed);
    await expect(page.getByRole("heading", { name: words.questions.heading })).toBeFocused();
  });
  await test.step("what Sage didn’t know is listed, and answered", async () => {
    const asked = row(waiting(page), lake);
    await expect(asked).toContainText(words.questions.unanswered);
    await expect(asked).toContainText("Asked 2 times, last");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await asked.getByRole("button", { name: /^Answer/ }).click();
    const answer = dialog(page).getByRole("textbox", { name: words.form.answer });
    await expect(answer).toBeFocused();
    await expect(page.locator(".answer-preview")).toContainText(words.preview.catches);
    await expect(page.locator(".answer-preview")).toContainText(riddle, { ignoreCase: true });
    await dialog(page).getByRole("button", { name: words.form.save }).click();
    await expect(dialog(page).getByText(words.form.answerMissing)).toBeVisible();
    await expectAccessible(page);
    await typeOver(answer, `It is green, like everything at ${lake}.`);
    // What was written outlives a slip.
    await page.keyboard.press("Escape");
    await asked.getByRole("button", { name: /^Answer/ }).click();
    await expect(answer).toHaveValue(/It is green/);
    await dialog(page).getByRole("button", { name: words.form.save }).click();
    await expect(toasts(page)).toContainText(words.form.saved.title);
    await expect(asked).toHaveCount(0);
    await expect(page.getByRole("heading", { name: words.questions.heading })).toBeFocused();
    await expect(row(taught(page), lake)).toContainText("It is green");
  });
  await test.step("something new is taught, changed and deleted", async () => {
    const place = aName();
    await page.getByRole("button", { name: words.answers.teach }).click();
    await dialog(page).getByRole("textbox", { name: words.form.question }).fill(`Where is ${place}?`);
    await dialog(page).getByRole("textbox", { name: words.form.answer }).fill("Behind the barn.");
    await dialog(page)
      .getByRole("textbox", { name: words.form.also })
      .fill(`way to ${place}\n\nfind ${place}`);
    await dialog(page).getByRole("button", { name: words.form.save }).click();
    const own = row(taught(page), place);
    await expect(own).toContainText(`“way to ${place}”, “find ${place}”`);
    expect((await ask(page, `find ${place}`)).response).toContain("Behind the barn.");

    await own.getByRole("button", { name: /^Edit/ }).click();
    await dialog(page).getByRole("textbox", { name: words.form.answer }).fill("Beside the pond.");
    await dialog(page).getByRole("button", { name: words.form.saveChange }).click();
    await expect(own).toContainText("Beside the pond.");
    expect((await ask(page, `Where is ${place}?`)).response).toContain("Beside the pond.");

    await own.getByRole("button", { name: /^Delete/ }).click();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: words.removal.confirm }).click();
    await expect(own).toHaveCount(0);
    expect((await ask(page, `Where is ${place}?`)).response).not.toContain("Beside the pond.");
  });
  await test.step("Sage knows what it was told", async () => {
    await sage.openPanel(page);
    await sage.ask(page, riddle);
    await expect(sage.answers(page)).toContainText("It is green");
  });
  await test.step("and nobody after this one has to know it", async () => {
    await page.goto(path);
    const own = row(taught(page), lake);
    await own.getByRole("button", { name: /^Delete/ }).click();
    await dialog(page).getByRole("button", { name: words.removal.confirm }).click();
    await expect(own).toHaveCount(0);
  });
});

test("a learner finds no link to it; the owner does", async ({ page }) => {
  const menuOf = async () => {
    const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
    const opener = page.getByRole("banner").getByRole("button", { name: isNarrow ? "Menu" : "Account" });
    await opener.click();
    return isNarrow ? page.getByRole("navigation", { name: "Menu" }) : page.getByRole("menu");
  };
  await newMember(page);
  await page.goto("/quiz");
  await expect((await menuOf()).getByText("Studio")).toHaveCount(0);
  await signOut(page);
  await signInAsOwner(page);
  await page.goto("/quiz");
  await (await menuOf()).getByText("Studio").click();
  await expect(page).toHaveURL(/\/studio$/);
  await page
    .getByRole("navigation", { name: studioPage.nav })
    .getByRole("link", { name: "Sage support" })
    .click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
});

test.describe("without a connection to it", () => {
  test.use({ expectedConsole: [/status of 500/] });

  test("both lists say so and can be tried again", async ({ page }) => {
    await signInAsOwner(page);
    await page.route("**/api/studio/helper/**", (route) =>
      route.fulfill({ status: 500, json: { code: "INTERNAL", message: "Something went wrong." } }),
    );
    await page.goto(path);
    await expect(page.getByRole("alert").filter({ hasText: words.failed })).toHaveCount(2);
    await page.unroute("**/api/studio/helper/**");
    for (const list of [waiting(page), taught(page)]) {
      await list.getByRole("button", { name: words.tryAgain }).click();
      await expect(list.getByRole("alert")).toHaveCount(0);
    }
  });
});
