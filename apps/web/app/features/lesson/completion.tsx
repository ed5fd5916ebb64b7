import { lessonPage } from "@academy/content/pages/lesson-page";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useId } from "react";
import { countWords } from "../../lib/text/count-words.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { coursePath, progressQuery } from "../progress/public.ts";
import type { LessonCompletion } from "./use-completion.ts";

const words = lessonPage.completion;

type CompletionProps = { completion: LessonCompletion; courseId: string; hasFilm: boolean };

/** Where a lesson is marked, and how far the course has come with it. */
export function Completion({ completion, courseId, hasFilm }: CompletionProps) {
  const id = useId();
  const { data: progress } = useQuery(progressQuery(courseId));
  const { isCompleted, isBusy, isByItself, isPending, mark } = completion;
  return (
    <section aria-labelledby={id} className="lesson-completion">
      <h2 id={id} className="text-heading">
        {words.heading}
      </h2>
      <div className="lesson-mark">
        {isCompleted && (
          <p className="lesson-done">
            <Check aria-hidden="true" /> {words.completed}
          </p>
        )}
        {/* One button for both, so that the focus stays on it. */}
        <Button
          variant={isCompleted ? "quiet" : "primary"}
          isBusy={isBusy}
          onClick={() => void mark(!isCompleted)}
        >
          {isCompleted ? words.unmark : words.mark}
        </Button>
      </div>
      <p aria-live="polite" className="lesson-mark-words">
        {isPending ? words.pending : isByItself ? (hasFilm ? words.byItself : words.byItselfRead) : ""}
      </p>
      {progress && (
        <p className="text-ink-soft text-small">
          {countWords(progress.totalLessons, words.count, { done: progress.completedLessons })}
        </p>
      )}
      {progress?.certificateId && (
        <div className="lesson-course-done">
          <p>{words.courseDone}</p>
          <LinkButton to={`${coursePath(courseId)}#certificate`} variant="secondary">
            {words.toCertificate}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
