import { lineName } from "../tool-frame.tsx";
import type { ToolItem } from "../tool-props.ts";

/** As printed, “7. They arrive,” in its two parts: the number stands in a circle of its own. */
export function stationName(item: ToolItem, station: string) {
  const printed = lineName(item, station);
  const [number = "", ...name] = printed.split(". ");
  return { printed, number, name: name.join(". ") };
}

/** Where the map leads to. */
export const todayFieldId = (item: ToolItem, station: string) => `journey-${item.id}-${station}`;
