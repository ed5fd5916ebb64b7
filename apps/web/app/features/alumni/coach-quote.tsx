import { alumniPage } from "@academy/content/pages/alumni-page";

export function CoachQuote() {
  const { text, signature, role } = alumniPage.coachQuote;
  return (
    <figure className="coach-quote">
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <span className="font-display text-heading">{signature}</span>
        <span className="text-ink-soft text-small">{role}</span>
      </figcaption>
    </figure>
  );
}
