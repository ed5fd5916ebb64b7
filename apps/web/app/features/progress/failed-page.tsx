import { learningWords } from "@academy/content/learning";
import { ApiError, explain } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageDrawing } from "../archetypes/public.ts";

type FailedPageProps = { heading: string; error: Error; onRetry: () => void };

/** Takes the place of a page whose data could not be fetched. */
export function FailedPage({ heading, error, onRetry }: FailedPageProps) {
  return (
    <Notice heading={heading} role="alert" drawing={<PageDrawing of="failed" />}>
      <p>{whyNotLoaded(error)}</p>
      <Button onClick={onRetry}>{learningWords.again}</Button>
    </Notice>
  );
}

/** Why something isn't there, in a sentence. What a proxy in between answers in its own words is nothing to read. */
export const whyNotLoaded = (error: unknown): string =>
  error instanceof ApiError && error.code ? explain(error) : learningWords.unreachable;
