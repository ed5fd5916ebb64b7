import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { fillWords } from "../../../lib/text/fill-words.ts";
import type { AnswerStore, WorkbookItem } from "../../progress/public.ts";
import { useWords } from "../tools/use-words.ts";

type TextItem = Extract<WorkbookItem, { kind: "text" }>;

/** Something to read, and beside it what was written elsewhere. */
export function ShownWords({ item, store }: { item: TextItem; store: AnswerStore }) {
  if (!item.shows?.length) return <p className="workbook-note">{item.text}</p>;
  return <WithWords item={item} shows={item.shows} store={store} />;
}

type WithWordsProps = { item: TextItem; shows: NonNullable<TextItem["shows"]>; store: AnswerStore };

function WithWords({ item, shows, store }: WithWordsProps) {
  const words = useWords(store, item.id, shows.map(({ key }) => key).join(","));
  const there = shows
    .map(({ key, label }, at) => ({ key, label, text: words[at] ?? "" }))
    .filter(({ text }) => text !== "");
  return (
    <div className="workbook-note workbook-shown">
      <p>{item.text}</p>
      {there.length === 0 && <p className="workbook-hint">{whereFrom(shows, store)}</p>}
      {there.length > 0 && (
        <dl>
          {there.map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** As long as there is nothing: where it will come from. */
function whereFrom(shows: WithWordsProps["shows"], store: AnswerStore): string {
  const parts = shows.flatMap(({ of }) => of.flatMap((each) => store.places.placeOf(each)?.part ?? []));
  if (parts.length === 0) return workbookPage.quizFirst.text;
  return fillWords(workbookPage.notYet, { parts: [...new Set(parts)].join(" · ") });
}
