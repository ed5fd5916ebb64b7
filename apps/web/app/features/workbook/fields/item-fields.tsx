import { checkedText } from "@academy/contract/fields/answers";
import { useId } from "react";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { AnswerStore, WorkbookItem as Item } from "../../progress/public.ts";
import { ToolFields } from "../tools/tool-fields.tsx";
import { TableFields } from "./table-fields.tsx";
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
          {item.items.map((label, index) => (
            <Box
              key={item.keys[index]}
              store={store}
              address={`${item.id}/${item.keys[index]}`}
              label={label}
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

function Box({ store, address, label }: { store: AnswerStore; address: string; label: string }) {
  const { text } = useField(store, address);
  return (
    <Checkbox
      label={label}
      checked={text === checkedText}
      onChange={(event) => store.write(address, event.target.checked ? checkedText : "")}
    />
  );
}
