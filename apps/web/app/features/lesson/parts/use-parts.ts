import type { LessonView } from "@academy/contract/learning/lessons";
import { useRef, useState } from "react";
import type { LessonProgress } from "../with-pending.ts";
import { isAnythingLeft, type LessonParts, partsAtFirst } from "./lesson-parts.ts";

/** Which parts of a lesson are done, and a word at the moment when the last of them is. */
export function useParts(lesson: LessonView, begin: LessonProgress) {
  const [parts, setParts] = useState(() => partsAtFirst(lesson, begin));
  /** Filled in on the page itself, which then sees that it was begun. */
  const [isFillable, setFillable] = useState(false);
  const latest = useRef(parts);

  /** Answers whether that was the last thing left. */
  const settle = <Part extends keyof LessonParts>(part: Part, state: LessonParts[Part]): boolean => {
    const before = latest.current;
    if (before[part] === state) return false;
    latest.current = { ...before, [part]: state };
    setParts(latest.current);
    return isAnythingLeft(before) && !isAnythingLeft(latest.current);
  };
  return {
    parts,
    isFillable,
    settle,
    /** The workbook has a part for this lesson. */
    findExercise() {
      setFillable(true);
      if (latest.current.exercise === "none") settle("exercise", begin.exercise ?? "open");
    },
  };
}

export type PartsOfLesson = ReturnType<typeof useParts>;
