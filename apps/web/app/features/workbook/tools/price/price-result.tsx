import { readFigure, sayFigure } from "@academy/content/courses/tools/figures";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { PriceLine } from "./price-line.tsx";

const words = workbookTools.price;

/** The floor, and why. */
export function PriceResult({ item, store }: ToolProps) {
  const [before = "", costs = "", sessions = "", carry = "", easy = ""] = useWords(
    store,
    item.id,
    "before-tax.result,costs.result,sessions.result,carry.result,easy.result",
  );
  const together = sayFigure((readFigure(before) ?? 0) + (readFigure(costs) ?? 0));
  const isEmptyYear = readFigure(sessions) === 0;
  return (
    <fieldset className="tool-group tool-result">
      <legend>{words.result}</legend>
      <output className="tool-sum">{carry}</output>
      {carry === "" && <p>{isEmptyYear ? words.noSessions : words.waiting}</p>}
      <PriceLine
        item={item}
        store={store}
        row="carry"
        explained={carry && before && fillWords(words.carry, { together, sessions, carry })}
      />
      <PriceLine item={item} store={store} row="easy" explained={easy && fillWords(words.easy, { easy })} />
    </fieldset>
  );
}
