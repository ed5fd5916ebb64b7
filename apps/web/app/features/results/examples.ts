import { resultPage } from "@academy/content/pages/quiz/quiz-page";

const listOf = (names: string) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** The people a profile names, or four whom everyone knows. */
export function examplesOf(names: string | undefined): string[] {
  const named = listOf(names ?? "");
  return named.length > 0 ? named : listOf(resultPage.defaultExamples);
}
