import { studioSettingsPage } from "@academy/content/pages/studio/settings/settings-page";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { LinkRow } from "../link-row.tsx";

const words = studioSettingsPage;

/** The heading and the tabs above every page of the settings. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <LinkRow label={words.tabs.label} className="studio-tabs">
        {words.tabs.items.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </LinkRow>
      {children}
    </div>
  );
}
