import { studioPage } from "@academy/content/pages/studio/studio-page";
import { NavLink } from "react-router";
import { LinkRow } from "./link-row.tsx";

/** Leads, and what people wrote: two lists of the same people. */
export function LeadsTabs() {
  return (
    <LinkRow label={studioPage.tabs.label} className="studio-tabs">
      {studioPage.tabs.items.map(({ label, to }) => (
        <li key={to}>
          <NavLink to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </LinkRow>
  );
}
