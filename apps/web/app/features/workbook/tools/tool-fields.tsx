import type { ToolName } from "@academy/content/courses/course";
import { tablesOf } from "@academy/content/courses/tools/tools";
import { type ComponentType, lazy, Suspense } from "react";
import { TableFields } from "../fields/table-fields.tsx";
import type { ToolProps } from "./tool-props.ts";

/** Each is fetched when a page has one. Where the line breaks meanwhile, its tables can be filled in all the same. */
const load = (module: () => Promise<{ default: ComponentType<ToolProps> }>) =>
  lazy(() => module().catch(() => ({ default: PlainTool })));

const faces: Record<ToolName, ComponentType<ToolProps>> = {
  "price-sum": load(() => import("./price/price-sum.tsx").then(({ PriceSum }) => ({ default: PriceSum }))),
  season: load(() => import("./season/season.tsx").then(({ Season }) => ({ default: Season }))),
  journey: load(() => import("./journey/journey.tsx").then(({ Journey }) => ({ default: Journey }))),
  sentence: load(() => import("./sentence.tsx").then(({ Sentence }) => ({ default: Sentence }))),
  rehearsal: load(() =>
    import("./rehearsal/rehearsal.tsx").then(({ Rehearsal }) => ({ default: Rehearsal })),
  ),
};

export function ToolFields({ item, store }: ToolProps) {
  const Face = faces[item.tool];
  return (
    <Suspense fallback={<div className="workbook-item tool-waiting" aria-busy="true" />}>
      <Face item={item} store={store} />
    </Suspense>
  );
}

function PlainTool({ item, store }: ToolProps) {
  return tablesOf(item).map((table) => (
    <TableFields
      key={table.columns.join()}
      table={table as Parameters<typeof TableFields>[0]["table"]}
      store={store}
    />
  ));
}
