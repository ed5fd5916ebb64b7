import { boxesOf, rowsOf } from "@academy/content/courses/workbook-fields";
import { examplesWords } from "@academy/content/pages/learning/examples-words";
import { checkedText } from "@academy/contract/fields/answers";
import type { ExamplesView } from "@academy/contract/learning/workbooks";
import { fillWords } from "../../lib/text/fill-words.ts";

type Part = ExamplesView["parts"][number];
type Item = Part["items"][number];
type Words = Readonly<Record<string, string>>;
type ExamplePartsProps = {
  parts: readonly Part[];
  words: Words;
  /** Leaves out the items of which nothing is written. */
  onlyWritten?: boolean;
};

const isWritten = ({ id }: Item, words: Words) =>
  Object.keys(words).some((address) => address === id || address.startsWith(`${id}/`));

export function ExampleParts({ parts, words, onlyWritten = false }: ExamplePartsProps) {
  const all = parts.flatMap(({ title, items }) => items.map((item) => ({ title, item })));
  const shown = onlyWritten ? all.filter(({ item }) => isWritten(item, words)) : all;
  // Beside an item, what it asks stands there already.
  if (all.length === 1)
    return shown.map(({ item }) => <ExampleItem key={item.id} item={item} words={words} />);
  return shown.map(({ title, item }) => (
    <div key={item.id} className="examples-item">
      <p className="examples-asked">{item.text ?? title}</p>
      <ExampleItem item={item} words={words} />
    </div>
  ));
}

function ExampleItem({ item, words }: { item: Item; words: Words }) {
  if (item.kind === "checklist") return <CheckedBoxes item={item} words={words} />;
  if (item.kind === "table") return <ExampleRows table={item} words={words} />;
  return (
    <p className="font-display type-[1.0625rem] lh-[1.5] whitespace-pre-wrap wrap-anywhere">
      {words[item.id] || examplesWords.empty}
    </p>
  );
}

function CheckedBoxes({ item, words }: { item: Extract<Item, { kind: "checklist" }>; words: Words }) {
  return (
    <ul className="examples-boxes grid gap-1.5">
      {boxesOf(item).map(({ key, label, address, beside }) => {
        const isChecked = words[address] === checkedText;
        return (
          <li key={key} data-checked={isChecked || undefined}>
            <span className="sr-only">{isChecked ? examplesWords.checked : examplesWords.unchecked} </span>
            {label} {beside && words[beside]}
          </li>
        );
      })}
    </ul>
  );
}

/** A number alone says nothing: it is "Week 1". */
const nameOf = (given: string | undefined, column = "") =>
  given && /^\d+$/.test(given) ? `${column} ${given}` : given;

/** Row by row, as on a phone: an example is read from top to bottom. */
function ExampleRows({ table, words }: { table: Extract<Item, { kind: "table" }>; words: Words }) {
  const rows = rowsOf(table)
    .map((row, index) => {
      const named = row.given === undefined ? table.columns : table.columns.slice(1);
      const cells = row.cells.map(({ address }, place) => ({
        address,
        column: named.length > 1 ? named[place] : undefined,
        text: words[address] ?? "",
      }));
      const name = nameOf(row.given, table.columns[0]) ?? fillWords(examplesWords.row, { number: index + 1 });
      return { name, cells: cells.filter(({ text }) => text !== "") };
    })
    .filter(({ cells }) => cells.length > 0);
  if (rows.length === 0)
    return (
      <p className="font-display type-[1.0625rem] lh-[1.5] whitespace-pre-wrap wrap-anywhere">
        {examplesWords.empty}
      </p>
    );
  return (
    <dl className="examples-rows grid gap-3">
      {rows.map(({ name, cells }) => (
        <div key={name}>
          <dt>{name}</dt>
          {cells.map(({ address, column, text }) => (
            <dd key={address}>
              {column && <span className="text-ink-soft font-text type-small">{column}: </span>}
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
