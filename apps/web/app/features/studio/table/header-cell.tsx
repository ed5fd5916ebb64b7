import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";

const icons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const spoken = { asc: "ascending", desc: "descending" } as const;

type Sortable = {
  getCanSort: () => boolean;
  getIsSorted: () => false | "asc" | "desc";
  getToggleSortingHandler: () => undefined | ((event: unknown) => void);
};

/** A heading; pressed, the list goes by it, and pressed again the other way around. */
export function HeaderCell({ column, label }: { column: Sortable; label: string }) {
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
