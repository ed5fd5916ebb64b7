import type { LessonView } from "@academy/contract/learning/lessons";

/** From here on a film counts as watched. */
const enoughShare = 0.9;
/** Nobody reads faster than this, and nobody who reads is kept waiting by it. */
const wordsPerMinute = 500;

/** What finishing a lesson takes. The page is told with the lesson, so that it knows without a connection as well. */
export function finishingOf({
  text,
  filmSeconds,
}: {
  text: string;
  filmSeconds: number;
}): LessonView["finishing"] {
  const words = text.match(/\S+/g)?.length ?? 0;
  return {
    watchedSeconds: enoughShare * filmSeconds,
    readingMs: Math.round((words * 60_000) / wordsPerMinute),
  };
}

/** Whether so much of a film is enough of it. */
export const isEnoughWatched = (watchedSeconds: number, filmSeconds: number): boolean =>
  filmSeconds > 0 && watchedSeconds >= enoughShare * filmSeconds;
