import { workbookPage } from "@academy/content/pages/workbook-page";
import { Link } from "react-router";
import { type AnswerStore, type Workbook as Book, lessonPath } from "../progress/public.ts";
import { ItemFields } from "./fields/item-fields.tsx";

type WorkbookPartsProps = { courseId: string; book: Book; store: AnswerStore };

export function WorkbookParts({ courseId, book, store }: WorkbookPartsProps) {
  return book.parts.map(({ title, lead, lesson, items }, index) => (
    <section key={title} aria-labelledby={`part-${index + 1}`} className="workbook-part">
      <h2 id={`part-${index + 1}`} className="text-heading">
        {title}
      </h2>
      {lead && <p className="workbook-lead">{lead}</p>}
      {lesson && (
        <p>
          <Link to={lessonPath(courseId, lesson)} className="text-link">
            {workbookPage.openLesson}
            <span className="sr-only"> ({title})</span>
          </Link>
        </p>
      )}
      {items.map((item) => (
        <ItemFields key={item.id} item={item} store={store} />
      ))}
    </section>
  ));
}
