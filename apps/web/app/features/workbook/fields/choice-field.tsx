import type { AnswerStore } from "../../progress/public.ts";
import { carry } from "./carry.ts";
import { useField } from "./use-field.ts";

type ChoiceFieldProps = {
  store: AnswerStore;
  address: string;
  label: string;
  choices: readonly string[];
  /** What it is about, where that comes from elsewhere: it stays as it was when somebody chose. */
  about?: readonly string[];
  /** What is sorted: where it is said, it can be dragged onto one of them as well. */
  sorted?: (() => string) | undefined;
};

/** One of a few with a tap or by dragging, and another tap takes it back. What somebody typed there before stands beside them. */
export function ChoiceField({ store, address, label, choices, about = [], sorted }: ChoiceFieldProps) {
  const { text } = useField(store, address);
  const plain = (words: string) => words.trim().replace(/[.!]$/, "").toLowerCase();
  const chosen = choices.find((choice) => plain(choice) === plain(text));
  const written = text.trim() !== "" && chosen === undefined ? [text] : [];
  const choose = (choice: string) => {
    for (const each of about) if (store.isTraveling(each)) store.write(each, store.read(each));
    store.write(address, choice);
  };
  const all = [...choices, ...written];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in a cell would need a legend of its own line.
    <div
      role="group"
      aria-label={label}
      className="workbook-chips"
      onPointerDown={
        sorted === undefined
          ? undefined
          : (event) => carry(event, { words: sorted(), onDrop: (index) => choose(all[index] ?? "") })
      }
    >
      {sorted !== undefined && <span aria-hidden="true" className="workbook-grip" />}
      {all.map((choice) => {
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
