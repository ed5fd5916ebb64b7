import { tools } from "@academy/content/courses/tools/tools";
import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { BookItem, BookWords } from "@academy/contract/studio/workbooks";
import { fillWords } from "../../../../lib/text/fill-words.ts";

const { kinds, line } = studioWorkbookPage;

/** What an item is called where it stands in a list. */
export function nameOfItem(item: BookItem): string {
  if (item.text) return item.text;
  if (item.kind === "tool") return tools[item.tool].title;
  const [first] = item.kind === "checklist" ? item.items : item.kind === "table" ? item.columns : [];
  return first ?? fillWords(line.untitled, { kind: kinds[item.kind] });
}

/** What there is to fill in. */
export function factsOf(item: BookItem): string[] {
  const carried = "from" in item && item.from ? [line.carried] : [];
  switch (item.kind) {
    case "question":
      return [line.lines(item.lines), ...carried];
    case "checklist":
      return [line.boxes(item.items.length)];
    case "table":
      return [fillWords(line.table, { columns: item.columns.length, rows: item.rows }), ...carried];
    case "tool":
      return [tools[item.tool].title, ...carried];
    case "text":
      return [];
  }
}

/** A workbook to look at, in the history or beside another. */
export function BookOutline({ book }: { book: BookWords }) {
  return (
    <>
      <p className="editor-version-title">{book.title}</p>
      <p className="text-ink-soft">{book.subtitle}</p>
      {book.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place, and these don't move.
        <section key={at} className="book-outline mt-4 wrap-anywhere">
          <h3>{part.title}</h3>
          {part.lead && <p className="studio-small">{part.lead}</p>}
          <ul>
            {part.items.map((item) => (
              <li key={item.id}>
                <span className="studio-small">{kinds[item.kind]}</span> {nameOfItem(item)}
                {item.kind === "checklist" && (
                  <span className="studio-small"> ({item.items.join(" · ")})</span>
                )}
                {item.kind === "table" && <span className="studio-small"> ({item.columns.join(" · ")})</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
