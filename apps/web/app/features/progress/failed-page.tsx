import { learningWords } from "@academy/content/learning";
import { Button } from "../../ui/buttons/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageDrawing } from "../archetypes/public.ts";
import { whyNotLoaded } from "./why-not-loaded.ts";

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
