import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { classes } from "../../../../ui/classes.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { useField } from "../../fields/use-field.ts";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { WordsField } from "../words-field.tsx";
import { stationName, todayFieldId } from "./station-name.ts";

const words = workbookTools.journey;
/** As the printed page has it. */
const mark = "H";

/** One stop on the way: what happens there today, who waits in the hall, and how it looks from the other side. */
export function Station({ item, store, station }: ToolProps & { station: string }) {
  const at = (key: string) => `${item.id}/${station}.${key}`;
  const { printed, number, name } = stationName(item, station);
  const of = (field: string) => fillWords(words.of, { station: printed, field });
  const isHall = useField(store, at("hall")).text.trim() !== "";
  const seen = useWords(store, item.id, `${station}.does,${station}.feels,${station}.offer`);
  return (
    <li className={classes("journey-station", isHall && "journey-hall")}>
      <h4 className="journey-name">
        <span className="journey-number">{number}</span> {name}
      </h4>
      <WordsField
        id={todayFieldId(item, station)}
        store={store}
        address={at("today")}
        label={words.today}
        name={of(words.today)}
      />
      <Checkbox
        label={words.hall}
        aria-label={of(words.hall)}
        checked={isHall}
        onChange={({ target }) => store.write(at("hall"), target.checked ? mark : "")}
      />
      {isHall && (
        <WordsField store={store} address={at("fixed-by")} label={words.fixedBy} name={of(words.fixedBy)} />
      )}
      <details className="fold" open={seen.some((each) => each !== "") || undefined}>
        <summary>{words.eyes}</summary>
        <div className="grid gap-3 pt-1">
          <WordsField store={store} address={at("does")} label={words.does} name={of(words.does)} />
          <WordsField store={store} address={at("feels")} label={words.feels} name={of(words.feels)} />
          <WordsField
            store={store}
            address={at("offer")}
            label={words.offer}
            name={of(words.offer)}
            hint={words.offerHint}
          />
        </div>
      </details>
    </li>
  );
}
