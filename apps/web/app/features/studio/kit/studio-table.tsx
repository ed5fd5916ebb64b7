import { studioTable } from "@academy/content/pages/studio/table";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { Cell } from "./table.tsx";
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
      <table
        className={`studio-table w-full border-collapse text-left type-small ${className}`}
        aria-label={label}
      >
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
                <Cell
                  key={cell.id}
                  isHead={index === 0}
                  column={{
                    label: String(cell.column.columnDef.header),
                    className: classOf.get(cell.column.id) ?? "",
                  }}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Which columns are shown. It stands in the address, and so in a view that is saved. */
function ColumnChoice<Row extends { id: string }>({ table }: { table: StudioTableState<Row> }) {
  const choices = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <details className="table-columns type-small">
      <summary>{words.columns.label}</summary>
      <fieldset>
        <legend className="sr-only">{words.columns.legend}</legend>
        {choices.map((column) => (
          <Checkbox
            key={column.id}
            label={String(column.columnDef.header)}
            checked={column.getIsVisible()}
            onChange={() => column.toggleVisibility()}
          />
        ))}
      </fieldset>
    </details>
  );
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const spoken = { asc: "ascending", desc: "descending" } as const;

type Sortable = {
  getCanSort: () => boolean;
  getIsSorted: () => false | "asc" | "desc";
  getToggleSortingHandler: () => undefined | ((event: unknown) => void);
};

/** A heading; pressed, the list goes by it, and pressed again the other way around. */
function HeaderCell({ column, label }: { column: Sortable; label: string }) {
  if (!column.getCanSort()) return <th scope="col">{label}</th>;
  const sorted = column.getIsSorted();
  const Icon = icons[sorted || "none"];
  return (
    <th scope="col" aria-sort={sorted ? spoken[sorted] : undefined}>
      <button type="button" className="table-sort" onClick={column.getToggleSortingHandler()}>
        {label}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}

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
