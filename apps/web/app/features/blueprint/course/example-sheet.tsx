import type { ExampleSheet as Sheet } from "@academy/content/pages/blueprint/sheets";
import { weekOverview } from "@academy/content/pages/blueprint/weeks";
import { Badge } from "../../../ui/badge.tsx";

/** A page of a workbook as somebody filled it in: printed words upright, written ones in a slanted hand. */
export function ExampleSheet({ sheet }: { sheet: Sheet }) {
  const { week, book, page, columns, rows, rowsAtFirst, unfoldLabel, question } = sheet;
  const id = `sheet-${week}`;
  const rest = rows.slice(rowsAtFirst);
  return (
    <figure className="workbook-sheet" aria-labelledby={id}>
      <figcaption className="workbook-sheet-head">
        <span className="text-ink-soft">{book}</span>
        <Badge>{weekOverview.exampleMark}</Badge>
        <span id={id} className="font-display text-lead">
          {page}
        </span>
      </figcaption>
      <SheetTable columns={columns} rows={rows.slice(0, rowsAtFirst)} />
      {question && (
        <>
          <p className="workbook-sheet-question">{question.text}</p>
          {question.answers.map((answer) => (
            <p key={answer} className="written workbook-sheet-line">
              {answer}
            </p>
          ))}
        </>
      )}
      {rest.length > 0 && (
        <details className="fold">
          <summary>{unfoldLabel}</summary>
          <SheetTable columns={columns} rows={rest} isContinued />
        </details>
      )}
    </figure>
  );
}

type SheetTableProps = Pick<Sheet, "columns" | "rows"> & { isContinued?: boolean };

function SheetTable({ columns, rows, isContinued = false }: SheetTableProps) {
  const isWide = columns.length > 2;
  return (
    <table className={isWide ? "workbook-table workbook-table-wide" : "workbook-table"}>
      <thead className={isContinued ? "sr-only" : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...answers]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {answers.length > 0 ? (
              answers.map((answer) => (
                <td key={answer} className="written">
                  {answer}
                </td>
              ))
            ) : (
              <td colSpan={columns.length - 1} className="workbook-table-empty">
                <span>{weekOverview.emptyWeek}</span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
