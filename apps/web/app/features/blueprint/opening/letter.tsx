import { letter } from "@academy/content/pages/blueprint/page";

/** A letter on a sheet of its own. Most of it unfolds. */
export function Letter() {
  return (
    <section aria-labelledby="letter-heading" className="blueprint-letter">
      <div className="blueprint-sheet">
        <h2 id="letter-heading" className="text-title">
          {letter.salutation}
        </h2>
        {letter.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <details className="fold">
          <summary>{letter.moreLabel}</summary>
          {letter.more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
        <p>{letter.closing}</p>
        <p className="blueprint-signature">
          <span className="block font-display text-heading">{letter.signature}</span>
          <span className="text-ink-soft text-small">{letter.signatureRole}</span>
        </p>
      </div>
    </section>
  );
}
