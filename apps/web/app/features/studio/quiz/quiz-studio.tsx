import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { QuizEditor } from "./quiz-editor.tsx";
import { useQuiz } from "./use-quiz.ts";

/** The texts of the quiz, to be edited. */
export function QuizStudio() {
  const { data, error, round, begin, isFetchedAfterMount } = useQuiz();
  if (data && isFetchedAfterMount) return <QuizEditor key={round} quiz={data} refresh={begin} />;
  return (
    <div className="column studio-page">
      <h1>{studioQuizPage.title}</h1>
      {!error && <SkeletonText lines={8} label={studioPage.loading} />}
      {error !== null && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
    </div>
  );
}
