import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { checkedText } from "@academy/contract/fields/answers";
import type { AnswerStore } from "../../progress/public.ts";
import { useField } from "./use-field.ts";

/** Strikes out a row of a table, which stays readable. */
export function StrikeRow({ store, address, row }: { store: AnswerStore; address: string; row: string }) {
  const { text } = useField(store, address);
  const isStruck = text === checkedText;
  return (
    <button
      type="button"
      className="workbook-chip workbook-strike-row"
      aria-pressed={isStruck}
      aria-label={`${workbookPage.strikeRow}: ${row}`}
      onClick={() => store.write(address, isStruck ? "" : checkedText)}
    >
      {workbookPage.strikeRow}
    </button>
  );
}
