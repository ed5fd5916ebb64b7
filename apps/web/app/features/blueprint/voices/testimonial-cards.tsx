import { moreTestimonialsSection, testimonialCardsSection } from "@academy/content/pages/blueprint/page";
import {
  moreTestimonials,
  type TestimonialCard,
  testimonialCards,
} from "@academy/content/proof/testimonials";
import { claimOf } from "../../../lib/claims.ts";
import { SampleMark } from "../../../ui/sample-mark.tsx";

/** Three cards, laid down unevenly as on a table; on a phone side by side. */
export function TestimonialCards() {
  return (
    <Testimonials
      id="folders-heading"
      claim="blueprint-cards"
      words={testimonialCardsSection}
      testimonials={testimonialCards}
      className="blueprint-cards"
      itemClassName="blueprint-card"
    />
  );
}

/** Two more, in plain type on either side of a rule. */
export function MoreTestimonials() {
  return (
    <Testimonials
      id="shy-heading"
      claim="blueprint-pair"
      words={moreTestimonialsSection}
      testimonials={moreTestimonials}
      className="blueprint-pair"
      itemClassName="blueprint-pair-voice"
    />
  );
}

type TestimonialsProps = {
  id: string;
  claim: "blueprint-cards" | "blueprint-pair";
  words: { heading: string; mark: string };
  testimonials: readonly TestimonialCard[];
  className: string;
  itemClassName: string;
};

function Testimonials({ id, claim, words, testimonials, className, itemClassName }: TestimonialsProps) {
  return (
    <section aria-labelledby={id} className={`column ${className}`} {...claimOf(claim)}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-heading">
          {words.heading}
        </h2>
        <SampleMark of={`sample:${claim}`}>{words.mark}</SampleMark>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and what scrolls must be reachable. */}
      <ul tabIndex={0} aria-labelledby={id}>
        {testimonials.map(({ text, firstName, initial, role }) => (
          <li key={firstName} className={itemClassName}>
            <figure>
              <blockquote className="text-pretty">“{text}”</blockquote>
              <figcaption className="mt-3">
                <span className="weight-500">
                  {firstName} {initial}
                </span>
                <span className="block text-ink-soft text-small">{role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
