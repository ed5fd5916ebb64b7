import type { ToolName } from "@academy/content/courses/course";
import { tablesOf } from "@academy/content/courses/tools/tools";
import {
  boxesOf,
  rowsOf,
  splitAddress,
  type WorkbookBox,
  type WorkbookRow,
} from "@academy/content/courses/workbook-fields";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { checkedText } from "@academy/contract/fields/answers";
import { type ComponentType, lazy, Suspense, useId, useRef, useState } from "react";
import { countWords } from "../../../lib/text/count-words.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { AnswerStore, WorkbookItem as Item } from "../../progress/public.ts";
import type { ToolProps } from "../tools/tool-props.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ShownWords } from "./shown-words.tsx";
import { StrikeRow } from "./strike-row.tsx";
import { StruckLines } from "./struck-lines.tsx";
import { isTold, isUnknown, QuizFirst, Told } from "./told.tsx";
import { useField } from "./use-field.ts";
import { WordCount } from "./word-count.tsx";
import { WrittenField } from "./written-field.tsx";

/** One item of a workbook, to be filled in. */
export function ItemFields({ item, store }: { item: Item; store: AnswerStore }) {
  const id = useId();
  switch (item.kind) {
    case "text":
      return <ShownWords item={item} store={store} />;
    case "question":
      return (
        <div className="workbook-item">
          <label htmlFor={id} className="workbook-asked">
            {item.text}
          </label>
          <WrittenField
            store={store}
            address={item.id}
            id={id}
            rows={Math.min(item.lines, 4)}
            describedBy={item.words ? `${id}-words` : undefined}
          />
          {item.words && <WordCount store={store} address={item.id} id={`${id}-words`} of={item.words} />}
          {item.strikes && <StruckLines store={store} address={item.id} />}
        </div>
      );
    case "checklist":
      return (
        <fieldset className="workbook-item workbook-boxes">
          {item.text && <legend className="workbook-asked">{item.text}</legend>}
          {boxesOf(item).map((box) => (
            <Box
              key={box.key}
              store={store}
              box={box}
              others={item.isOne ? item.keys.filter((key) => key !== box.key) : undefined}
            />
          ))}
        </fieldset>
      );
    case "table":
      return <TableFields table={item} store={store} />;
    case "tool":
      return <ToolFields item={item} store={store} />;
  }
}

type BoxProps = {
  store: AnswerStore;
  box: WorkbookBox;
  /** Where only one of them is checked: the keys of the others. */
  others?: readonly string[] | undefined;
};

function Box({ store, box: { address, label, beside }, others = [] }: BoxProps) {
  const { text } = useField(store, address);
  const box = (
    <Checkbox
      label={label}
      checked={text === checkedText}
      onChange={({ target }) => {
        store.write(address, target.checked ? checkedText : "");
        const { item } = splitAddress(address);
        const before = others.map((key) => `${item}/${key}`).filter((each) => store.read(each) !== "");
        if (target.checked) for (const each of before) store.write(each, "");
      }}
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
  const rows = rowsOf(table).filter((row) => !isUnknown(row, store));
  const [shown, setShown] = useState(() => rowsAtFirst(rows, store));
  const body = useRef<HTMLTableSectionElement>(null);
  const left = rows.length - shown;
  const showMore = () => {
    setShown(shown + Math.min(left, rowsAtATime));
    requestAnimationFrame(() =>
      body.current?.rows[shown]?.querySelector<HTMLElement>("textarea, button")?.focus(),
    );
  };
  if (rows.length === 0) return <QuizFirst />;
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
        <tbody ref={body}>
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              number={index + 1}
              table={table}
              store={store}
              isLater={index >= shown}
            />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="quiet" size="small" className="workbook-more" onClick={showMore}>
          {countWords(left, workbookPage.steps.rows)}
        </Button>
      )}
    </div>
  );
}

/** On a phone, where each row is a card. One or two more are shown at once. */
const rowsAtATime = 4;
const spareRows = 2;

/** As far as somebody has written in it. */
function rowsAtFirst(rows: readonly WorkbookRow[], store: AnswerStore): number {
  const isWritten = ({ cells }: WorkbookRow) => cells.some(({ address }) => store.read(address) !== "");
  const shown = Math.max(rowsAtATime, rows.findLastIndex(isWritten) + 1);
  return rows.length - shown <= spareRows ? rows.length : shown;
}

type RowProps = { row: WorkbookRow; number: number; table: Table; store: AnswerStore; isLater: boolean };

function Row({ row: { given, cells, struck }, number, table, store, isLater }: RowProps) {
  const { columns, keys, choices = {} } = table;
  const name = given ?? fillWords(workbookPage.row, { number });
  const skipped = given === undefined ? 0 : 1;
  const [first] = cells;
  // Somebody's own things, each of which goes onto one of a few heaps.
  const isSorted = given === undefined && first !== undefined && Object.keys(choices).length === 1;
  return (
    <tr className={isLater ? "workbook-later" : undefined}>
      {given !== undefined && (
        <th scope="row">
          {given}
          {struck && <StrikeRow store={store} address={struck.address} row={name} />}
        </th>
      )}
      {cells.map((cell, index) => {
        const { address } = cell;
        const column = columns[index + skipped] ?? "";
        const label = fillWords(workbookPage.cell, { row: name, column });
        const offered = choices[keys.columns[index + skipped] ?? ""];
        return (
          <td key={address}>
            <span aria-hidden="true" className="workbook-cell-name">
              {column}
            </span>
            {isTold(cell) ? (
              <Told store={store} address={address} />
            ) : offered ? (
              <ChoiceField
                store={store}
                address={address}
                label={label}
                choices={offered}
                about={cells.filter(isTold).map((each) => each.address)}
                sorted={isSorted ? () => store.read(first.address).trim() || name : undefined}
              />
            ) : (
              <WrittenField store={store} address={address} label={label} rows={1} isCell />
            )}
            {struck && given === undefined && index === 0 && (
              <StrikeRow store={store} address={struck.address} row={name} />
            )}
          </td>
        );
      })}
    </tr>
  );
}
