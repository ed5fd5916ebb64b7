import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { maxCellCharacters } from "@academy/contract/fields/answers";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import type { AnswerStore } from "../../../progress/public.ts";
import { useField } from "../../fields/use-field.ts";
import { FigureField } from "../figure-field.tsx";
import { lineName } from "../tool-frame.tsx";
import type { ToolItem } from "../tool-props.ts";

type PriceLineProps = { item: ToolItem; store: AnswerStore; row: string; explained?: string | undefined };

/** A line of the arithmetic: its number, and beside it how one got there. */
export function PriceLine({ item, store, row, explained }: PriceLineProps) {
  const label = lineName(item, row);
  return (
    <FigureField
      store={store}
      address={`${item.id}/${row}.result`}
      label={label}
      explained={explained}
      beside={<Calculation store={store} address={`${item.id}/${row}.calculation`} label={label} />}
    />
  );
}

function Calculation({ store, address, label }: { store: AnswerStore; address: string; label: string }) {
  const { text, isTraveling } = useField(store, address);
  // A figure of the tool's own says how it came about; a note of somebody's own can be changed.
  if (store.places.isReckoned(address) && (isTraveling || text === "")) {
    return <p className="tool-calculation">{text}</p>;
  }
  return (
    <input
      className="control tool-note"
      aria-label={fillWords(workbookTools.calculationOf, { line: label })}
      placeholder={workbookTools.calculation}
      autoComplete="off"
      maxLength={maxCellCharacters}
      value={text}
      onChange={({ target }) => store.write(address, target.value)}
    />
  );
}
