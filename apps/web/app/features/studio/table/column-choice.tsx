import { studioTable } from "@academy/content/pages/studio/table";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { StudioTableState } from "./use-studio-table.ts";

const words = studioTable.columns;

/** Which columns are shown. It stands in the address, and so in a view that is saved. */
export function ColumnChoice<Row extends { id: string }>({ table }: { table: StudioTableState<Row> }) {
  const choices = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <details className="table-columns">
      <summary>{words.label}</summary>
      <fieldset>
        <legend className="sr-only">{words.legend}</legend>
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
