import type { ReactNode } from "react";

export type Bar = {
  key: string;
  name: ReactNode;
  value: number;
  shown: string;
  more: string;
  className?: string;
};

type BarTableProps = { label: string; heads: readonly [string, string, string]; bars: readonly Bar[] };

/** A table in which every row shows how long its number is: the chart is the table. */
export function BarTable({ label, heads, bars }: BarTableProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className="bar-table w-full border-collapse type-small tabular text-left" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, value, shown, more, className }) => (
          <tr key={key} className={className}>
            <th scope="row">
              <span className="bar-name">{name}</span>
              <svg width="100%" height="10" aria-hidden="true">
                <rect width={`${((100 * value) / most).toFixed(2)}%`} height="10" />
              </svg>
            </th>
            <td>{shown}</td>
            <td>{more}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
