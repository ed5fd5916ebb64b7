import { readFigure, sayFigure } from "@academy/content/courses/tools/figures";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { explainPrice } from "./explain-price.ts";

const words = workbookTools.price;

/** What today's price leaves in a month, beside the new one and beside what is needed. */
export function ComparedPrices({ item, store }: ToolProps) {
  const [today = "", easy = "", sessions = "", costs = "", share = "", live = ""] = useWords(
    store,
    item.id,
    "today.result,easy.result,sessions.result,costs.result,share.result,live.result",
  );
  const [now, then] = [today, easy].map((price) => explainPrice(readFigure(price), sessions, costs, share));
  const needed = readFigure(live);
  if (!now) return null;
  return (
    <div className="tool-compared">
      <table className="tool-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.columns.price}</th>
            <th scope="col">{words.columns.month}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.columns.now}</th>
            <td>{today}</td>
            <td>{sayFigure(now.month)}</td>
          </tr>
          {then && (
            <tr>
              <th scope="row">{words.columns.easy}</th>
              <td>{easy}</td>
              <td>{sayFigure(then.month)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p>
        {now.text}{" "}
        {needed !== undefined && fillWords(words.needed, { need: sayFigure(Math.round(needed / 12)) })}
      </p>
      {then && <p>{then.text}</p>}
    </div>
  );
}
