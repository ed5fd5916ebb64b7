import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { ToolFrame } from "../tool-frame.tsx";
import type { ToolProps } from "../tool-props.ts";
import { SeasonAdvice } from "./season-advice.tsx";
import { SeasonNumbers } from "./season-numbers.tsx";
import { SeasonWeeks } from "./season-weeks.tsx";
import "./season.css";

const words = workbookTools.season;

/** A season on one page: how many visits there are, and the weeks they go into. */
export function Season({ item, store }: ToolProps) {
  return (
    <ToolFrame item={item}>
      <SeasonNumbers item={item} store={store} />
      <fieldset className="tool-group">
        <legend>{words.weeks}</legend>
        <SeasonWeeks item={item} store={store} />
        <SeasonAdvice item={item} store={store} />
      </fieldset>
    </ToolFrame>
  );
}
