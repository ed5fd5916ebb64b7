import type { LessonView } from "@academy/contract/lessons";
import type { PendingItem } from "../progress/public.ts";

type LessonProgress = Pick<LessonView, "completed" | "positionSeconds">;

/** Where somebody stands in a lesson, with what this device could not tell the server yet. Items come oldest first. */
export function withPending(
  { completed, positionSeconds }: LessonProgress,
  items: PendingItem[],
): LessonProgress {
  const bodies = items.flatMap(({ pending }) => (pending.kind === "progress" ? [pending.body] : []));
  return {
    completed: bodies.findLast((body) => body.completed !== undefined)?.completed ?? completed,
    positionSeconds:
      bodies.findLast((body) => body.positionSeconds !== undefined)?.positionSeconds ?? positionSeconds,
  };
}
