import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { type ArchetypeKey, archetypeKeys } from "../../packages/quiz/src/archetypes.ts";
import { setDesign } from "../../packages/quiz/src/design.ts";
import { type Question, shownAnswers } from "../../packages/quiz/src/items.ts";
import { type Step, type StepOrder, stepsInOrder } from "../../packages/quiz/src/steps.ts";
import { questions } from "../../packages/quiz/src/texts/questions.ts";
import { rankingSets } from "../../packages/quiz/src/texts/ranking-sets.ts";
import { statements } from "../../packages/quiz/src/texts/statements.ts";
import { expect } from "./visit.ts";

/** Somebody who likes these archetypes most, in this order. */
const liking: readonly ArchetypeKey[] = ["alchemist", "artist", "mystic", ...archetypeKeys];
const likedFirst = (keys: readonly ArchetypeKey[]) =>
  [...keys].sort((one, other) => liking.indexOf(one) - liking.indexOf(other));
const likedRating = (id: number) => {
  const place = liking.indexOf(statements[id - 1]?.archetype ?? "teacher");
  return place < 3 ? 7 - place : (id % 4) + 1;
};

/** What such a person chooses: the label on the screen, the answer's id, its archetype. */
function likedAnswer(question: Question) {
  const shown = shownAnswers(question);
  const [best] = likedFirst(shown.map(({ answer }) => answer.archetype));
  const found = shown.find(({ answer }) => answer.archetype === best);
  if (!found) throw new Error(`question ${question.id} shows nothing`);
  return { label: found.label, ...found.answer };
}
const likedRanking = (setId: number) => likedFirst(setDesign[setId] ?? []);

const questionOf = (id: number) => questions[id - 1] as Question;

/** The points of such a person, counted by hand: 3 a choice, 4 to 1 a rank, the rating itself. */
export function expectedScores(): Record<ArchetypeKey, number> {
  const scores = Object.fromEntries(archetypeKeys.map((key) => [key, 0])) as Record<ArchetypeKey, number>;
  for (const question of questions) scores[likedAnswer(question).archetype] += 3 * 0.4;
  for (const { id } of rankingSets) {
    for (const [rank, key] of likedRanking(id).entries()) scores[key] += (4 - rank) * 0.35;
  }
  for (const { id, archetype } of statements) scores[archetype] += likedRating(id) * 0.25;
  for (const key of archetypeKeys) scores[key] = Math.round(scores[key] * 100) / 100;
  return scores;
}

/** The kept attempt of such a person after so many steps. */
export function keptAttempt(count: number, order: StepOrder = "sequence", part: object = {}): string {
  const given = stepsInOrder(order)
    .slice(0, count)
    .map(({ phase, id }) =>
      phase === 1 ? likedAnswer(questionOf(id)).id : phase === 2 ? likedRanking(id) : likedRating(id),
    );
  return JSON.stringify({ version: 1, order, given, reached: count + 1, ...part });
}

/** Opens the quiz with an attempt already under way. Kept once: a reload finds what the page itself has kept. */
export async function openAt(page: Page, count: number, order: StepOrder = "sequence", part: object = {}) {
  await page.addInitScript(
    (attempt) => {
      if (sessionStorage.getItem("seeded")) return;
      sessionStorage.setItem("seeded", "yes");
      localStorage.setItem("quiz-attempt", attempt);
    },
    keptAttempt(count, order, part),
  );
  await page.goto("/quiz");
}

export const place = (page: Page) => page.locator("#quiz-place");
export const choice = (page: Page, label: string) =>
  page.locator(".quiz-step-now .choice", { hasText: new RegExp(`^${label}`) });
export const placeAt = (page: Page, place: number) => page.locator(`.quiz-step-now [data-place="${place}"]`);
export const option = (page: Page, key: ArchetypeKey) =>
  page.locator(`.quiz-step-now [data-option="${key}"]`);
export const placeNumber = (page: Page, key: ArchetypeKey, at: number) =>
  option(page, key).getByRole("button", { name: `Place ${at}:` });

/**
 * Somebody reads a step before they answer it, and by then it has come to rest. Whoever answers many of them here reads
 * nothing, so that the same movements take next to no time.
 */
export async function settleAtOnce(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.setPlaybackRate", { playbackRate: 100 });
}

const now = (page: Page, selector: string) => page.locator(`.quiz-step-now ${selector}`);
/** Found by its place among the buttons of its option: to find so many of them by name takes its time. */
const placeButton = (page: Page, key: ArchetypeKey, at: number) =>
  now(page, `[data-option="${key}"] .place-button:nth-child(${at})`);

type Press = (target: Locator) => Promise<void>;

/** Answers one step by pressing what is on the screen. */
export async function answerStep(page: Page, { phase, id }: Step, press: Press) {
  if (phase === 1) return press(choice(page, likedAnswer(questionOf(id)).label));
  if (phase === 2) {
    for (const [rank, key] of likedRanking(id).entries()) await press(placeButton(page, key, rank + 1));
    return press(now(page, ".button").filter({ hasText: "Continue to the next set" }));
  }
  await press(now(page, ".rating").nth(likedRating(id) - 1));
  await press(now(page, ".button").filter({ hasText: "Next Question" }));
}

/** The same with nothing but keys, from the heading, which must have the focus. */
export async function answerStepByKeys(page: Page, { phase, id }: Step) {
  const press = (key: string) => page.keyboard.press(key);
  await expect(now(page, "h1")).toBeFocused();
  if (phase === 1) {
    await tabTo(choice(page, likedAnswer(questionOf(id)).label));
    return press("Enter");
  }
  if (phase === 2) {
    for (const [rank, key] of likedRanking(id).entries()) {
      await tabTo(placeButton(page, key, rank + 1));
      await press("Enter");
    }
    await expect(now(page, ".button").filter({ hasText: "Continue to the next set" })).toBeFocused();
    return press("Enter");
  }
  await press("Tab");
  await press("Space");
  for (let value = 1; value < likedRating(id); value++) await press("ArrowRight");
  await press("Enter");
}

/** Presses Tab or Shift+Tab as often as there are buttons on the way, which must lead there. */
async function tabTo(target: Locator) {
  const count = await target.evaluate((button) => {
    const stops = [...document.querySelectorAll(".quiz-step-now :is(h1, button:enabled)")];
    return stops.indexOf(button) - stops.indexOf(document.activeElement as Element);
  });
  for (let press = 0; press < Math.abs(count); press++) {
    await target.page().keyboard.press(count > 0 ? "Tab" : "Shift+Tab");
  }
  await expect(target).toBeFocused();
}

export const aLead = () => ({ name: "Noor Haddad", email: `noor-${randomUUID().slice(0, 8)}@example.com` });

export async function fillLead(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email Address").fill(email);
}
export const sendLead = (page: Page) => page.getByRole("button", { name: "Get My Archetype Results" });

/** What the attempt that is under way has kept of its answers. */
export const given = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("quiz-attempt") ?? "{}").given as unknown[]);
export const previous = (page: Page) => page.getByRole("button", { name: "Previous" });

/** Of what a finger or a mouse is put on. */
export async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("not on the screen");
  return { x: box.x + Math.min(box.width / 2, 80), y: box.y + box.height / 2 };
}
