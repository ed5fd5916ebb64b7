import { fieldsOf, isFillable } from "@academy/content/courses/workbook-fields";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import { downloadResource } from "@academy/contract/calls/learning/resources";
import { filledWorkbook } from "@academy/contract/calls/learning/workbooks";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { pathOf } from "@academy/contract/path-of";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { fetchApi } from "../../lib/api/api.ts";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { type AnswerStore, type Workbook as Book, coursePath } from "../progress/public.ts";
import { DownloadLink, PrintLink } from "../resources/public.ts";

type WorkbookHeadProps = { view: WorkbooksView; book: Book; store: AnswerStore };

export function WorkbookHead({ view, book, store }: WorkbookHeadProps) {
  const filled = { params: { courseId: view.course.id, slug: book.slug } };
  return (
    <div className="workbook-opening">
      <header className="column workbook-head">
        <Link to={coursePath(view.course.id)} className="text-link text-small">
          {fillWords(workbookPage.course, { course: view.course.title })}
        </Link>
        <h1 id="workbook-title" className="wrap-anywhere text-title">
          {book.title}
        </h1>
        <p className="workbook-subtitle">{book.subtitle}</p>
      </header>
      <div className="column workbook-facts">
        <div className="workbook-standing">
          <FilledCount book={book} store={store} />
          <p className="workbook-hint">{workbookPage.hint}</p>
          <div className="workbook-prints">
            {book.id !== null && (
              <DownloadLink
                url={pathOf(downloadResource, { params: { id: book.id } })}
                className={buttonLook({ variant: "secondary", size: "small" })}
              >
                {workbookPage.printEmpty}
              </DownloadLink>
            )}
            <PrintLink
              href={pathOf(filledWorkbook, filled)}
              print={async () => {
                await store.saveNow();
                return fetchApi(filledWorkbook, filled);
              }}
              className={buttonLook({ variant: "secondary", size: "small" })}
            >
              {workbookPage.printFilled}
            </PrintLink>
          </div>
        </div>
        <nav aria-label={workbookPage.parts} className="workbook-contents">
          <PhoneFold label={workbookPage.parts}>
            <ol>
              {book.parts.map(({ title }, index) => (
                <li key={title}>
                  <a href={`#part-${index + 1}`} className="text-link">
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </PhoneFold>
        </nav>
      </div>
    </div>
  );
}

/** How much of a book has words in it: counted when something begins or ends being saved, not at every key. */
function FilledCount({ book, store }: { book: Book; store: AnswerStore }) {
  const items = useMemo(
    () =>
      book.parts
        .flatMap((part) => part.items)
        .filter(isFillable)
        .map((item) => fieldsOf(item).map(({ address }) => address)),
    [book],
  );
  const count = useCallback(
    () => items.filter((addresses) => addresses.some((address) => store.read(address) !== "")).length,
    [items, store],
  );
  const filled = useSyncExternalStore(store.subscribeState, count);
  return (
    <div className="workbook-count">
      <p id="workbook-count">{countWords(items.length, workbookPage.filled, { filled })}</p>
      <progress aria-labelledby="workbook-count" max={items.length} value={filled} />
    </div>
  );
}
