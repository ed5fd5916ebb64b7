import { dashboardPage } from "@academy/content/pages/dashboard-page";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

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
