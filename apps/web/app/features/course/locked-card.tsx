import { coursePage } from "@academy/content/pages/learning/course-page";
import type { CourseView } from "@academy/contract/learning/courses";
import { Lock } from "lucide-react";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Card } from "../../ui/card.tsx";
import { OpeningOffers } from "./opening-offers.tsx";

const { heading, text, action } = coursePage.locked;

/** Said in words: a lock alone, or a paler ink, tells nobody what to do. */
export function LockedCard({ course }: { course: CourseView }) {
  const to = course.offersPath;
  return (
    <Card as="section" look="framed" aria-labelledby="locked-heading" className="course-locked">
      <Lock aria-hidden="true" className="size-6 stroke-gold-deep" />
      <h2 id="locked-heading" className="text-heading">
        {heading}
      </h2>
      <p>{text}</p>
      <OpeningOffers keys={course.openingOffers} />
      <LinkButton to={to} reloadDocument={to.includes("#")}>
        {action}
      </LinkButton>
    </Card>
  );
}
