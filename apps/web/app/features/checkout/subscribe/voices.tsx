import { subscribePage } from "@academy/content/pages/subscribe-page";
import type { Testimonial } from "@academy/content/proof/testimonials";
import { claimOf } from "../../../lib/claims.ts";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { ArchetypePair, hueOf } from "../../archetypes/public.ts";
import { Picture } from "../../pictures/public.ts";

const { heading, mark, ratingLabel } = subscribePage.testimonials;
const items: readonly Testimonial[] = subscribePage.testimonials.items;

/** Three people, one after the other, as in a column of letters. */
export function Voices() {
  return (
    <section aria-labelledby="voices-heading" className="subscribe-voices" {...claimOf("subscribe-voices")}>
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="voices-heading" className="text-title">
          {heading}
        </h2>
        <SampleMark of="sample:subscribe-voices">{mark}</SampleMark>
      </div>
      <ul className="column mt-10">
        {items.map(({ text, author, picture, profession, primaryArchetype, secondaryArchetype, rating }) => (
          <li key={author} className="letter">
            {picture && <Picture of={picture} shape="round" className="letter-picture" />}
            <figure>
              <blockquote className="font-display text-lead text-pretty">“{text}”</blockquote>
              <figcaption className="mt-5">
                <span className={`kern-[0.2em] ${hueOf(primaryArchetype)}`}>
                  <span className="sr-only">{ratingLabel}</span>
                  <span aria-hidden="true">{"✦".repeat(rating)}</span>
                </span>
                <span className="block">
                  <span className="weight-500">{author}</span>, {profession}
                </span>
                <ArchetypePair
                  primary={primaryArchetype}
                  secondary={secondaryArchetype}
                  joint={subscribePage.testimonials.with}
                />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
