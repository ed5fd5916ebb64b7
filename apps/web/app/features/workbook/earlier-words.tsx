import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import type { Workbook as Book } from "../progress/public.ts";

const words = workbookPage.earlier;

/** What was written where the owner has changed the workbook since. Of a book that is gone, the first one shows it. */
export function EarlierWords({ view, book }: { view: WorkbooksView; book: Book }) {
  const slugs = view.workbooks.map(({ slug }) => slug);
  const isFirst = slugs[0] === book.slug;
  const earlier = view.earlier.filter(
    ({ workbook }) => workbook === book.slug || (isFirst && !slugs.includes(workbook)),
  );
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-words" className="workbook-part">
      <h2 id="earlier-words" className="text-heading">
        {words.heading}
      </h2>
      <p className="workbook-lead">{words.text}</p>
      {earlier.map(({ item, part, asked, words: written }) => (
        <div key={item} className="workbook-item">
          <h3 className="workbook-asked">{asked || part}</h3>
          {written.map((text) => (
            <p key={text} className="workbook-earlier">
              {text}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
