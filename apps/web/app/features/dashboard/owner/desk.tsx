import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { showDesk } from "@academy/contract/calls/desk";
import type { DeskView } from "@academy/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { QueryPart } from "../../progress/public.ts";
import { Steps } from "../steps.tsx";

const { eyebrow, heading, open, figures, quiet, meanwhile } = dashboardPage.owner;

// What waits changes from one visit to the next.
const query = { ...apiQuery(showDesk), staleTime: 0 };

/** What waits for the owner, each figure with its way there; and the studio. Where there is nothing to count, what to do instead. */
export function Desk() {
  const desk = useQuery(query);
  return (
    <section aria-labelledby="studio-heading" className="dashboard-step">
      <p className="section-eyebrow">{eyebrow}</p>
      <h2 id="studio-heading" className="text-heading">
        {heading}
      </h2>
      <QueryPart query={desk} lines={6}>
        {(found) => (isEmpty(found) ? <Meanwhile /> : <Figures desk={found} />)}
      </QueryPart>
      <LinkButton to={open.to} size="large" className="dashboard-step-action">
        {open.label}
      </LinkButton>
    </section>
  );
}

const isEmpty = ({ newLeads, waitingMessages, openQuestions, orders, owed }: DeskView) =>
  newLeads + waitingMessages + openQuestions + orders + owed === 0;

function Meanwhile() {
  return (
    <>
      <p>{quiet}</p>
      <h3 className="mt-3 text-ink-soft font-text type-small weight-500 kern-[0]">{meanwhile.heading}</h3>
      <Steps steps={meanwhile.links} />
    </>
  );
}

function Figures({ desk }: { desk: DeskView }) {
  const { newLeads, hasMoreLeads, waitingMessages, openQuestions, orders, owed } = desk;
  const isQuiet = newLeads + waitingMessages + openQuestions + owed === 0;
  const rows = [
    { ...figures.owed, count: owed, more: "" },
    { ...figures.leads, count: newLeads, more: hasMoreLeads ? "+" : "" },
    { ...figures.messages, count: waitingMessages, more: "" },
    { ...figures.questions, count: openQuestions, more: "" },
    { ...figures.orders, count: orders, more: "" },
  ];
  return (
    <>
      {isQuiet && <p>{quiet}</p>}
      <ul className="desk-figures edge-t-line">
        {rows.map(({ label, to, count, more }) => (
          <li key={to}>
            <Link to={to} className="desk-figure">
              <span className={count > 0 ? "desk-number" : "desk-number is-none"}>
                {count}
                {more}
              </span>{" "}
              <span>{label}</span>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
