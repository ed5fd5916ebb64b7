import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { archetypes } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { myResultsQuery } from "../../progress/public.ts";
import { OtherSteps } from "./other-steps.tsx";

const { first, result: words } = dashboardPage;

/** For somebody without a course: their result, or the quiz that leads to one; and what else can be had at once. */
export function FirstStep() {
  const { data, isPending } = useQuery(myResultsQuery);
  if (isPending) return <SkeletonText lines={4} />;
  const newest = data?.items[0];
  const key = newest?.result.primary.archetype;
  const step =
    newest && key
      ? {
          heading: words.first,
          text: archetypes[key].essence,
          action: words.see,
          to: `/test-results?r=${encodeURIComponent(newest.token)}`,
        }
      : {
          heading: words.without,
          text: words.withoutLead,
          action: words.take.label,
          to: words.take.to,
        };
  return (
    <section aria-labelledby="step-heading" className="dashboard-step">
      <p className="section-eyebrow">{first.eyebrow}</p>
      <h2 id="step-heading" className="text-heading">
        {step.heading}
      </h2>
      <p className="text-pretty">{step.text}</p>
      <LinkButton to={step.to} size="large" className="dashboard-step-action">
        {step.action}
      </LinkButton>
      <OtherSteps />
    </section>
  );
}
