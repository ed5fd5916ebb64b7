import type { LessonView } from "@academy/contract/learning/lessons";
import type { PendingItem } from "../progress/public.ts";

export type LessonProgress = Pick<
  LessonView,
  "completed" | "positionSeconds" | "textPosition" | "isTextRead" | "isFilmWatched" | "exercise"
>;

/** How far somebody is in a lesson, with what this device could not tell the server yet. Items come oldest first. */
export function withPending(
  lesson: LessonProgress & Pick<LessonView, "finishing">,
  items: PendingItem[],
): LessonProgress {
  const bodies = items.flatMap(({ pending }) => (pending.kind === "progress" ? [pending.body] : []));
  const last = <Field extends "completed" | "positionSeconds" | "textPosition">(field: Field) =>
    bodies.findLast((body) => body[field] !== undefined)?.[field] ?? lesson[field];
  const exercise = bodies.findLast((body) => body.exercise)?.exercise ?? lesson.exercise;
  return {
    completed: last("completed") as boolean,
    positionSeconds: last("positionSeconds") as number,
    textPosition: last("textPosition") as number,
    isTextRead: lesson.isTextRead || bodies.some(({ textPosition }) => textPosition === 1),
    isFilmWatched:
      lesson.isFilmWatched ||
      bodies.some(
        ({ filmWatched, watchedSeconds = 0 }) =>
          filmWatched || (watchedSeconds > 0 && watchedSeconds >= lesson.finishing.watchedSeconds),
      ),
    exercise,
  };
}
