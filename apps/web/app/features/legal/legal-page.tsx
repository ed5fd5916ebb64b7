import type { LegalSection } from "@academy/content/pages/privacy-page";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { claimOf, isShown } from "../../lib/claims.ts";
import { Mandala } from "../archetypes/public.ts";

type LegalWords = {
  eyebrow: string;
  heading: string;
  lead: string;
  lastChanged: { label: string; date: string };
  sampleNote: string;
  contentsLabel: string;
  sections: readonly LegalSection[];
  closing: { text: string; links: readonly { label: string; to: string }[] };
};

type LegalPageProps = {
  words: LegalWords;
  sample: "sample:terms" | "sample:privacy";
  archetype: "architect" | "medicineKeeper";
  children?: ReactNode;
};

/** A document with its contents beside it, as pleasant to print as to read. */
export function LegalPage({ words, sample, archetype, children }: LegalPageProps) {
  const { eyebrow, heading, lead, lastChanged, sampleNote, contentsLabel, sections, closing } = words;
  return (
    <div className="legal">
      <header className="legal-head">
        <div className="legal-drawing text-gold">
          <Mandala archetype={archetype} />
        </div>
        <div className="relative">
          <p className="section-eyebrow">{eyebrow}</p>
          <h1 className="text-title">{heading}</h1>
          <p className="mt-5 max-w-text text-lead text-pretty">{lead}</p>
          <p className="mt-6 text-small">
            <time dateTime={lastChanged.date}>{lastChanged.label}</time>
          </p>
        </div>
      </header>
      <div id="legal-document" className="column legal-document">
        <nav aria-label={contentsLabel} className="legal-contents">
          {/* Folded on a phone, where it would stand before the document; open in the margin of a wide page. */}
          <details>
            <summary>
              <h2 className="text-lead">{contentsLabel}</h2>
            </summary>
            <ol>
              {sections.map(({ anchor, heading: title }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div className="legal-text">
          {isShown(sample) && (
            <p className="legal-sample" {...claimOf(sample)}>
              {sampleNote}
            </p>
          )}
          {children}
          {sections.map((section) => (
            <LegalArticle key={section.anchor} section={section} />
          ))}
          <div className="legal-closing">
            <p className="font-display text-lead">{closing.text}</p>
            <p className="flex flex-wrap gap-x-8">
              {closing.links.map(({ label, to }) => (
                <Link
                  key={to}
                  to={to}
                  // A file is no page of the app.
                  reloadDocument={to.includes(".")}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {label}
                </Link>
              ))}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

function LegalArticle({ section }: { section: LegalSection }) {
  const { anchor, heading, paragraphs, items, closing } = section;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-heading`} className="legal-section late-part">
      <h2 id={`${anchor}-heading`} className="text-heading">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <dl>
          {items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {closing.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
