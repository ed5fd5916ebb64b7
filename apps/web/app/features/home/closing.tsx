import { homePage } from "@academy/content/pages/home-page";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { RisingMandala } from "../archetypes/public.ts";

export function Closing() {
  const { heading, text, start, discover } = homePage.closing;
  return (
    <section aria-labelledby="closing-heading" className="home-closing">
      <h2 id="closing-heading" className="max-w-[10.1em] text-title">
        {heading}
      </h2>
      <p className="mt-5 max-w-text text-lead text-pretty">{text}</p>
      <div className="home-closing-calls">
        <LinkButton to={start.to} reloadDocument size="large">
          {start.label}
        </LinkButton>
        <LinkButton to={discover.to} variant="secondary" size="large">
          {discover.label}
        </LinkButton>
      </div>
      <div className="rising">
        <RisingMandala />
      </div>
    </section>
  );
}
