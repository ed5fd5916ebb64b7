import type { Page } from "@playwright/test";
import { quizPage } from "../../packages/content/src/pages/quiz/quiz-page.ts";
import { studioEditor } from "../../packages/content/src/pages/studio/editor.ts";
import { studioQuizPage } from "../../packages/content/src/pages/studio/quiz-page.ts";
import { textById } from "../../packages/quiz/src/texts/all-texts.ts";
import { test } from "../support/academies/demo-academy.ts";
import { post } from "../support/people.ts";
import { aLead, choice, fillLead, keptAttempt, sendLead } from "../support/quiz-walk.ts";
import { restoreVersion, showVersion, typeOver } from "../support/studio.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "../support/visit.ts";

const { status, publishing, problems, preview } = studioQuizPage;
const textOf = (id: string) => textById.get(id)?.text ?? "";
const field = (page: Page, id: string) => page.locator(`textarea[data-text="${id}"]`);
const placeOf = (page: Page, title: string) =>
  page.locator("details.quiz-place").filter({ hasText: new RegExp(`^${title}\\s*(Step|Profile)`) });

/** Somebody else's browser, with an attempt under way or none. */
const openQuiz = async (page: Page, url: string, attempt?: string) => {
  await page.goto(`${url}/about`);
  await page.evaluate((kept) => kept && localStorage.setItem("quiz-attempt", kept), attempt);
  await page.goto(`${url}/quiz`);
};
const versionIn = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("quiz-attempt") ?? "{}") as { texts?: string }).texts);

test("the owner changes the quiz, whoever has begun ends with what they began with, and results say which version they are from", async ({
  page,
  browser,
  academy,
}) => {
  const inOrder = async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  };
  const saved = page.getByText(status.saved, { exact: false });
  const publish = async (number: number) => {
    await page.getByRole("button", { name: studioEditor.publish, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: publishing.confirm }).click();
    await expect(page.getByText(`Visitors read version ${number},`)).toBeVisible();
  };
  await post(page.request, `${academy.url}/api/auth/sign-in/email`, academy.owner);

  await test.step("a question is changed and seen as visitors will", async () => {
    await page.goto(`${academy.url}/studio/quiz`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(studioQuizPage.title);
    await inOrder();
    await placeOf(page, "Question 1").locator("> summary").click();
    await typeOver(field(page, "question-1"), "A free afternoon & <b>nobody</b> waits. What now?");
    await expect(saved).toBeVisible();
    await page.getByRole("button", { name: preview.open }).click();
    await expect(page.locator(".quiz-preview h1")).toHaveText(
      "A free afternoon & <b>nobody</b> waits. What now?",
    );
    await inOrder();
  });

  await test.step("what breaks the balance is told, and what can't be published is not", async () => {
    await typeOver(field(page, "question-1-A"), "I **teach** someone.");
    await expect(page.getByText(problems.telling.replace("{about}", "teach"))).toBeVisible();
    await typeOver(field(page, "question-1-A"), "");
    await expect(page.getByText(problems.empty)).toBeVisible();
    // Also from behind its fold.
    await placeOf(page, "Question 1").locator("> summary").click();
    await page.getByRole("button", { name: studioEditor.publish, exact: true }).press("Enter");
    await expect(field(page, "question-1-A")).toBeFocused();
    await expect(field(page, "question-1-A")).toBeInViewport();
    await inOrder();
    await typeOver(field(page, "question-1-A"), textOf("question-1-A"));
    await typeOver(page.getByLabel(studioQuizPage.find.label), "nobody</b> waits");
    await expect(page.locator("details.quiz-place")).toHaveCount(1);
    // What was found stays while it is changed, letter by letter.
    const question = field(page, "question-1");
    await typeOver(question, "A free afternoon. What now?");
    await expect(question).toHaveValue("A free afternoon. What now?");
    await typeOver(question, "A free afternoon & <b>nobody</b> waits. What now?");
    await publish(2);
  });

  const guest = await (await browser.newContext()).newPage();
  await test.step("somebody begins with it, and the owner publishes another", async () => {
    await guest.goto(`${academy.url}/quiz`);
    await guest.getByRole("button", { name: quizPage.startTop }).click();
    await expect(guest.locator(".quiz-step-now h1")).toHaveText(/^A free afternoon & <b>nobody<\/b>/);
    expect(await versionIn(guest)).toMatch(/^2-/);
    await choice(guest, "A").click();

    await page.reload();
    await placeOf(page, "Statement 30").locator("> summary").click();
    await typeOver(field(page, "statement-30"), "I light a candle before I begin my working day.");
    await placeOf(page, "The Inner Alchemist").locator("> summary").click();
    await typeOver(field(page, "alchemist-development"), "Your edge is new. This week, rest for an hour.");
    await expect(saved).toBeVisible();
    await publish(3);
  });

  await test.step("they end with what they began with", async () => {
    const name = await versionIn(guest);
    await openQuiz(guest, academy.url, keptAttempt(59, "sequence", { texts: name }));
    await expect(guest.locator(".quiz-step-now h1")).toHaveText(textOf("statement-30"));
    await guest.locator(".quiz-step-now .rating").nth(3).click();
    await guest.getByRole("button", { name: "Next Question" }).click();
    await fillLead(guest, aLead());
    await sendLead(guest).click();
    await expect(guest.getByText("From version 2 of the quiz.")).toBeVisible();
    await expect(guest.getByText("Your edge is new.")).toHaveCount(0);
  });

  await test.step("whoever begins now reads the newest, and their result keeps it", async () => {
    const other = await (await browser.newContext()).newPage();
    const now = /"name":"(3-[0-9a-f]{16})"/.exec(await wordsOf(academy.url))?.[1];
    await openQuiz(other, academy.url, keptAttempt(59, "sequence", { texts: now }));
    await expect(other.locator(".quiz-step-now h1")).toHaveText(/candle before I begin/);
    await other.locator(".quiz-step-now .rating").nth(3).click();
    await other.getByRole("button", { name: "Next Question" }).click();
    await fillLead(other, aLead());
    await sendLead(other).click();
    await expect(other.getByText("Your edge is new. This week, rest for an hour.")).toBeVisible();
    await other.context().close();
  });

  await test.step("the original comes back, and the history tells it all", async () => {
    const dialog = await showVersion(page, "oldest");
    await inOrder();
    await restoreVersion(page);
    await expect(page.getByText(/^Visitors read the original texts again/)).toBeVisible();
    await page.getByRole("button", { name: studioEditor.history.title, exact: true }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(4);
    await inOrder();
    await page.keyboard.press("Escape");
    await guest.evaluate(() => localStorage.removeItem("quiz-attempt"));
    await guest.goto(`${academy.url}/quiz`);
    await guest.getByRole("button", { name: quizPage.startTop }).click();
    await expect(guest.locator(".quiz-step-now h1")).toHaveText(textOf("question-1"));
    expect(await versionIn(guest)).toBeUndefined();
    await guest.context().close();
  });
});

async function wordsOf(url: string): Promise<string> {
  const page = await (await fetch(`${url}/quiz`)).text();
  const path = /"(\/words\/[0-9a-f]{16}\.js)"/.exec(page)?.[1] ?? "";
  return (await fetch(url + path)).text();
}
