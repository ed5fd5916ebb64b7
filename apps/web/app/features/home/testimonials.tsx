import { homePage } from "@academy/content/pages/home-page";
import type { Testimonial } from "@academy/content/proof/testimonials";
import { claimOf } from "../../lib/claims.ts";
import { SampleMark } from "../../ui/sample-mark.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { ArchetypePair, hueOf } from "../archetypes/public.ts";
import { Picture } from "../pictures/public.ts";

export function Testimonials() {
  const { anchor, eyebrow, heading, mark, ratingLabel } = homePage.testimonials;
  const items: readonly Testimonial[] = homePage.testimonials.items;
  return (
    <section
      id={anchor}
      aria-labelledby="testimonials-heading"
      className="learners"
      {...claimOf("home-voices")}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SectionHeading id="testimonials-heading" eyebrow={eyebrow} title={heading} />
        <SampleMark of="sample:home-voices">{mark}</SampleMark>
      </div>
      <ul className="learners-list mt-10">
        {items.map(({ text, author, picture, profession, primaryArchetype, secondaryArchetype, rating }) => (
          <li key={author} className="learner">
            <figure>
              <p className={`kern-[0.2em] ${hueOf(primaryArchetype)}`}>
                <span className="sr-only">{ratingLabel}</span>
                <span aria-hidden="true">{"✦".repeat(rating)}</span>
              </p>
              <blockquote className="learner-quote">“{text}”</blockquote>
              <figcaption className="flex items-center gap-4 mt-6">
                {picture && <Picture of={picture} shape="round" className="learner-picture" />}
                <div>
                  <span className="weight-500">{author}</span>, {profession}
                  <ArchetypePair
                    primary={primaryArchetype}
                    secondary={secondaryArchetype}
                    joint={homePage.testimonials.with}
                  />
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
