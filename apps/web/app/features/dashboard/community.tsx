import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Card } from "../../ui/card.tsx";

export function Community() {
  const { heading, text, join } = dashboardPage.community;
  return (
    <Card as="section" look="framed" aria-labelledby="community-heading" className="self-start">
      <h2 id="community-heading" className="text-heading">
        {heading}
      </h2>
      <p className="mt-3 max-w-text text-pretty">{text}</p>
      <LinkButton to={join.to} variant="secondary" className="mt-6">
        {join.label}
      </LinkButton>
    </Card>
  );
}
