import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
};

type TableProps<Row> = {
  caption: string;
  isCaptionHidden?: boolean;
  /** The first column names the row. */
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
};

/** A ruled table; on a phone each row becomes an entry with its headings beside the values. */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, keyOf }: TableProps<Row>) {
  const alignment = ({ align }: Column<Row>) => (align === "end" ? "table-end" : undefined);
  return (
    <table className="table">
      <caption className={isCaptionHidden ? undefined : "table-caption"}>
        {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.heading} scope="col" className={alignment(column)}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={column.heading} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.heading} data-heading={column.heading} className={alignment(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
