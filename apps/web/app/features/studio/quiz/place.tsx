import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import type { Step } from "@academy/quiz/steps";
import type { QuizText } from "@academy/quiz/texts/all-texts";
import type { QuizTexts } from "@academy/quiz/texts/texts";
import { lazy, Suspense, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { questionModule } from "../../quiz/public.ts";
import { type QuizPlace, textIn } from "./quiz-places.ts";
import { QuizTextField } from "./quiz-text-field.tsx";
import type { TextsProps } from "./texts-props.ts";

const words = studioQuizPage;

type PlaceProps = TextsProps & { place: QuizPlace; search: string };

/** A step or a profile. Its fields are drawn once somebody opens it, or one of them is in the way: there are more than four hundred. */
export function Place({ place, search, ...props }: PlaceProps) {
  const [isOpen, setOpen] = useState(false);
  const { texts, published, problems, refused } = props;
  const { title, step, texts: own } = place;
  const changed = own.filter(({ id }) => textIn(texts, id) !== textIn(published, id)).length;
  const warned = own.filter(({ id }) => problems.has(id)).length;
  const first = own[0];
  const isWrong = own.some(
    ({ id }) => refused[id] !== undefined || problems.get(id)?.some(({ isError }) => isError),
  );
  return (
    <details className="quiz-place" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="flex gap-3 items-baseline weight-500">
          <span>{title}</span>{" "}
          <span className="studio-small">
            {step ? fillWords(words.places.step, { step: step.number }) : words.places.profile}
          </span>
        </span>
        <span className="quiz-place-text overflow-hidden text-ink-soft text-ellipsis whitespace-nowrap">
          {first && textIn(texts, first.id).replaceAll("**", "")}
        </span>
        {(changed > 0 || warned > 0) && (
          <span className="flex flex-wrap gap-x-4 gap-y-1 type-small">
            {changed > 0 && <span>{`${changed} ${words.changed}`}</span>}
            {warned > 0 && (
              <span className="quiz-warning">
                {warned === 1 ? words.warnings.one : fillWords(words.warnings.many, { count: warned })}
              </span>
            )}
          </span>
        )}
      </summary>
      {(isOpen || isWrong) && <Fields {...props} place={place} />}
    </details>
  );
}

function Fields({ place, ...props }: TextsProps & { place: QuizPlace }) {
  const [isShown, setShown] = useState(false);
  const { step, title, texts } = place;
  const hidden = texts.filter(({ isShown: isSeen }) => !isSeen);
  const field = (text: QuizText) => <QuizTextField key={text.id} {...props} text={text} />;
  return (
    <div className="quiz-place-body">
      <div className="quiz-fields grid gap-4 grid-cols-1">
        {texts.filter(({ isShown: isSeen }) => isSeen).map(field)}
        {hidden.length > 0 && (
          <details className="quiz-hidden">
            <summary>{words.hidden}</summary>
            <p className="studio-small">{words.hiddenHint}</p>
            <div className="quiz-fields grid gap-4 grid-cols-1">{hidden.map(field)}</div>
          </details>
        )}
      </div>
      {step && (
        <div className="quiz-preview-room grid gap-4 justify-items-start grid-cols-1 lg:sticky lg:top-[calc(var(--spacing-bar)_+_5.5rem)]">
          <Button size="small" variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.preview.close : words.preview.open}
          </Button>
          {isShown && (
            <StepPreview
              step={step.at}
              texts={props.texts}
              label={fillWords(words.preview.label, { place: title })}
            />
          )}
        </div>
      )}
    </div>
  );
}

const StepOf = lazy(() => questionModule.load().then((module) => ({ default: module.StepOf })));

type StepPreviewProps = { step: Step; texts: QuizTexts; label: string };

/** The step itself, as wide as on a phone, with the draft's words. Nothing in it can be pressed: it is no attempt. */
function StepPreview({ step, texts, label }: StepPreviewProps) {
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
