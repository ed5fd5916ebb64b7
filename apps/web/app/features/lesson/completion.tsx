import type { LessonView } from "@academy/contract/learning/lessons";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { countWords } from "../../lib/text/count-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { courseQuery, isPlanLeft, progressQuery, Tick } from "../progress/public.ts";
import { Finished, NextLesson } from "./finished.tsx";
import type { PartsOfLesson } from "./parts/use-parts.ts";
import { WhatIsLeft } from "./parts/what-is-left.tsx";
import { wordsFor } from "./recording.ts";
import type { LessonCompletion } from "./use-completion.ts";

type CompletionProps = {
  completion: LessonCompletion;
  lesson: LessonView;
  parts: PartsOfLesson;
  /** Their own, about their work; empty until there is one. */
  sentence: string;
  onRead: () => void;
  onExercise: (state: "begun" | "setAside") => void;
};

/** Where a lesson is marked, and how far the course has come with it. */
export function Completion({
  completion,
  lesson,
  parts: { parts, isFillable },
  sentence,
  onRead,
  onExercise,
}: CompletionProps) {
  const id = useId();
  const words = wordsFor(lesson, "completion");
  const { data: progress } = useQuery(progressQuery(lesson.course.id));
  const { data: course } = useQuery(courseQuery(lesson.course.id));
  const byItself = {
    none: lesson.video ? words.byItself : words.byItselfRead,
    open: words.byItselfAll,
    begun: words.byItselfAll,
    setAside: words.byItselfSetAside,
  }[parts.exercise];
  const { isCompleted, isBusy, isByItself, isPending, mark } = completion;
  return (
    <section aria-labelledby={id} className="lesson-completion">
      <h2 id={id} tabIndex={-1} className="text-heading">
        {words.heading}
      </h2>
      {!isCompleted && (
        <WhatIsLeft
          lesson={lesson}
          parts={parts}
          isFillable={isFillable}
          onRead={onRead}
          onExercise={onExercise}
        />
      )}
      <div className={isCompleted ? "lesson-mark" : "lesson-mark is-ahead"}>
        {isCompleted && (
          <p className="lesson-done">
            <Tick /> {words.completed}
          </p>
        )}
        {/* One button for both, so that the focus stays on it. */}
        <Button
          variant={isCompleted ? "quiet" : "primary"}
          size={isCompleted ? "medium" : "large"}
          isBusy={isBusy}
          onClick={() => void mark(!isCompleted)}
        >
          {isCompleted ? words.unmark : words.mark}
        </Button>
      </div>
      <p aria-live="polite" className="lesson-mark-words">
        {isPending ? words.pending : isByItself ? byItself : ""}
      </p>
      {isCompleted ? (
        <Finished
          lesson={lesson}
          course={course}
          sentence={sentence}
          hasCertificate={Boolean(progress?.certificateId)}
          isPlanLeft={progress !== undefined && isPlanLeft(progress)}
          isNew={!lesson.completed}
        />
      ) : (
        lesson.next && <NextLesson lesson={lesson} next={lesson.next} variant="secondary" />
      )}
      {progress && !lesson.course.isShelf && (
        <p className="text-ink-soft text-small">
          {countWords(progress.totalLessons, words.count, { done: progress.completedLessons })}
        </p>
      )}
    </section>
  );
}
