import { subscribePage } from "@academy/content/pages/subscribe-page";
import { archetypes } from "@academy/quiz/archetypes";
import { claimOf } from "../../../lib/claims.ts";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { hueClass } from "../../archetypes/public.ts";
import { Picture } from "../../pictures/public.ts";

const { heading, mark, ratingLabel, items } = subscribePage.testimonials;

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
            <Picture of={picture} shape="round" className="letter-picture" />
            <figure>
              <blockquote className="font-display text-lead text-pretty">“{text}”</blockquote>
              <figcaption className="mt-5">
                <span className={`kern-[0.2em] ${hueClass[primaryArchetype]}`}>
                  <span className="sr-only">{ratingLabel}</span>
                  <span aria-hidden="true">{"✦".repeat(rating)}</span>
                </span>
                <span className="block">
                  <span className="weight-500">{author}</span>, {profession}
                </span>
                <span className="block text-ink-soft text-small">
                  {archetypes[primaryArchetype].title} {subscribePage.testimonials.with}{" "}
                  {archetypes[secondaryArchetype].title}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
