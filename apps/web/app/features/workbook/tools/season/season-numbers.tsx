import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { FigureField } from "../figure-field.tsx";
import { lineName } from "../tool-frame.tsx";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";

const words = workbookTools.season;

/** Weeks times visits, and what of them is planned already. */
export function SeasonNumbers({ item, store }: ToolProps) {
  const [weeks = "", crossed = "", working = "", each = "", all = "", planned = ""] = useWords(
    store,
    item.id,
    "weeks.number,crossed.number,working.number,each.number,there-are.number,planned.number",
  );
  const explained: Record<string, string> = {
    working: working && fillWords(words.working, { weeks, crossed: crossed || "0" }),
    "there-are": all && fillWords(words.thereAre, { working, each }),
    planned: planned && words.planned,
    open: all && planned && fillWords(words.open, { all, planned }),
  };
  return (
    <fieldset className="tool-group">
      <legend>{words.numbers}</legend>
      {["weeks", "crossed", "working", "each", "there-are", "room", "planned", "open"].map((row) => (
        <FigureField
          key={row}
          store={store}
          address={`${item.id}/${row}.number`}
          label={lineName(item, row)}
          explained={explained[row]}
        />
      ))}
    </fieldset>
  );
}
