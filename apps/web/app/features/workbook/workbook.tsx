import { workbookPage } from "@academy/content/pages/learning/workbook-page";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { ApiError, isUnauthorized } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { useTitle } from "../../lib/use-title.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { PageDrawing } from "../archetypes/public.ts";
import {
  type Workbook as Book,
  coursePath,
  FailedPage,
  MissingPage,
  type Outbox,
  useOutbox,
} from "../progress/public.ts";
import { useAnswerStore } from "./answers/use-answer-store.ts";
import { useWorkbooks } from "./answers/workbooks-query.ts";
import { useNamedItem } from "./item-examples.tsx";
import { SavingState } from "./saving-state.tsx";
import { WorkbookHead } from "./workbook-head.tsx";
import { EarlierWords, WorkbookParts } from "./workbook-parts.tsx";

type WorkbookProps = { courseId: string; slug: string };

/** Stands inside the gate, where there is somebody whose workbook it is. */
export function Workbook(props: WorkbookProps) {
  const outbox = useOutbox();
  return outbox && <WorkbookOf {...props} outbox={outbox} />;
}

function WorkbookOf({ courseId, slug, outbox }: WorkbookProps & { outbox: Outbox }) {
  const { data, error, refetch } = useWorkbooks(courseId, outbox);
  const book = data?.workbooks.find((each) => each.slug === slug);
  if (data) {
    const later = data.later.find((each) => each.slug === slug);
    if (later) return <LaterWorkbook courseId={courseId} opensAt={later.opensAt} />;
    if (!book) return <MissingPage words={workbookPage.notFound} />;
    return <OpenWorkbook view={data} book={book} outbox={outbox} />;
  }
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404 || status === 400) return <MissingPage words={workbookPage.notFound} />;
  if (status === 403) return <LockedWorkbook courseId={courseId} />;
  return <FailedPage heading={workbookPage.failed} error={error} onRetry={() => void refetch()} />;
}

function LockedWorkbook({ courseId }: { courseId: string }) {
  const { heading, text, course } = workbookPage.locked;
  useTitle(heading);
  return (
    <Notice heading={heading} drawing={<PageDrawing of="locked" />}>
      <p>{text}</p>
      <LinkButton to={coursePath(courseId)}>{course}</LinkButton>
    </Notice>
  );
}

function LaterWorkbook({ courseId, opensAt }: { courseId: string; opensAt: string }) {
  const { heading, on } = workbookPage.later;
  useTitle(heading);
  return (
    <Notice heading={heading} drawing={<PageDrawing of="locked" />}>
      <p>{fillWords(on, { day: formatDay(opensAt) })}</p>
      <LinkButton to={coursePath(courseId)}>{workbookPage.locked.course}</LinkButton>
    </Notice>
  );
}

function OpenWorkbook({ view, book, outbox }: { view: WorkbooksView; book: Book; outbox: Outbox }) {
  const store = useAnswerStore(view, outbox);
  useTitle(book.title);
  useNamedItem();
  return (
    <article className="workbook" aria-labelledby="workbook-title">
      <WorkbookHead view={view} book={book} store={store} />
      <div className="column workbook-body">
        <WorkbookParts view={view} book={book} store={store} />
        <EarlierWords view={view} book={book} />
      </div>
      <SavingState store={store} />
    </article>
  );
}
