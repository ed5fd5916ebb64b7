import type { ReactNode } from "react";

type SettingsSectionProps = { id: string; heading: string; about: ReactNode; children: ReactNode };

/** A section of the document: its heading and what it is about in the margin, what can be done beside them. */
export function SettingsSection({ id, heading, about, children }: SettingsSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="settings-section">
      <div className="settings-margin">
        <h2 id={`${id}-heading`} className="text-heading">
          {heading}
        </h2>
        <p className="mt-2 text-ink-soft text-pretty">{about}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
