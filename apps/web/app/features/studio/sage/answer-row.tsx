import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import type { TaughtAnswerView } from "@academy/contract/sage";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Button } from "../../../ui/buttons/button.tsx";

const words = studioSagePage.answers;

type AnswerRowProps = { answer: TaughtAnswerView; onEdit: () => void; onRemove: () => void };

export function AnswerRow({ answer: taught, onEdit, onRemove }: AnswerRowProps) {
  const { question, answer, alsoAskedAs, updatedAt } = taught;
  return (
    <li>
      <p className="studio-question">{question}</p>
      <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
      {alsoAskedAs.length > 0 && (
        <p className="studio-line">
          {words.also}: {alsoAskedAs.map((way) => `“${way}”`).join(", ")}
        </p>
      )}
      <p className="studio-line">
        <span>
          {words.changed} <time dateTime={updatedAt}>{formatTime(updatedAt)}</time>
        </span>
      </p>
      <div className="form-actions">
        <Button variant="secondary" size="small" onClick={onEdit} aria-label={`${words.edit}: ${question}`}>
          {words.edit}
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove} aria-label={`${words.remove}: ${question}`}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
