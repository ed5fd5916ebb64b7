import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { explain, hasCode, isUnauthorized } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { coursesPath } from "./paths.ts";

type MissingThingProps = {
  error: unknown;
  words: { heading: string; text: string };
  onRetry: () => void;
};

/** In the place of a course or lesson that is on its way, is not there, or could not be loaded. */
export function MissingThing({ error, words, onRetry }: MissingThingProps) {
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const isMissing = hasCode(error, "NOT_FOUND") || hasCode(error, "BAD_REQUEST");
  return (
    <Notice heading={isMissing ? words.heading : studioPage.failed} role="alert">
      <p>{isMissing ? words.text : explain(error)}</p>
      {isMissing ? (
        <LinkButton to={coursesPath}>{studioCoursePage.back}</LinkButton>
      ) : (
        <Button onClick={onRetry}>{studioPage.tryAgain}</Button>
      )}
    </Notice>
  );
}
