import type { LessonView } from "@academy/contract/learning/lessons";
import { useId } from "react";
import { wordsFor } from "../recording.ts";
import { LessonsOf } from "./lessons-of.tsx";

/** On a desk the list stands beside the player, as high as that is, and scrolls in itself. */
export function LessonsBeside({ lesson }: { lesson: LessonView }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="lessons-beside">
      <h2 id={id} className="type-lead lh-[1.3]">
        {wordsFor(lesson, "lessons").label}
      </h2>
      <div data-scrolls className="lessons-scroll">
        <LessonsOf lesson={lesson} />
      </div>
    </nav>
  );
}
