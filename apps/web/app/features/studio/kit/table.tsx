import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { classes } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

export type TableColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** What is done with a row needs no heading to be seen, nor a name on a card. */
  isAction?: boolean;
  /** Says by itself what it is. */
  isPlain?: boolean;
};

type TableProps<Row> = {
  /** Its name, or the id of the heading that is. */
  label?: string;
  labelledBy?: string;
  className?: string;
  /** The first says what a row is about. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  isDim?: (row: Row) => boolean;
};

/** A few columns: a table on a desk, and cards on a phone. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, labelledBy, className, columns, rows, keyOf, isDim } = props;
  return (
    <table
      className={classes("studio-table w-full border-collapse text-left type-small", className)}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col">
              {column.isAction ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-dim={isDim?.(row) || undefined}>
            {columns.map((column, index) => (
              <Cell key={column.label} column={column} isHead={index === 0}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = {
  column: Pick<TableColumn<never>, "label" | "className" | "isAction" | "isPlain">;
  isHead: boolean;
  children: ReactNode;
};

/** Where there is no heading above it, a card says what it is. */
export const Cell = ({ column: { label, className, isAction, isPlain }, isHead, children }: CellProps) =>
  isHead ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td
      className={classes(isAction && "table-actions", className)}
      data-label={isAction || isPlain ? undefined : label}
    >
      {children}
    </td>
  );

type PersonCellProps = { to: string; name: string; email: string };

/** Who it is, with the way to their page and, from there, back to the list as it is. */
export function PersonCell({ to, name, email }: PersonCellProps) {
  const { search: filters } = useLocation();
  return (
    <>
      <Link to={to} state={{ filters }} className="text-link">
        <bdi>{name}</bdi>
      </Link>
      <span className="table-more">{email}</span>
    </>
  );
}

/** The day of a moment, or what is said where there is none. */
export const Day = ({ at, none = "" }: { at: string | null; none?: string }) =>
  at ? <time dateTime={at}>{formatDay(at)}</time> : <span className="table-nothing">{none}</span>;
