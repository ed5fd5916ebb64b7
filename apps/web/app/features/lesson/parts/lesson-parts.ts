import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { readText } from "../text/read-text.ts";
import type { LessonProgress } from "../with-pending.ts";

/** What finishing a lesson takes, each in its own way; a part that it does not have takes nothing. */
export type LessonParts = {
  film: "none" | "open" | "done";
  text: "none" | "open" | "done";
  exercise: "none" | "open" | "begun" | "setAside";
};

export function partsAtFirst(
  { video, text }: Pick<LessonView, "video" | "text">,
  { isFilmWatched, isTextRead, exercise }: LessonProgress,
): LessonParts {
  const hasExercise = readText(text, lessonPage.exercise).some(({ kind }) => kind === "exercise");
  return {
    film: video === null ? "none" : isFilmWatched ? "done" : "open",
    text: text.trim() === "" ? "none" : isTextRead ? "done" : "open",
    exercise: hasExercise ? (exercise ?? "open") : "none",
  };
}

export const isAnythingLeft = (parts: LessonParts): boolean => Object.values(parts).includes("open");
