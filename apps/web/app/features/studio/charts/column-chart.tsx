import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import { useId } from "react";

type Column = { name: string; value: number; isMarked?: boolean };

type ColumnChartProps = {
  title: string;
  /** What there is to see, for whoever doesn't see it and for whoever has no time. */
  summary: string;
  columns: readonly Column[];
  writeValue: (value: number) => string;
  /** The same as a table: the heads, and the cells of each row. */
  table: { heads: readonly string[]; rows: readonly (readonly string[])[] };
};

const height = 200;
const [top, bottom] = [12, 28];
const scaleWidth = 64;

/** Columns over time or steps. Drawn in percent of the width it has: nothing is measured, and no letter is stretched. */
export function ColumnChart({ title, summary, columns, writeValue, table }: ColumnChartProps) {
  const id = useId();
  const ticks = niceTicks(Math.max(0, ...columns.map(({ value }) => value)));
  const highest = ticks.at(-1) ?? 1;
  const y = (value: number) => top + (height - top - bottom) * (1 - Math.max(0, value) / highest);
  const slot = 100 / Math.max(1, columns.length);
  const percent = (value: number) => `${value.toFixed(3)}%`;
  const named = new Set(namedColumns(columns.length));
  return (
    <figure className="chart grid content-start gap-3 min-w-0">
      <figcaption id={id}>
        <h3>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      <div className="chart-plot" role="img" aria-labelledby={id}>
        <svg width={scaleWidth} height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x={scaleWidth - 8} y={y(tick) + 4} textAnchor="end">
              {writeValue(tick)}
            </text>
          ))}
        </svg>
        <svg width="100%" height={height} aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
          {columns.map(({ name, value, isMarked }, index) => (
            <rect
              key={name}
              x={percent((index + 0.14) * slot)}
              width={percent(0.72 * slot)}
              y={y(value)}
              height={y(0) - y(value)}
              data-marked={isMarked || undefined}
            >
              <title>{`${name}: ${writeValue(value)}`}</title>
            </rect>
          ))}
          {columns.map(
            ({ name }, index) =>
              named.has(index) && (
                <text
                  key={name}
                  x={percent((index + 0.5) * slot)}
                  y={height - 8}
                  textAnchor={index === 0 ? "start" : index === columns.length - 1 ? "end" : "middle"}
                >
                  {name}
                </text>
              ),
          )}
        </svg>
      </div>
      <details>
        <summary>{studioTodayPage.showTable}</summary>
        <div className="chart-table">
          <table aria-label={title}>
            <thead>
              <tr>
                {table.heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    <td key={table.heads[index + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

/** Round numbers from zero to at least `most`, about as many as asked for. */
export function niceTicks(most: number, about = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which of so many columns have a name below them: the first, the last, and a few evenly between. */
export function namedColumns(count: number, most = 5): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)));
}
