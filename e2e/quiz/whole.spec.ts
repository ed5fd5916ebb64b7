import type { Locator, Page } from "@playwright/test";
import { quizPauses } from "../../packages/content/src/pages/quiz/quiz-pauses.ts";
import { archetypes } from "../../packages/quiz/src/archetypes.ts";
import { type Step, stepsInOrder } from "../../packages/quiz/src/steps.ts";
import {
  aLead,
  answerStep,
  answerStepByKeys,
  expectedScores,
  fillLead,
  place,
  sendLead,
  settleAtOnce,
} from "../support/quiz-walk.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onPhoneAlone,
  test,
  toasts,
} from "../support/visit.ts";

test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

/** Before the first step of a phase, by how many were answered. */
const pauses: Record<number, string> = { 20: quizPauses[2].heading, 30: quizPauses[3].heading };

async function readPauseByKeys(page: Page, words: string) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(words);
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
}

/** On a phone the result is kept without reading all of it first. */
async function expectWithinTwoScreens(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const ways = [
    page.getByRole("button", { name: "Copy the link" }),
    page.getByRole("link", { name: "Download the report (PDF)" }),
  ];
  for (const way of ways) {
    const foot = await way.evaluate((button) => button.getBoundingClientRect().bottom + window.scrollY);
    expect(foot).toBeLessThan(2 * 844);
  }
}

const percent = (page: Page) => page.locator("#quiz-place + p");

/** The result in words and in the server's memory, against what was counted by hand. */
async function expectResult(page: Page) {
  const scores = expectedScores();
  const sorted = Object.entries(scores).sort(([, one], [, other]) => other - one);
  const [[first = ""] = [], [second = ""] = []] = sorted;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(archetypes[first as "artist"].title);
  await expect(
    page.getByRole("heading", { level: 2, name: archetypes[second as "artist"].title }),
  ).toBeVisible();
  const address = await page.getByLabel("Link to your result").inputValue();
  const token = new URL(address).searchParams.get("r");
  const saved = await (await page.request.get(`/api/results/${token}`)).json();
  expect(saved.result.allScores).toEqual(scores);
  expect(saved.result.primary.archetype).toBe(first);
  expect(saved.result.secondary).toEqual({
    archetype: second,
    score: scores[second as "artist"],
    strength: Math.round((scores[second as "artist"] / scores[first as "artist"]) * 100),
  });
  expect(saved.isCareless).toBe(false);
}

test(
  "from the first breath to the result by finger, with Previous, a reload and a lost network on the way",
  onPhoneAlone,
  async ({ page, context }) => {
    const press = (target: Locator) => target.tap();
    const steps = stepsInOrder("interleaved");
    await settleAtOnce(page);
    await page.route("**/api/quiz/order", (route) => route.fulfill({ json: { order: "interleaved" } }));
    await page.goto("/quiz?utm_source=letter");
    await press(page.getByRole("button", { name: "Start the assessment" }));

    for (const [index, step] of steps.entries()) {
      await expect(place(page)).toHaveText(`Question ${index + 1} of 60`);
      await expect(percent(page)).toHaveText(`${Math.round((index / 60) * 100)}% Complete`);
      if (index === 6) {
        await press(page.getByRole("button", { name: "Previous" }));
        await expect(place(page)).toHaveText("Question 6 of 60");
        await answerStep(page, steps[5] as Step, press);
        await expect(place(page)).toHaveText("Question 7 of 60");
      }
      if (index === 25) {
        await page.reload();
        await expect(place(page)).toHaveText("Question 26 of 60");
      }
      // The later stages come while there is time for it: here, before the network goes.
      if (index === 40) {
        await page.waitForLoadState("networkidle");
        await context.setOffline(true);
      }
      // Keyboards are rare on phones: two steps of each phase.
      if (index >= 9 && index < 15) await answerStepByKeys(page, step);
      else await answerStep(page, step, press);
    }

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Well done, you’ve completed your assessment!",
    );
    const lead = aLead();
    await fillLead(page, lead);
    await press(sendLead(page));
    await expect(toasts(page)).toContainText("There was an issue submitting your email. Please try again.");
    await context.setOffline(false);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(lead.name);
    await press(sendLead(page));
    await expectResult(page);
    await page.reload();
    await expectResult(page);
    await expectWithinTwoScreens(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test("from the first breath to the result by keyboard alone", async ({ page }) => {
  await settleAtOnce(page);
  await page.route("**/api/quiz/order", (route) => route.fulfill({ json: { order: "sequence" } }));
  await page.goto("/quiz");
  const start = page.getByRole("button", { name: "Start the assessment" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(start).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await page.keyboard.press("Enter");

  for (const [index, step] of stepsInOrder("sequence").entries()) {
    if (pauses[index]) await readPauseByKeys(page, pauses[index]);
    await expect(place(page)).toHaveText(`Question ${index + 1} of 60`);
    await answerStepByKeys(page, step);
  }

  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  const { name, email } = aLead();
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expectResult(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
