import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { askBeforehand } from "@academy/contract/calls/learning/calendar";
import { type CalendarDate, maxGatheringQuestionCharacters } from "@academy/contract/learning/calendar";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useRefusal } from "../../ui/form/go-to-refusal.ts";
import { Textarea } from "../../ui/form/textarea.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { useTakeDate } from "./use-calendar.ts";

const words = calendarPage.date;

/** One question for the host, to be changed until the call is over. */
export function QuestionForm({ date, onClose }: { date: CalendarDate; onClose: () => void }) {
  const take = useTakeDate();
  const [isMissing, setMissing] = useState(false);
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const sending = useMutation({
    onError: refuse,
    mutationFn: (question: string) => callApi(askBeforehand, { params: { id: date.id }, body: { question } }),
    onSuccess: (changed) => {
      take(changed);
      toast({ title: changed.question ? words.sent : words.takenBack });
      onClose();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = String(new FormData(event.currentTarget).get("question") ?? "").trim();
    // Nothing where something was takes it back.
    const hasNothing = !question && !date.question;
    setMissing(hasNothing);
    if (hasNothing) refuse();
    else sending.mutate(question);
  };
  return (
    <form ref={room} onSubmit={send} className="form calendar-ask">
      <Field
        label={words.yourQuestion}
        hint={words.askHint}
        error={isMissing ? words.noQuestion : sending.error ? explain(sending.error) : undefined}
      >
        <Textarea
          name="question"
          rows={3}
          maxLength={maxGatheringQuestionCharacters}
          defaultValue={date.question ?? ""}
          autoFocus
        />
      </Field>
      <div className="form-actions">
        <Button type="submit" size="small" isBusy={sending.isPending}>
          {date.question ? words.save : words.send}
        </Button>
        {date.question && (
          <Button variant="quiet" size="small" onClick={() => sending.mutate("")}>
            {words.takeBack}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
