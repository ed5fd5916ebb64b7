import { stations } from "@academy/content/courses/tools/journey";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { classes } from "../../../../ui/classes.ts";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { stationName, todayFieldId } from "./station-name.ts";

const words = workbookTools.journey;
const keys = stations.flatMap((station) => [`${station}.today`, `${station}.hall`]).join();

/** The whole way at a glance: what has been written, and where somebody is left in the hall. Each stop leads there. */
export function JourneyMap({ item, store }: ToolProps) {
  const cells = useWords(store, item.id, keys).map((cell) => cell.trim() !== "");
  return (
    <ol className="journey-map" aria-label={words.map}>
      {stations.map((station, at) => {
        const [isWritten, isHall] = [cells[2 * at], cells[2 * at + 1]];
        const { printed, number } = stationName(item, station);
        const state = isHall ? words.states.hall : isWritten ? words.states.written : words.states.empty;
        return (
          <li key={station} className={classes(isWritten && "journey-written", isHall && "journey-hall")}>
            <button
              type="button"
              className="journey-stop"
              aria-label={fillWords(words.stop, { station: printed, state })}
              onClick={() => document.getElementById(todayFieldId(item, station))?.focus()}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
