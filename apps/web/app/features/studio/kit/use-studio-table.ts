import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type StudioColumn, shownColumns, sortingOf, sortOf, writeColumns } from "./columns.ts";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });
type Features = typeof features;
export type StudioTableState<Row extends { id: string }> = ReactTable<Features, Row>;

/** Ids of rows, also of those on pages that came before. */
export type RowSelection = Readonly<Record<string, boolean>>;

export type StudioTableOptions<Row> = {
  /** The same object each time. */
  columns: readonly StudioColumn<Row>[];
  rows: Row[];
  sort?: string;
  onSort?: (sort: string) => void;
  selected?: RowSelection;
  onSelect?: (selected: RowSelection) => void;
};

const nothing = {};
const resolve = <State>(updater: Updater<State>, before: State): State =>
  updater instanceof Function ? updater(before) : updater;

/** Order and pages are the server's: the table knows which columns are shown, which one it goes by and what is selected. */
export function useStudioTable<Row extends { id: string }>(options: StudioTableOptions<Row>) {
  const { columns, sort = "", onSort, selected = nothing, onSelect } = options;
  const [address, setAddress] = useSearchParams();
  const columnVisibility = shownColumns(columns, address.get("columns"));
  const sorting = sortingOf(columns, sort);
  const definitions = useMemo(() => definitionsOf(columns), [columns]);
  return useTable<Features, Row>({
    features,
    columns: definitions,
    data: useSame(options.rows),
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    isRowRangeSelectionEvent: (event) =>
      (event as { nativeEvent?: MouseEvent }).nativeEvent?.shiftKey === true,
    state: { columnVisibility, sorting, rowSelection: selected },
    onSortingChange: (updater) => onSort?.(sortOf(columns, resolve(updater, sorting))),
    onRowSelectionChange: (updater) => onSelect?.(resolve(updater, selected)),
    onColumnVisibilityChange: (updater) => {
      const next = writeColumns(columns, resolve(updater, columnVisibility));
      const changed = new URLSearchParams(address);
      if (next) changed.set("columns", next);
      else changed.delete("columns");
      setAddress(changed, { replace: true, preventScrollReset: true });
    },
  });
}

const definitionsOf = <Row extends { id: string }>(columns: readonly StudioColumn<Row>[]) =>
  columns.map(
    ({ id, label, cell, sorts }, index): ColumnDef<Features, Row> => ({
      id,
      header: label,
      accessorFn: (row) => row.id,
      cell: ({ row }) => cell(row.original),
      enableHiding: index > 0,
      enableSorting: sorts !== undefined,
      sortDescFirst: sorts?.isDescFirst ?? false,
    }),
  );

/** The same array for as long as the same rows are in it: a table would be worked out anew with another. */
function useSame<Row>(rows: Row[]): Row[] {
  const [known, setKnown] = useState(rows);
  const isSame = known.length === rows.length && known.every((row, index) => row === rows[index]);
  if (isSame) return known;
  setKnown(rows);
  return rows;
}
