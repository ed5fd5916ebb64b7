import { ownSentence } from "@academy/content/courses/own-sentence";
import { planBookSlug } from "@academy/content/courses/plan-book";
import { lessonToolsSlug } from "@academy/content/courses/tools/tool-mark";
import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import {
  type AnswerStore,
  type Workbook as Book,
  type Outbox,
  type WorkbookPart as Part,
  type WorkbookPart,
  workbookPath,
} from "../progress/public.ts";
import { useAnswerStore } from "./answers/use-answer-store.ts";
import { useWorkbooks } from "./answers/workbooks-query.ts";
import { ItemFields } from "./fields/item-fields.tsx";
import { useNamedItem } from "./item-examples.tsx";
import { PartSteps } from "./part-steps.tsx";
import { SavingState } from "./saving-state.tsx";
import "./workbook.css";
import { minutesOf } from "@academy/content/courses/thumb-minutes";
import { itemAt } from "@academy/content/courses/tools/placed-items";
import { isFillable as canBeFilled, fieldsOf } from "@academy/content/courses/workbook-fields";
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
  /** What their own sentence about their work is by now. */
  onSentence: (sentence: string) => void;
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

function OpenParts({ view, lessonId, outbox, onFound, onBegun, onSentence }: OpenPartsProps) {
  const store = useAnswerStore(view, outbox);
  const found = partsOfLesson(view.workbooks, lessonId);
  const items = found.flatMap(({ book, part }) => (book.kind === "template" ? [] : part.items));
  const minutes = items.some(canBeFilled) ? minutesOf(items) : 0;
  useNamedItem();
  useBeginning({ store, found, onFound, onBegun });
  const sentence = useSyncExternalStore(store.subscribeState, () => ownSentence(store.read));
  useEffect(() => onSentence(sentence), [onSentence, sentence]);
  return (
    <section aria-labelledby="your-workbook" className="workbook-in-lesson">
      <h2 id="your-workbook" className="text-heading">
        {words.heading}
      </h2>
      <p className="workbook-hint">
        {workbookPage.hint} {minutes > 0 && countWords(minutes, words.minutes)}
      </p>
      {found.map(({ book, part }) =>
        book.kind === "template" ? (
          <p key={part.title}>
            <Link to={workbookPath(view.course.id, book.slug)} className="text-link">
              {book.slug === planBookSlug ? words.plan : fillWords(words.template, { workbook: book.title })}
            </Link>
          </p>
        ) : (
          <div key={book.slug + part.title} className="workbook-part">
            {part.lead && <p className="workbook-lead">{part.lead}</p>}
            {book.slug === lessonToolsSlug ? (
              <PlacedTools part={part} store={store} />
            ) : (
              <PartSteps part={part} view={view} store={store} />
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

type BeginningOptions = {
  store: AnswerStore;
  found: ReturnType<typeof partsOfLesson>;
  onFound: () => void;
  onBegun: (isNow: boolean) => void;
};

/** Says whether there is something to fill in on this page, and when somebody has begun to. */
function useBeginning({ store, found, onFound, onBegun }: BeginningOptions) {
  const addresses = found
    .filter(({ book }) => book.kind !== "template")
    .flatMap(({ part }) => part.items.filter(canBeFilled).flatMap(fieldsOf))
    .map(({ address }) => address);
  const isFillable = addresses.length > 0;
  // Words that have come over from another exercise are not this one's.
  const isBegun = useSyncExternalStore(store.subscribeState, () =>
    addresses.some((address) => !store.isTraveling(address) && store.read(address) !== ""),
  );
  const latest = useRef({ onFound, onBegun });
  const wasBegunAtFirst = useRef(isBegun);
  useEffect(() => {
    latest.current = { onFound, onBegun };
  });
  useEffect(() => {
    if (isFillable) latest.current.onFound();
  }, [isFillable]);
  useEffect(() => {
    if (isBegun) latest.current.onBegun(!wasBegunAtFirst.current);
  }, [isBegun]);
}

/** What a lesson teaches to fill in: each part once, from the smallest book that has it; of a template, one mention. */
function partsOfLesson(books: readonly Book[], lessonId: string): { book: Book; part: Part }[] {
  const smallestFirst = [...books].sort((one, other) => one.parts.length - other.parts.length);
  const seen = new Set<string>();
  return smallestFirst
    .flatMap((book) => book.parts.filter(({ lesson }) => lesson === lessonId).map((part) => ({ book, part })))
    .filter(({ book, part }) => {
      const key = book.kind === "template" ? book.slug : (part.items[0]?.id ?? part.title);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((one, other) => Number(one.book.kind === "template") - Number(other.book.kind === "template"));
}
