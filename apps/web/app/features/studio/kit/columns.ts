import type { ReactNode } from "react";

/** A column of one of the studio's lists. */
export type StudioColumn<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** What its two directions are called in the address; what stands there by itself is an empty text. */
  sorts?: { asc: string; desc: string; isDescFirst?: boolean };
  /** Until it is chosen. */
  isHidden?: boolean;
};

type Columns = readonly Pick<StudioColumn<never>, "id" | "isHidden">[];

/** Which columns are shown, by what the address says. The first one is whom or what a row is about: it always is. */
export function shownColumns(columns: Columns, chosen: string | null): Record<string, boolean> {
  const names = chosen === null ? undefined : new Set(chosen.split(","));
  return Object.fromEntries(
    columns.map(({ id, isHidden = false }, index) => [
      id,
      index === 0 || (names ? names.has(id) : !isHidden),
    ]),
  );
}

/** As the address says it: nothing for those that are shown anyway. */
export function writeColumns(columns: Columns, shown: Readonly<Record<string, boolean>>): string | undefined {
  const text = (of: Readonly<Record<string, boolean>>) =>
    columns
      .filter(({ id }, index) => index === 0 || of[id])
      .map(({ id }) => id)
      .join(",");
  const chosen = text(shown);
  return chosen === text(shownColumns(columns, null)) ? undefined : chosen;
}

type SortableColumns = readonly Pick<StudioColumn<never>, "id" | "sorts">[];

/** Which column the list goes by. */
export function sortingOf(columns: SortableColumns, sort: string): { id: string; desc: boolean }[] {
  return columns.flatMap(({ id, sorts }) =>
    sorts && (sorts.asc === sort || sorts.desc === sort) ? [{ id, desc: sorts.desc === sort }] : [],
  );
}

export function sortOf(columns: SortableColumns, [by]: readonly { id: string; desc: boolean }[]): string {
  const sorts = columns.find(({ id }) => id === by?.id)?.sorts;
  return (by?.desc ? sorts?.desc : sorts?.asc) ?? "";
}
