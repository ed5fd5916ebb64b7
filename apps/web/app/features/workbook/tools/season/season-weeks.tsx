import { readDay, sayDay } from "@academy/content/courses/tools/days";
import { readFigure } from "@academy/content/courses/tools/figures";
import { maxWeeks, seasonWeeks } from "@academy/content/courses/tools/season";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { useId } from "react";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { SeasonChart } from "./season-chart.tsx";
import { SeasonWeek } from "./season-week.tsx";

const words = workbookTools.season;
const shownAtFirst = 12;

/** As many weeks as the season has; every week in which something stands is shown in any case. */
export function SeasonWeeks({ item, store }: ToolProps) {
  const id = useId();
  const cells = seasonWeeks.map((week) => `${week}.first,${week}.second,${week}.kind`).join();
  const [counted = "", firstDay = "", ...written] = useWords(store, item.id, `weeks.number,1.week,${cells}`);
  const count = Math.min(readFigure(counted) ?? shownAtFirst, maxWeeks);
  const last = written.findLastIndex((each) => each !== "");
  const shown = seasonWeeks.slice(0, Math.max(count, Math.ceil((last + 1) / 3), 1));
  const day = readDay(firstDay);
  return (
    <>
      {counted === "" && <p className="workbook-hint">{words.fewWeeks}</p>}
      <div className="tool-words">
        <label htmlFor={id}>{words.firstDay}</label>
        <p className="workbook-hint">{words.firstDayHint}</p>
        <input
          id={id}
          type="date"
          className="control tool-date"
          value={day ? day.toISOString().slice(0, 10) : ""}
          onChange={({ target }) => {
            const chosen = readDay(target.value);
            store.write(`${item.id}/1.week`, chosen ? sayDay(chosen) : "");
          }}
        />
      </div>
      <SeasonChart item={item} store={store} />
      <ol className="season-weeks">
        {shown.map((week) => (
          <SeasonWeek key={week} item={item} store={store} week={week} />
        ))}
      </ol>
    </>
  );
}
