import { studioSettingsPage } from "@academy/content/pages/studio/settings/settings-page";
import type { ReactNode } from "react";
import { StudioPage, Tabs } from "../kit/page.tsx";

const words = studioSettingsPage;

/** The heading and the tabs above every page of the settings. */
export const SettingsPage = ({ lead, children }: { lead?: string; children: ReactNode }) => (
  <StudioPage title={words.title} tabs={<Tabs {...words.tabs} />}>
    {lead && <p className="max-w-text text-ink-soft">{lead}</p>}
    {children}
  </StudioPage>
);
