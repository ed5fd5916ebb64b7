import { studioQuizPage } from "@academy/content/pages/studio/quiz-page";
import { maxCharacters, type QuizText, roomFor } from "@academy/quiz/texts/all-texts";
import { TriangleAlert } from "lucide-react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { labelOf, textIn } from "./quiz-places.ts";
import type { TextsProps } from "./texts-props.ts";

const words = studioQuizPage;

type QuizTextFieldProps = TextsProps & { text: QuizText };

/** One text, how much room it has, and what may be wrong with it. */
export function QuizTextField({ text, texts, published, problems, refused, onText }: QuizTextFieldProps) {
  const { id, kind } = text;
  const now = textIn(texts, id);
  const found = problems.get(id) ?? [];
  const said = ({ rule, about }: (typeof found)[number]) => words.problems[rule].replace("{about}", about);
  const error = found.find(({ isError }) => isError);
  const warnings = found.filter(({ isError }) => !isError);
  const write = (written: string) =>
    onText(id, kind === "description" ? written : written.replace(/\s*\n\s*/g, " "));
  const was = textIn(published, id);
  const count = now.replaceAll("**", "").trim().length;
  return (
    <div className="quiz-text">
      <Field
        label={labelOf(text)}
        error={refused[id] ?? (error && said(error))}
        hint={
          <>
            {fillWords(words.characters, { count, most: roomFor[kind] })}
            {warnings.map((each) => (
              <span key={each.rule} className="quiz-warning">
                <TriangleAlert aria-hidden="true" />
                {said(each)}
              </span>
            ))}
          </>
        }
      >
        <Textarea
          data-text={id}
          rows={Math.min(12, Math.ceil(now.length / 60) + (kind === "description" ? 2 : 0)) || 1}
          maxLength={maxCharacters(kind)}
          value={now}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      {(now !== was || was !== text.text) && (
        <p className="quiz-text-acts">
          {now !== was && (
            <Button size="small" variant="quiet" onClick={() => onText(id, was)}>
              {words.undo}
            </Button>
          )}
          {was !== text.text && now !== text.text && (
            <Button size="small" variant="quiet" onClick={() => onText(id, text.text)}>
              {words.original}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
