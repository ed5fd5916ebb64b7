import { lessonToolsSlug } from "@academy/content/courses/tools/tool-mark";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { Fragment, useLayoutEffect, useState } from "react";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { type AnswerStore, type Outbox, type WorkbookPart, workbookPath } from "../progress/public.ts";
import { useAnswerStore } from "./answers/use-answer-store.ts";
import { useWorkbooks } from "./answers/workbooks-query.ts";
import { ItemFields } from "./fields/item-fields.tsx";
import { ItemExamples, useNamedItem } from "./item-examples.tsx";
import { SavingState } from "./saving-state.tsx";
import { partsOfLesson, useBeginning } from "./use-beginning.ts";
import "./workbook.css";
import { itemAt } from "@academy/content/courses/tools/placed-items";
import { createPortal } from "react-dom";

const words = workbookPage.inLesson;

type LessonWorkbookProps = {
  courseId: string;
  lessonId: string;
  outbox: Outbox;
  /** There is something to fill in. */
  onFound: () => void;
  /** Something of it is filled in; `isNow` if that happened here and now. */
  onBegun: (isNow: boolean) => void;
};

/** The part of the workbook that this lesson teaches, below its text. Without one there is nothing. */
export function LessonWorkbook({ courseId, ...rest }: LessonWorkbookProps) {
  const { lessonId, outbox } = rest;
  const { data, isError, refetch } = useWorkbooks(courseId, outbox);
  if (isError) {
    return (
      <div className="workbook-in-lesson">
        <p>{words.failed}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (!data || partsOfLesson(data.workbooks, lessonId).length === 0) return null;
  return <OpenParts view={data} {...rest} />;
}

type OpenPartsProps = Omit<LessonWorkbookProps, "courseId"> & { view: WorkbooksView };

function OpenParts({ view, lessonId, outbox, onFound, onBegun }: OpenPartsProps) {
  const store = useAnswerStore(view, outbox);
  const found = partsOfLesson(view.workbooks, lessonId);
  useNamedItem();
  useBeginning({ store, found, onFound, onBegun });
  return (
    <section aria-labelledby="your-workbook" className="workbook-in-lesson">
      <h2 id="your-workbook" className="text-heading">
        {words.heading}
      </h2>
      <p className="workbook-hint">{workbookPage.hint}</p>
      {found.map(({ book, part }) =>
        book.kind === "template" ? (
          <p key={part.title}>
            <Link to={workbookPath(view.course.id, book.slug)} className="text-link">
              {fillWords(words.template, { workbook: book.title })}
            </Link>
          </p>
        ) : (
          <div key={book.slug + part.title} className="workbook-part">
            {part.lead && <p className="workbook-lead">{part.lead}</p>}
            {book.slug === lessonToolsSlug ? (
              <PlacedTools part={part} store={store} />
            ) : (
              part.items.map((item) => (
                <Fragment key={item.id}>
                  <ItemFields item={item} store={store} />
                  <ItemExamples view={view} item={item} />
                </Fragment>
              ))
            )}
            <p>
              <Link to={workbookPath(view.course.id, book.slug)} className="text-link">
                {fillWords(words.open, { workbook: book.title })}
              </Link>
            </p>
          </div>
        ),
      )}
      <SavingState store={store} />
    </section>
  );
}

/** The tools and questions of a lesson, each where its mark stands in the text; where there is none any more, below it. */
function PlacedTools({ part, store }: { part: WorkbookPart; store: AnswerStore }) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Element>>();
  useLayoutEffect(() => {
    const marks = [...document.querySelectorAll("[data-mark]")].reverse();
    setPlaces(new Map(marks.map((mark) => [itemAt(mark.getAttribute("data-mark") ?? "")?.id ?? "", mark])));
  }, []);
  if (!places) return null;
  return part.items.map((item) => {
    const place = places.get(item.id);
    const fields = (
      <div key={item.id} id={`item-${item.id}`} className="workbook-entry">
        <ItemFields item={item} store={store} />
      </div>
    );
    return place ? createPortal(fields, place, item.id) : fields;
  });
}
