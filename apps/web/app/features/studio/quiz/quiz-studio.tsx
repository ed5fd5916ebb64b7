import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { useQuery } from "@tanstack/react-query";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { QuizEditor, quizQuery } from "./quiz-editor.tsx";

/** The texts of the quiz, to be edited. */
export function QuizStudio() {
  // Whoever opens the editor gets what the server has now.
  const { data, error } = useQuery({ ...quizQuery, gcTime: 0 });
  if (data) return <QuizEditor quiz={data} />;
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
