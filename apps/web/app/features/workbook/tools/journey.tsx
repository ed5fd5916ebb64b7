import { stations } from "@academy/content/courses/tools/journey";
import { workbookTools } from "@academy/content/pages/workbook-tools";
import { countWords } from "../../../lib/text/count-words.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { useField } from "../fields/use-field.ts";
import { lineName, ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool-props.ts";
import { useWords } from "./use-words.ts";
import { WordsField } from "./words-field.tsx";

const words = workbookTools.journey;
/** As the printed page has it. */
const mark = "H";

/** The ten stations, one below the other, as people pass them. */
export function Journey({ item, store }: ToolProps) {
  return (
    <ToolFrame item={item}>
      <Count item={item} store={store} />
      <ol className="journey">
        {stations.map((station) => (
          <Station key={station} item={item} store={store} station={station} />
        ))}
      </ol>
    </ToolFrame>
  );
}

function Count({ item, store }: ToolProps) {
  const [halls = "", dated = ""] = useWords(store, item.id, "halls.number,dated.number");
  const count = Number(halls);
  if (!(count > 0)) return <p className="tool-advice">{words.none}</p>;
  const which = Number(dated) === 0 ? "none" : dated === halls ? "all" : "some";
  return (
    <p aria-live="polite" className="tool-advice">
      {countWords(count, words.count, { dated: fillWords(words.dated[which], { dated }) })}
    </p>
  );
}

function Station({ item, store, station }: ToolProps & { station: string }) {
  const at = (key: string) => `${item.id}/${station}.${key}`;
  const name = lineName(item, station);
  const of = (field: string) => fillWords(words.of, { station: name, field });
  const isHall = useField(store, at("hall")).text.trim() !== "";
  const seen = useWords(store, item.id, `${station}.does,${station}.feels,${station}.offer`);
  return (
    <li className={isHall ? "journey-station journey-hall" : "journey-station"}>
      <h4>{name}</h4>
      <WordsField store={store} address={at("today")} label={words.today} name={of(words.today)} />
      <Checkbox
        label={words.hall}
        aria-label={of(words.hall)}
        checked={isHall}
        onChange={({ target }) => store.write(at("hall"), target.checked ? mark : "")}
      />
      {isHall && (
        <WordsField store={store} address={at("fixed-by")} label={words.fixedBy} name={of(words.fixedBy)} />
      )}
      <details open={seen.some((each) => each !== "") || undefined}>
        <summary>{words.eyes}</summary>
        <div className="journey-eyes">
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
