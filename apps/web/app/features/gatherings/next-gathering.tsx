import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { LearningView } from "@academy/contract/learning/progress";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { formatMoment, placeOfClock } from "./moments.ts";

const words = dashboardPage.gathering;

/** On the dashboard: what is next, and when it is where they are. */
export function NextGathering({ next }: { next: NonNullable<LearningView["calendar"]["next"]> }) {
  const { id, title, startsAt } = next;
  return (
    <section aria-labelledby="gathering-heading" className="column plan-line next-item">
      <h2 id="gathering-heading" className="text-heading">
        {words.heading}
      </h2>
      <p>
        <span className="block text-ink-soft text-small">
          <time dateTime={startsAt}>{formatMoment(startsAt)}</time> ({placeOfClock()})
        </span>
        <span className="next-item-asked">{title}</span>
      </p>
      <LinkButton to={`/calendar#${id}`} variant="secondary" className="justify-self-start">
        {words.open}
        <span className="sr-only"> ({title})</span>
      </LinkButton>
    </section>
  );
}
