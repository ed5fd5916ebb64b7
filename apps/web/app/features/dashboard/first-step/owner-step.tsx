import { dashboardPage } from "@academy/content/pages/dashboard-page";
import { LinkButton } from "../../../ui/link-button.tsx";

const { eyebrow, heading, text, open } = dashboardPage.owner;

/** The owner works in the studio; the dashboard of a learner has little for her. */
export function OwnerStep() {
  return (
    <section aria-labelledby="studio-heading" className="dashboard-step">
      <p className="section-eyebrow">{eyebrow}</p>
      <h2 id="studio-heading" className="text-heading">
        {heading}
      </h2>
      <p className="text-pretty">{text}</p>
      <LinkButton to={open.to} size="large" className="dashboard-step-action">
        {open.label}
      </LinkButton>
    </section>
  );
}
