import type { LessonView } from "@academy/contract/lessons";
import type { KeptItem } from "../progress/public.ts";

type Standing = Pick<LessonView, "completed" | "positionSeconds">;

/** Where somebody stands in a lesson, with what this device could not tell the server yet. Items come oldest first. */
export function standingWith({ completed, positionSeconds }: Standing, items: KeptItem[]): Standing {
  const bodies = items.flatMap(({ kept }) => (kept.kind === "progress" ? [kept.body] : []));
  return {
    completed: bodies.findLast((body) => body.completed !== undefined)?.completed ?? completed,
    positionSeconds:
      bodies.findLast((body) => body.positionSeconds !== undefined)?.positionSeconds ?? positionSeconds,
  };
}
