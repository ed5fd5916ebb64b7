import type { LegalSection } from "@academy/content/pages/privacy-page";

export function LegalArticle({ section }: { section: LegalSection }) {
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
