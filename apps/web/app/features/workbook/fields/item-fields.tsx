import type { ToolName } from "@academy/content/courses/course";
import { tablesOf } from "@academy/content/courses/tools/tools";
import {
  boxesOf,
  rowsOf,
  type WorkbookBox,
  type WorkbookRow,
} from "@academy/content/courses/workbook-fields";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { checkedText } from "@academy/contract/fields/answers";
import { type ComponentType, lazy, Suspense, useId } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { AnswerStore, WorkbookItem as Item } from "../../progress/public.ts";
import type { ToolProps } from "../tools/tool-props.ts";
import { useField } from "./use-field.ts";
import { WrittenField } from "./written-field.tsx";

/** One item of a workbook, to be filled in. */
export function ItemFields({ item, store }: { item: Item; store: AnswerStore }) {
  const id = useId();
  switch (item.kind) {
    case "text":
      return <p className="workbook-note">{item.text}</p>;
    case "question":
      return (
        <div className="workbook-item">
          <label htmlFor={id} className="workbook-asked">
            {item.text}
          </label>
          <WrittenField store={store} address={item.id} id={id} rows={Math.min(item.lines, 4)} />
        </div>
      );
    case "checklist":
      return (
        <fieldset className="workbook-item workbook-boxes">
          {item.text && <legend className="workbook-asked">{item.text}</legend>}
          {boxesOf(item).map((box) => (
            <Box key={box.key} store={store} box={box} />
          ))}
        </fieldset>
      );
    case "table":
      return <TableFields table={item} store={store} />;
    case "tool":
      return <ToolFields item={item} store={store} />;
  }
}

function Box({ store, box: { address, label, beside } }: { store: AnswerStore; box: WorkbookBox }) {
  const { text } = useField(store, address);
  const box = (
    <Checkbox
      label={label}
      checked={text === checkedText}
      onChange={(event) => store.write(address, event.target.checked ? checkedText : "")}
    />
  );
  if (!beside) return box;
  return (
    <div className="workbook-box">
      {box}
      <WrittenField store={store} address={beside} label={label} rows={1} isCell />
    </div>
  );
}

/** Each is fetched when a page has one. Where the line breaks meanwhile, its tables can be filled in all the same. */
const load = (module: () => Promise<{ default: ComponentType<ToolProps> }>) =>
  lazy(() => module().catch(() => ({ default: PlainTool })));

const faces: Record<ToolName, ComponentType<ToolProps>> = {
  "price-sum": load(() =>
    import("../tools/price/price-sum.tsx").then(({ PriceSum }) => ({ default: PriceSum })),
  ),
  season: load(() => import("../tools/season/season.tsx").then(({ Season }) => ({ default: Season }))),
  journey: load(() => import("../tools/journey/journey.tsx").then(({ Journey }) => ({ default: Journey }))),
  sentence: load(() => import("../tools/sentence.tsx").then(({ Sentence }) => ({ default: Sentence }))),
  rehearsal: load(() =>
    import("../tools/rehearsal/rehearsal.tsx").then(({ Rehearsal }) => ({ default: Rehearsal })),
  ),
};

function ToolFields({ item, store }: ToolProps) {
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

type Table = Extract<Item, { kind: "table" }>;

/** A table on a desk; on a phone each row is a card, with the columns' names inside. */
function TableFields({ table, store }: { table: Table; store: AnswerStore }) {
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
