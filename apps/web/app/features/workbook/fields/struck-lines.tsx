import { piecesOf, struckOf } from "@academy/content/courses/struck-pieces";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { maxCellCharacters } from "@academy/contract/fields/answers";
import type { AnswerStore } from "../../progress/public.ts";
import { useField } from "./use-field.ts";

/** What was written above, line by line, to be struck out with a tap. Nobody’s words are deleted by it. */
export function StruckLines({ store, address }: { store: AnswerStore; address: string }) {
  const { text } = useField(store, address);
  const { text: struck } = useField(store, `${address}/struck`);
  const pieces = [...new Set(piecesOf(text))];
  const out = [...struckOf(text, struck)];
  if (pieces.length === 0) return null;
  const toggle = (piece: string) => {
    const next = out.includes(piece) ? out.filter((each) => each !== piece) : [...out, piece];
    const kept = next.join("\n");
    if (kept.length <= maxCellCharacters) store.write(`${address}/struck`, kept);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it belongs to the question above, which has its label.
    <div role="group" aria-label={workbookPage.strike} className="workbook-strikes">
      <p className="workbook-hint">{workbookPage.strike}</p>
      {pieces.map((piece) => (
        <button
          key={piece}
          type="button"
          className="workbook-strike"
          aria-pressed={out.includes(piece)}
          onClick={() => toggle(piece)}
        >
          <span>{piece}</span>
        </button>
      ))}
    </div>
  );
}
