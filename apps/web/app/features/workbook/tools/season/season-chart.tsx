import { readFigure } from "@academy/content/courses/tools/figures";
import { seasonWeeks, weekKinds } from "@academy/content/courses/tools/season";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";

const keys = seasonWeeks.flatMap((week) => [`${week}.visits`, `${week}.kind`]).join();
const top = 12;
const ground = 62;
const bottom = 76;
const step = 22;
const width = 14;

/** The shape of a season at a glance: a column for each week, and an open petal where somebody rests. */
export function SeasonChart({ item, store }: ToolProps) {
  const cells = useWords(store, item.id, keys);
  const planned = seasonWeeks.flatMap((week, at) => {
    const visits = readFigure(cells[2 * at] ?? "");
    return visits === undefined ? [] : [{ week, visits, kind: cells[2 * at + 1] ?? "" }];
  });
  if (planned.length === 0) return null;
  const most = Math.max(1, ...planned.map(({ visits }) => visits));
  const last = Number(planned.at(-1)?.week);
  const list = planned.map(({ visits }) => visits).join(", ");
  return (
    <div className="season-figure">
      <svg
        className="season-chart"
        viewBox={`0 0 ${Math.max(last, 8) * step} ${bottom}`}
        role="img"
        aria-label={fillWords(workbookTools.season.chart, { list })}
      >
        <path className="stroke-gold" d={`M0 ${ground + 0.5}H${last * step}`} />
        {planned.map(({ week, visits, kind }) => {
          const middle = (Number(week) - 0.5) * step;
          const tall = (visits / most) * (ground - top);
          return (
            <g key={week}>
              {visits === 0 ? (
                <Petal x={middle} />
              ) : (
                <path className={kind === "Launch" ? "season-launch" : undefined} d={column(middle, tall)} />
              )}
              {visits > 0 && (
                <text className="season-count" x={middle} y={ground - tall - 3}>
                  {visits}
                </text>
              )}
              <text className="season-number" x={middle} y={bottom - 2}>
                {week}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="season-key" aria-hidden="true">
        {weekKinds.map((kind) => (
          <span key={kind}>
            <svg viewBox="0 0 14 14" role="presentation">
              {kind === "Rest" ? (
                <path className="season-rest" d="M7 1Q11 6 7 13Q3 6 7 1Z" />
              ) : (
                <rect
                  className={kind === "Launch" ? "season-launch" : undefined}
                  width="14"
                  height="14"
                  rx="3"
                />
              )}
            </svg>
            {kind}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Round at its head, as a petal. */
function column(middle: number, tall: number): string {
  const [left, right, round] = [middle - width / 2, middle + width / 2, Math.min(5, tall)];
  const head = ground - tall;
  return `M${left} ${ground}V${head + round}Q${left} ${head} ${middle} ${head}Q${right} ${head} ${right} ${head + round}V${ground}Z`;
}

const Petal = ({ x }: { x: number }) => (
  <path
    className="season-rest"
    d={`M${x} ${ground - 18}Q${x + 6} ${ground - 9} ${x} ${ground}Q${x - 6} ${ground - 9} ${x} ${ground - 18}Z`}
  />
);
