import { alumniPage } from "@academy/content/pages/alumni-page";
import { Picture } from "../pictures/public.ts";

export function CoachQuote() {
  const { picture, text, signature, role } = alumniPage.coachQuote;
  return (
    <figure className="coach-quote">
      <Picture of={picture} shape="round" className="picture-framed coach-portrait" />
      <blockquote>“{text}”</blockquote>
      <figcaption>
        <span className="font-display text-heading">{signature}</span>
        <span className="text-ink-soft text-small">{role}</span>
      </figcaption>
    </figure>
  );
}
