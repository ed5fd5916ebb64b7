import { studioPage } from "@academy/content/pages/studio/studio-page";
import { NavLink } from "react-router";

/** Leads, and what people wrote: two lists of the same people. */
export function LeadsTabs() {
  return (
    <nav aria-label={studioPage.tabs.label}>
      <ul className="studio-tabs">
        {studioPage.tabs.items.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
