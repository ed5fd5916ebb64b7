import type { Step } from "@academy/quiz/steps";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { lazy, Suspense } from "react";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { questionModule } from "../../quiz/public.ts";

const StepOf = lazy(() => questionModule.load().then((module) => ({ default: module.StepOf })));

type StepPreviewProps = { step: Step; texts: QuizTexts; label: string };

/** The step itself, as wide as on a phone, with the draft's words. Nothing in it can be pressed: it is no attempt. */
export function StepPreview({ step, texts, label }: StepPreviewProps) {
  return (
    <figure className="quiz-preview grid gap-2 w-full max-w-97.5">
      <figcaption className="studio-small">{label}</figcaption>
      <div inert className="quiz-preview-page pt-2 px-5 pb-5 edge-line rounded-card bg-ivory">
        <Suspense fallback={<Spinner label={label} />}>
          <StepOf step={step} texts={texts} unfinished={undefined} />
        </Suspense>
      </div>
    </figure>
  );
}
