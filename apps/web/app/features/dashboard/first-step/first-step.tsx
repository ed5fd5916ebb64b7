import { formatPrice } from "@academy/content/format-price";
import { blueprintTiers } from "@academy/content/offers";
import { freeLessonPage } from "@academy/content/pages/free-lesson-page";
import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { archetypes } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { myResultsQuery } from "../../progress/public.ts";
import { Steps } from "../steps.tsx";

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

const { more, freeLesson, offer } = dashboardPage.first;
const [{ priceCents }] = blueprintTiers;
const { title, minutes } = freeLessonPage;

const steps = [
  { ...freeLesson, hint: fillWords(freeLesson.hint, { title, minutes }) },
  { ...offer, hint: fillWords(offer.hint, { price: formatPrice(priceCents) }) },
];

/** A lesson that costs nothing, and the course it is from. */
function OtherSteps() {
  return (
    <>
      <h3 className="mt-3 text-ink-soft font-text type-small weight-500 kern-[0]">{more}</h3>
      <Steps steps={steps} />
    </>
  );
}
