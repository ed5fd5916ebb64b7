import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import type { LeadResult } from "@academy/contract/studio/leads";
import { scoreQuiz } from "@academy/quiz/scoring/score";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LeadResults } from "./lead-results.tsx";

const words = studioLeadPage.results;
const answer = (archetype: "mystic" | "artist", at: number) =>
  ({ questionId: at + 1, answer: archetype, phase: 1 }) as const;
const answers = {
  phase1: Array.from({ length: 11 }, (_, at) => answer(at < 7 ? "mystic" : "artist", at)),
  phase2: {},
  phase3: {},
};
const taken: LeadResult = {
  token: "token",
  createdAt: "2031-05-01T10:00:00.000Z",
  result: scoreQuiz(answers),
  carelessSigns: ["equal-ratings"],
  variant: "sequence",
  quizVersion: 1,
  answers,
  mail: { state: "unknown", at: null },
};
const shown = (result: LeadResult) =>
  renderToStaticMarkup(createElement(LeadResults, { results: [result], quizVersions: [] }));

test("both archetypes stand on one scale, and what looks careless is said by what was seen", () => {
  const [first, second] = ["The Cosmic Mystic <span>28%</span>", `${words.second}: The Visionary Artist 16%`];
  const page = shown(taken);

  expect(page).toContain(first);
  expect(page).toContain(second);
  expect(page).toContain(`${words.careless} ${words.carelessSigns["equal-ratings"]}`);
  expect(shown({ ...taken, carelessSigns: [] })).not.toContain(words.careless);
});
