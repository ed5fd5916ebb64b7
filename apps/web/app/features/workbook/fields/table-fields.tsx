import { rowsOf, type WorkbookRow } from "@academy/content/courses/workbook-fields";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { fillWords } from "../../../lib/text/fill-words.ts";
import type { AnswerStore, WorkbookItem as Item } from "../../progress/public.ts";
import { WrittenField } from "./written-field.tsx";

type Table = Extract<Item, { kind: "table" }>;

/** A table on a desk; on a phone each row is a card, with the columns' names inside. */
export function TableFields({ table, store }: { table: Table; store: AnswerStore }) {
  return (
    <div className="workbook-item">
      <table className={table.firstColumn ? "workbook-fields workbook-fields-given" : "workbook-fields"}>
        {table.text && <caption className="workbook-asked">{table.text}</caption>}
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={table.keys.columns[index]} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(table).map((row, index) => (
            <Row key={row.key} row={row} number={index + 1} columns={table.columns} store={store} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { row: WorkbookRow; number: number; columns: readonly string[]; store: AnswerStore };

function Row({ row: { given, cells }, number, columns, store }: RowProps) {
  const name = given ?? fillWords(workbookPage.row, { number });
  const named = given === undefined ? columns : columns.slice(1);
  return (
    <tr>
      {given !== undefined && <th scope="row">{given}</th>}
      {cells.map(({ address }, index) => (
        <td key={address}>
          <span aria-hidden="true" className="workbook-cell-name">
            {named[index]}
          </span>
          <WrittenField
            store={store}
            address={address}
            label={fillWords(workbookPage.cell, { row: name, column: named[index] ?? "" })}
            rows={1}
            isCell
          />
        </td>
      ))}
    </tr>
  );
}
