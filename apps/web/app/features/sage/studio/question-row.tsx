import { studioSagePage } from "@academy/content/pages/studio/sage-page";
import type { OpenQuestion } from "@academy/contract/sage";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { dismiss } from "./calls.ts";

const words = studioSagePage.questions;

type QuestionRowProps = {
  question: OpenQuestion;
  onAnswer: () => void;
  onDismissed: () => Promise<void>;
};

export function QuestionRow({ question: asked, onAnswer, onDismissed }: QuestionRowProps) {
  const { key, question, kind, count, lastAskedAt, answer } = asked;
  const dismissing = useMutation({
    mutationFn: async () => {
      await dismiss(key);
      await onDismissed();
    },
    onSuccess: () => toast({ title: words.dismissed }),
  });
  return (
    <li>
      <p className="studio-question">{question}</p>
      <p className="studio-facts">
        <Badge look={kind === "unanswered" ? "wash" : "danger"}>{words[kind]}</Badge>
        <span>
          {kind === "unanswered" ? words.asked(count) : words.rated(count)}, {words.last}{" "}
          <time dateTime={lastAskedAt}>{formatTime(lastAskedAt)}</time>
        </span>
      </p>
      {answer !== null && (
        <details className="studio-said">
          <summary>{words.whatSageSaid}</summary>
          <p>{answer}</p>
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
        <Button
          variant="quiet"
          size="small"
          isBusy={dismissing.isPending}
          onClick={() => dismissing.mutate()}
          aria-label={`${words.dismiss}: ${question}`}
        >
          {words.dismiss}
        </Button>
      </div>
      <p role="alert" className="field-error">
        {dismissing.error ? explain(dismissing.error) : ""}
      </p>
    </li>
  );
}
