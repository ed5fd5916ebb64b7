import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import type { LearningView } from "@academy/contract/learning/progress";
import { lazy, Suspense } from "react";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { formatMoment, placeOfClock, useNow } from "./moments.ts";

const words = dashboardPage.gathering;

// Near the time alone: until then a dashboard does without its code.
const Join = lazy(() => import("./join.tsx").then((module) => ({ default: module.Join })));

/** On the dashboard: what is next, when it is where they are, and the way in once that is open. */
export function NextGathering({ next }: { next: NonNullable<LearningView["calendar"]["next"]> }) {
  const { id, title, startsAt } = next;
  const opensAt = new Date(next.opensAt).getTime();
  const isOpen = useNow([opensAt]) >= opensAt;
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
      <div className="next-item-ways flex flex-wrap items-center gap-3">
        {isOpen && (
          <Suspense>
            <Join date={next} />
          </Suspense>
        )}
        <LinkButton to={`/calendar#${id}`} variant="secondary">
          {words.open}
          <span className="sr-only"> ({title})</span>
        </LinkButton>
      </div>
    </section>
  );
}
