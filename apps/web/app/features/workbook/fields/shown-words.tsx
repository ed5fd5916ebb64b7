import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import type { AnswerStore, WorkbookItem } from "../../progress/public.ts";
import { useField } from "./use-field.ts";

type TextItem = Extract<WorkbookItem, { kind: "text" }>;

/** Something to read, and beside it what was written elsewhere. */
export function ShownWords({ item, store }: { item: TextItem; store: AnswerStore }) {
  const { shows = [] } = item;
  if (shows.length === 0) return <p className="workbook-note">{item.text}</p>;
  return (
    <div className="workbook-note workbook-shown">
      <p>{item.text}</p>
      <dl>
        {shows.map(({ key, label }) => (
          <Shown key={key} store={store} address={`${item.id}/${key}`} label={label} />
        ))}
      </dl>
    </div>
  );
}

function Shown({ store, address, label }: { store: AnswerStore; address: string; label: string }) {
  const { text } = useField(store, address);
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text === "" ? <span className="workbook-hint">{workbookPage.notYet}</span> : text}</dd>
    </div>
  );
}
