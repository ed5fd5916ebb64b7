import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { type ArchetypeKey, archetypeKeys } from "../../packages/quiz/src/archetypes.ts";
import { setDesign } from "../../packages/quiz/src/design.ts";
import { type Question, shownAnswers } from "../../packages/quiz/src/items.ts";
import { questions } from "../../packages/quiz/src/questions.ts";
import { rankingSets } from "../../packages/quiz/src/ranking-sets.ts";
import { statements } from "../../packages/quiz/src/statements.ts";
import { type Step, type StepOrder, stepsInOrder } from "../../packages/quiz/src/steps.ts";
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

type Press = (target: Locator) => Promise<void>;

/** Answers one step by pressing what is on the screen. */
export async function answerStep(page: Page, { phase, id }: Step, press: Press) {
  if (phase === 1) return press(choice(page, likedAnswer(questionOf(id)).label));
  if (phase === 2) {
    for (const [rank, key] of likedRanking(id).entries()) await press(placeNumber(page, key, rank + 1));
    return press(page.getByRole("button", { name: "Continue to the next set" }));
  }
  await press(page.locator(".quiz-step-now .rating").nth(likedRating(id) - 1));
  await press(page.getByRole("button", { name: "Next Question" }));
}

/** The same with nothing but keys, from the heading that has the focus. */
export async function answerStepByKeys(page: Page, { phase, id }: Step) {
  const press = (key: string) => page.keyboard.press(key);
  if (phase === 1) {
    const target = choice(page, likedAnswer(questionOf(id)).label);
    while (!(await isFocused(target))) await press("Tab");
    return press("Enter");
  }
  if (phase === 2) {
    for (const [rank, key] of likedRanking(id).entries()) {
      const target = placeNumber(page, key, rank + 1);
      for (let tries = 0; !(await isFocused(target)) && tries < 20; tries++) await press("Tab");
      for (let tries = 0; !(await isFocused(target)) && tries < 40; tries++) await press("Shift+Tab");
      await press("Enter");
    }
    await expect(page.getByRole("button", { name: "Continue to the next set" })).toBeFocused();
    return press("Enter");
  }
  await press("Tab");
  await press("Space");
  for (let value = 1; value < likedRating(id); value++) await press("ArrowRight");
  await press("Enter");
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

export const aLead = () => ({ name: "Noor Haddad", email: `noor-${randomUUID().slice(0, 8)}@example.com` });

export async function fillLead(page: Page, { name, email }: { name: string; email: string }) {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email Address").fill(email);
}
export const sendLead = (page: Page) => page.getByRole("button", { name: "Get My Archetype Results" });
