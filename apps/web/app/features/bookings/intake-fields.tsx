import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { maxIntakeCharacters } from "@academy/contract/fields/booking-limits";
import type { IntakeAnswer } from "@academy/contract/learning/bookings";
import { shownText } from "../../lib/text/shown-text.ts";
import { FormField } from "../../ui/form/text-field.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";

/** A booking keeps no more. */
const most = 6;
const fieldOf = (index: number) => `intake-${index}`;

/** What was asked when it was written, and what is asked today: the questions are words that the owner may change. */
export function askedOf(written: readonly IntakeAnswer[] = []): string[] {
  const before = written.map(({ asked }) => asked);
  return [...new Set([...before, ...sessionsPage.intake.questions])].slice(0, most);
}

export const intakeFieldNames = (asked: readonly string[]): string[] =>
  asked.map((_, index) => fieldOf(index));

export function readIntake(form: HTMLFormElement, asked: readonly string[]): IntakeAnswer[] {
  const data = new FormData(form);
  return asked.flatMap((question, index) => {
    const answer = shownText(String(data.get(fieldOf(index)) ?? ""));
    return answer ? [{ asked: question, answer }] : [];
  });
}

type IntakeFieldsProps = {
  asked: readonly string[];
  written?: readonly IntakeAnswer[];
  /** Where a press has led here. */
  takesFocus?: boolean;
};

export function IntakeFields({ asked, written = [], takesFocus = false }: IntakeFieldsProps) {
  return asked.map((question, index) => (
    <FormField key={question} name={fieldOf(index)} label={question} isOptional>
      <Textarea
        name={fieldOf(index)}
        rows={3}
        autoFocus={takesFocus && index === 0}
        maxLength={maxIntakeCharacters}
        defaultValue={written.find((each) => each.asked === question)?.answer ?? ""}
      />
    </FormField>
  ));
}
