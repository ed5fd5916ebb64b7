import { flushSync } from "react-dom";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../buttons/button.tsx";
import { useUiWords } from "../ui-words.ts";
import { type AddressSlip, findAddressSlip } from "./address-slip.ts";
import type { FormErrors } from "./form-store.ts";

/** A question under each address of a form that looks like a slip, until it is answered: nobody is kept out. */
export function addressQuestions(form: HTMLFormElement): FormErrors {
  const questions: Record<string, FormErrors[string]> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement && isAsked(field))) continue;
    const slip = findAddressSlip(field.value.trim());
    if (slip) questions[field.name] = <AddressQuestion key={field.value} field={field} slip={slip} />;
  }
  return questions;
}

/** Not about one that is known to the academy or can't be changed, and not twice about the same. */
const isAsked = (field: HTMLInputElement) =>
  field.type === "email" &&
  !field.readOnly &&
  !field.matches(":disabled") &&
  field.dataset.known === undefined &&
  field.dataset.kept !== field.value.trim();

type AddressQuestionProps = { field: HTMLInputElement; slip: AddressSlip };

/** Each answer takes one press, and the form goes on from there. */
function AddressQuestion({ field, slip: { correction } }: AddressQuestionProps) {
  const { didYouMean, useIt, noDot, keep } = useUiWords().addressQuestion;
  const goOn = () => {
    const { form } = field;
    // These buttons go away; what was pressed first is what is being done now.
    form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    form?.requestSubmit();
  };
  const correct = (address: string) => {
    flushSync(() => type(field, address));
    goOn();
  };
  return (
    <span className="field-question">
      <span>{correction ? fillWords(didYouMean, { address: correction }) : noDot}</span>
      {correction && (
        <Button variant="secondary" size="small" onClick={() => correct(correction)}>
          {useIt}
        </Button>
      )}
      <Button
        variant={correction ? "quiet" : "secondary"}
        size="small"
        onClick={() => {
          field.dataset.kept = field.value.trim();
          goOn();
        }}
      >
        {keep}
      </Button>
    </span>
  );
}

/** As if it had been typed, also into a field whose value React holds. */
function type(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
