import { coursePage } from "@academy/content/pages/course-page";
import { Lock } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

const { heading, text, action } = coursePage.locked;

/** Said in words: a lock alone, or a paler ink, tells nobody what to do. */
export function LockedCard({ to }: { to: string }) {
  return (
    <Card as="section" look="framed" aria-labelledby="locked-heading" className="course-locked">
      <Lock aria-hidden="true" className="size-6 stroke-gold-deep" />
      <h2 id="locked-heading" className="text-heading">
        {heading}
      </h2>
      <p>{text}</p>
      <LinkButton to={to} reloadDocument={to.includes("#")} className="justify-self-start">
        {action}
      </LinkButton>
    </Card>
  );
}
