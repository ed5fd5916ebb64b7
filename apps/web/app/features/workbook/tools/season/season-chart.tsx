import { readFigure } from "@academy/content/courses/tools/figures";
import { mostWeeks, seasonWeeks } from "@academy/content/courses/tools/season";
import { workbookTools } from "@academy/content/pages/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";

const keys = seasonWeeks.flatMap((week) => [`${week}.visits`, `${week}.kind`]).join();
const height = 48;
const step = 20;

/** The shape of a season at a glance: a column for each week, and a line where somebody rests. */
export function SeasonChart({ item, store }: ToolProps) {
  const cells = useWords(store, item.id, keys);
  const weeks = seasonWeeks.map((week, at) => ({
    week,
    visits: readFigure(cells[2 * at] ?? ""),
    isLaunch: cells[2 * at + 1] === "Launch",
  }));
  const planned = weeks.filter(({ visits }) => visits !== undefined);
  if (planned.length === 0) return null;
  const most = Math.max(1, ...planned.map(({ visits = 0 }) => visits));
  const list = planned.map(({ visits }) => visits).join(", ");
  return (
    <svg
      className="season-chart"
      viewBox={`0 0 ${mostWeeks * step} ${height + 2}`}
      role="img"
      aria-label={fillWords(workbookTools.season.chart, { list })}
    >
      {planned.map(({ week, visits = 0, isLaunch }) => {
        const tall = Math.max(2, (visits / most) * height);
        return (
          <rect
            key={week}
            className={isLaunch ? "season-bar-launch" : undefined}
            x={(Number(week) - 1) * step}
            y={height - tall}
            width={step - 4}
            height={tall}
            rx="2"
          />
        );
      })}
    </svg>
  );
}
