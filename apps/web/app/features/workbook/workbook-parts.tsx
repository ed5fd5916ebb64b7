import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { Link } from "react-router";
import { type AnswerStore, type Workbook as Book, lessonPath } from "../progress/public.ts";
import { ItemFields } from "./fields/item-fields.tsx";
import { ItemExamples } from "./item-examples.tsx";

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

type WorkbookPartsProps = { view: WorkbooksView; book: Book; store: AnswerStore };

export function WorkbookParts({ view, book, store }: WorkbookPartsProps) {
  return book.parts.map(({ title, lead, lesson, items }, index) => (
    <section key={title} aria-labelledby={`part-${index + 1}`} className="workbook-part">
      <h2 id={`part-${index + 1}`} className="text-heading">
        {title}
      </h2>
      {lead && <p className="workbook-lead">{lead}</p>}
      {lesson && (
        <p>
          <Link to={lessonPath(view.course.id, lesson)} className="text-link">
            {workbookPage.openLesson}
            <span className="sr-only"> ({title})</span>
          </Link>
        </p>
      )}
      {items.map((item) => (
        <div key={item.id} id={`item-${item.id}`} className="workbook-entry">
          <ItemFields item={item} store={store} />
          <ItemExamples view={view} item={item} />
        </div>
      ))}
    </section>
  ));
}
