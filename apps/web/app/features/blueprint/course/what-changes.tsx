import { whatChanges } from "@academy/content/pages/blueprint/page";
import { SectionHeading } from "../../../ui/section-heading.tsx";

export function WhatChanges() {
  const { eyebrow, heading, lead, beforeLabel, afterLabel, rows } = whatChanges;
  return (
    <section aria-labelledby="changes-heading" className="column blueprint-changes">
      <SectionHeading id="changes-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      <div aria-hidden="true" className="blueprint-change blueprint-change-head">
        <p>{beforeLabel}</p>
        <p>{afterLabel}</p>
      </div>
      <ul>
        {rows.map(({ before, after }) => (
          <li key={before} className="blueprint-change">
            <p className="text-ink-soft">
              <span className="blueprint-change-label">{beforeLabel}: </span>
              {before}
            </p>
            <p className="blueprint-after">
              <span className="blueprint-change-label">{afterLabel}: </span>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
