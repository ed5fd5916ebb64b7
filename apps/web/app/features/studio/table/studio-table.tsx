import { studioTable } from "@academy/content/pages/studio/table";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { HeaderCell } from "./header-cell.tsx";
import { type StudioTableOptions, type StudioTableState, useStudioTable } from "./use-studio-table.ts";

const words = studioTable;

type StudioTableProps<Row> = StudioTableOptions<Row> & {
  label: string;
  className: string;
  /** What a row is called where it is selected. */
  nameOf?: (row: Row) => string;
};

/** A list of the studio: a table on a desk, and cards on a phone. */
export function StudioTable<Row extends { id: string }>(props: StudioTableProps<Row>) {
  const { label, className, columns, nameOf } = props;
  const table = useStudioTable(props);
  const classOf = new Map(columns.map((column) => [column.id, column.className]));
  return (
    <div className="table-frame">
      <ColumnChoice table={table} />
      <table className={className} aria-label={label}>
        <thead>
          <tr>
            {nameOf && <SelectAll table={table} />}
            {table.getFlatHeaders().map((header) => (
              <HeaderCell
                key={header.id}
                column={header.column}
                label={String(header.column.columnDef.header)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
              {nameOf && (
                <td className="table-check">
                  <label>
                    <input
                      type="checkbox"
                      className="check-box"
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                    <VisuallyHidden>
                      {words.select} {nameOf(row.original)}
                    </VisuallyHidden>
                  </label>
                </td>
              )}
              {row.getVisibleCells().map((cell, index) => (
                <BodyCell
                  key={cell.id}
                  isHeader={index === 0}
                  className={classOf.get(cell.column.id)}
                  label={String(cell.column.columnDef.header)}
                >
                  <table.FlexRender cell={cell} />
                </BodyCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type BodyCellProps = { isHeader: boolean; className: string | undefined; label: string; children: ReactNode };

/** Where there is no heading above it, a card says what it is. */
const BodyCell = ({ isHeader, className, label, children }: BodyCellProps) =>
  isHeader ? (
    <th scope="row" className={className}>
      {children}
    </th>
  ) : (
    <td className={className} data-label={label}>
      {children}
    </td>
  );

function SelectAll<Row extends { id: string }>({ table }: { table: StudioTableState<Row> }) {
  const areAll = table.getIsAllRowsSelected();
  const isPart = !areAll && table.getIsSomeRowsSelected();
  return (
    <th scope="col" className="table-check">
      <label>
        <input
          type="checkbox"
          className="check-box"
          checked={areAll}
          ref={(box) => {
            if (box) box.indeterminate = isPart;
          }}
          onChange={() => table.toggleAllRowsSelected(!areAll)}
        />
        <span>{words.selectAll}</span>
      </label>
    </th>
  );
}
