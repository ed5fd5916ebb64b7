import { itemsOfPlan, planBookSlug } from "@academy/content/courses/plan-book";
import { planPage } from "@academy/content/pages/learning/plan-page";
import { downloadResource } from "@academy/contract/calls/learning/resources";
import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { pathOf } from "@academy/contract/path-of";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { type Outbox, useOutbox, type Workbook } from "../progress/public.ts";
import { DownloadLink } from "../resources/public.ts";
import { useAnswerStore } from "./answers/use-answer-store.ts";
import { useWorkbooks } from "./answers/workbooks-query.ts";
import { useNamedItem } from "./item-examples.tsx";
import { SavingState } from "./saving-state.tsx";
import { EarlierWords, WorkbookParts } from "./workbook-parts.tsx";

/** What the printed plan asks besides the weeks: how one begins, and how one counts at the end. */
export function PlanBook({ courseId }: { courseId: string }) {
  const outbox = useOutbox();
  return outbox && <PlanBookOf courseId={courseId} outbox={outbox} />;
}

function PlanBookOf({ courseId, outbox }: { courseId: string; outbox: Outbox }) {
  const { data } = useWorkbooks(courseId, outbox);
  const book = data?.workbooks.find(({ slug }) => slug === planBookSlug);
  return data && book ? <OpenPlanBook view={data} book={book} outbox={outbox} /> : null;
}

type OpenPlanBookProps = { view: WorkbooksView; book: Workbook; outbox: Outbox };

function OpenPlanBook({ view, book, outbox }: OpenPlanBookProps) {
  const store = useAnswerStore(view, outbox);
  useNamedItem();
  const parts = book.parts
    .map((part) => ({ ...part, items: part.items.filter(({ id }) => !itemsOfPlan.has(id)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <div className="plan-book">
      <WorkbookParts view={view} book={{ ...book, parts }} store={store} />
      <EarlierWords view={view} book={book} />
      {book.id !== null && (
        <section aria-labelledby="empty-plan" className="workbook-part">
          <h2 id="empty-plan" className="text-heading">
            {planPage.printed.heading}
          </h2>
          <p className="workbook-lead">{planPage.printed.text}</p>
          <DownloadLink
            url={pathOf(downloadResource, { params: { id: book.id } })}
            className={buttonLook({ variant: "secondary" })}
          >
            {planPage.printed.print}
          </DownloadLink>
        </section>
      )}
      <SavingState store={store} />
    </div>
  );
}
