import { dashboardPage } from "@academy/content/pages/learning/dashboard-page";
import { Learning } from "../learning.tsx";
import { Steps } from "../steps.tsx";
import { Welcome } from "../welcome.tsx";
import { Desk } from "./desk.tsx";

const { heading, text, links } = dashboardPage.owner.pages;

/** The owner's own: what waits in the studio, the academy as others see it, and what every member has here. */
export function OwnerDashboard() {
  return (
    <>
      <Welcome>
        <Desk />
      </Welcome>
      <section aria-labelledby="pages-heading" className="column owner-pages">
        <div>
          <h2 id="pages-heading" className="text-heading">
            {heading}
          </h2>
          <p className="mt-2 max-w-text text-ink-soft text-pretty">{text}</p>
        </div>
        <Steps steps={links} />
      </section>
      <Learning />
    </>
  );
}
