import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import type { OpenQuestion } from "@academy/contract/sage";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Action } from "../kit/action.tsx";
import { dismiss, useFreshLists } from "./calls.ts";

const words = studioSagePage.questions;

type QuestionRowProps = { question: OpenQuestion; onAnswer: () => void };

export function QuestionRow({ question: asked, onAnswer }: QuestionRowProps) {
  const { key, question, kind, count, lastAskedAt, answer, alike, askers, otherWordings } = asked;
  const refresh = useFreshLists();
  return (
    <li>
      <p className="studio-question">{question}</p>
      <p className="studio-line">
        <Badge look={kind === "unanswered" ? "wash" : "danger"}>{words[kind]}</Badge>
        <span>
          {kind === "unanswered" ? words.asked(count) : words.rated(count)}, {words.last}{" "}
          <time dateTime={lastAskedAt}>{formatTime(lastAskedAt)}</time>
        </span>
      </p>
      {askers > 0 && <p className="studio-line">{words.askers(askers)}</p>}
      {alike.length > 0 && (
        <details className="studio-said">
          <summary>{words.alike(otherWordings)}</summary>
          <ul className="list-none">
            {alike.map((other) => (
              <li key={other.key} className="wrap-anywhere">
                {other.question}
              </li>
            ))}
          </ul>
        </details>
      )}
      {answer !== null && (
        <details className="studio-said">
          <summary>{words.whatSageSaid}</summary>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </details>
      )}
      <div className="form-actions">
        <Button
          variant="secondary"
          size="small"
          onClick={onAnswer}
          aria-label={`${words.answer}: ${question}`}
        >
          {words.answer}
        </Button>
        <Action
          label={words.dismiss}
          about={question}
          act={() => dismiss(key).then(refresh)}
          done={words.dismissed}
        />
      </div>
    </li>
  );
}
