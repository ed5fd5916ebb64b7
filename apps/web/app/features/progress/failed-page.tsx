import { learningWords } from "@academy/content/learning";
import { ApiError, explain } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageDrawing } from "../archetypes/public.ts";

type FailedPageProps = { heading: string; error: Error; onRetry: () => void };

/** Takes the place of a page whose data could not be fetched. */
export function FailedPage({ heading, error, onRetry }: FailedPageProps) {
  return (
    <Notice heading={heading} role="alert" drawing={<PageDrawing of="failed" />}>
      <p>{error instanceof ApiError ? explain(error) : learningWords.unreachable}</p>
      <Button onClick={onRetry}>{learningWords.again}</Button>
    </Notice>
  );
}
