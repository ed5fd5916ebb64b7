import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { itemPath, learningQuery } from "../progress/public.ts";

const words = dashboardPage.workbook;

/** Where to go on writing; nothing where there is nothing to fill in. */
export function NextItem() {
  const { data } = useQuery(learningQuery);
  const next = data?.workbook;
  if (!next) return null;
  return (
    <section aria-labelledby="workbook-heading" className="column plan-line next-item">
      <h2 id="workbook-heading" className="text-heading">
        {words.heading}
      </h2>
      <p>
        <span className="block text-ink-soft text-small">
          {next.course.title} · {next.part}
        </span>
        {next.asked && <span className="next-item-asked">{next.asked}</span>}
      </p>
      <LinkButton to={itemPath(next.course.id, next)} variant="secondary" className="justify-self-start">
        {next.isBegun ? words.again : words.next}
        <span className="sr-only"> ({next.part})</span>
      </LinkButton>
    </section>
  );
}
