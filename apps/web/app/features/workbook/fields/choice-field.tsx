import type { AnswerStore } from "../../progress/public.ts";
import { useField } from "./use-field.ts";

type ChoiceFieldProps = { store: AnswerStore; address: string; label: string; choices: readonly string[] };

/** One of a few with a tap, and another tap takes it back. What somebody typed there before stands beside them. */
export function ChoiceField({ store, address, label, choices }: ChoiceFieldProps) {
  const { text } = useField(store, address);
  const plain = (words: string) => words.trim().replace(/[.!]$/, "").toLowerCase();
  const chosen = choices.find((choice) => plain(choice) === plain(text));
  const written = text.trim() !== "" && chosen === undefined ? [text] : [];
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
            onClick={() => store.write(address, isChosen ? "" : choice)}
          >
            {choice}
          </button>
        );
      })}
    </div>
  );
}
