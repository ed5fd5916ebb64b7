import type { AnswerStore } from "../../progress/public.ts";
import { useField } from "./use-field.ts";

type ChoiceFieldProps = {
  store: AnswerStore;
  address: string;
  label: string;
  choices: readonly string[];
  /** What it is about, where that comes from elsewhere: it stays as it was when somebody chose. */
  about?: readonly string[];
};

/** One of a few with a tap, and another tap takes it back. What somebody typed there before stands beside them. */
export function ChoiceField({ store, address, label, choices, about = [] }: ChoiceFieldProps) {
  const { text } = useField(store, address);
  const plain = (words: string) => words.trim().replace(/[.!]$/, "").toLowerCase();
  const chosen = choices.find((choice) => plain(choice) === plain(text));
  const written = text.trim() !== "" && chosen === undefined ? [text] : [];
  const choose = (choice: string) => {
    for (const each of about) if (store.isTraveling(each)) store.write(each, store.read(each));
    store.write(address, choice);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a cell would need a legend of its own line.
    <div role="group" aria-label={label} className="workbook-chips">
      {[...choices, ...written].map((choice) => {
        const isChosen = choice === (chosen ?? text);
        return (
          <button
            key={choice}
            type="button"
            className="workbook-chip"
            aria-pressed={isChosen}
            onClick={() => choose(isChosen ? "" : choice)}
          >
            {choice}
          </button>
        );
      })}
    </div>
  );
}
