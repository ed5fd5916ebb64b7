import { stations } from "@academy/content/courses/tools/journey";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { countWords } from "../../../../lib/text/count-words.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { ToolFrame } from "../tool-frame.tsx";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { JourneyMap } from "./journey-map.tsx";
import { Station } from "./station.tsx";
import "./journey.css";

const words = workbookTools.journey;

/** The ten stations, one below the other, as people pass them. */
export function Journey({ item, store }: ToolProps) {
  return (
    <ToolFrame item={item}>
      <JourneyMap item={item} store={store} />
      <Count item={item} store={store} />
      <ol className="grid grid-cols-1">
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
