import { readFigure, sayFigure } from "@academy/content/courses/tools/figures";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import type { AnswerStore } from "../../../progress/public.ts";
import { ToolFrame } from "../tool-frame.tsx";
import type { ToolItem, ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { ComparedPrices } from "./compared-prices.tsx";
import { PriceLine } from "./price-line.tsx";
import { PriceResult } from "./price-result.tsx";

const words = workbookTools.price;

/** The arithmetic of a price, from the weeks of a year to the two offers. */
export function PriceSum({ item, store }: ToolProps) {
  return (
    <ToolFrame item={item}>
      <Year item={item} store={store} />
      <fieldset className="tool-group">
        <legend>{words.costs}</legend>
        {["room", "insurance", "materials", "phone", "other"].map((row) => (
          <PriceLine key={row} item={item} store={store} row={row} />
        ))}
        <PriceLine item={item} store={store} row="costs" explained={words.costsSum} />
      </fieldset>
      <Need item={item} store={store} />
      <PriceResult item={item} store={store} />
      <fieldset className="tool-group">
        <legend>{words.compared}</legend>
        <PriceLine item={item} store={store} row="today" />
        <ComparedPrices item={item} store={store} />
      </fieldset>
      <Offers item={item} store={store} />
      <p className="workbook-hint">{words.open}</p>
    </ToolFrame>
  );
}

/** As the tool would write it: 18,000 for 18000. */
const said = (words: string) => sayFigure(readFigure(words) ?? 0);

type PartProps = { item: ToolItem; store: AnswerStore };

function Year({ item, store }: PartProps) {
  const [weeks = "", limit = "", counted = ""] = useWords(
    store,
    item.id,
    "weeks.result,limit.result,counted.result",
  );
  return (
    <fieldset className="tool-group">
      <legend>{words.year}</legend>
      <PriceLine item={item} store={store} row="weeks" />
      <PriceLine item={item} store={store} row="limit" />
      <PriceLine
        item={item}
        store={store}
        row="counted"
        explained={counted && fillWords(words.counted, { limit })}
      />
      <PriceLine
        item={item}
        store={store}
        row="sessions"
        explained={weeks && counted && fillWords(words.sessions, { weeks, counted })}
      />
    </fieldset>
  );
}

function Need({ item, store }: PartProps) {
  const [live = "", share = "", before = ""] = useWords(
    store,
    item.id,
    "live.result,share.result,before-tax.result",
  );
  return (
    <fieldset className="tool-group">
      <legend>{words.need}</legend>
      <PriceLine item={item} store={store} row="live" />
      <PriceLine item={item} store={store} row="share" explained={words.shareHint} />
      <PriceLine
        item={item}
        store={store}
        row="before-tax"
        explained={
          live &&
          share &&
          before &&
          fillWords(words.beforeTax, { live: said(live), share: said(share), before })
        }
      />
    </fieldset>
  );
}

function Offers({ item, store }: PartProps) {
  const [meetings = "", carry = "", door = "", session = "", signature = "", small = ""] = useWords(
    store,
    item.id,
    "meetings.result,carry.result,door-minutes.result,session-minutes.result,signature.result,door.result",
  );
  return (
    <fieldset className="tool-group">
      <legend>{words.offers}</legend>
      <PriceLine item={item} store={store} row="meetings" />
      <PriceLine
        item={item}
        store={store}
        row="signature"
        explained={signature && fillWords(words.signature, { meetings, carry })}
      />
      <PriceLine item={item} store={store} row="session-minutes" />
      <PriceLine item={item} store={store} row="door-minutes" />
      <PriceLine
        item={item}
        store={store}
        row="door"
        explained={small && fillWords(words.door, { door, session, carry })}
      />
    </fieldset>
  );
}
